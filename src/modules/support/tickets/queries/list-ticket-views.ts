import {
  fromOwnViews,
  OWN_VIEW,
  VIEW,
  VIEW_WORDS,
  type ViewKind,
} from '@/modules/accounts/saved-views/queries/list-views'
import type { Db } from '@/server/db-of'
import type { RowOf } from '@/server/rows/fields'
import { select } from '@/server/rows/select'

/** Views of the queue. */
export const TICKET_VIEWS: ViewKind = {
  collection: 'ticket-views',
  module: 'support',
  read: (db, rest) => select(db, VIEW, rest),
  words: VIEW_WORDS,
}

/** The views that a person has saved, by name. */
export const listOwnTicketViews = (db: Db, userId: number): Promise<RowOf<typeof OWN_VIEW>[]> =>
  select(db, OWN_VIEW, fromOwnViews(TICKET_VIEWS, userId))
