import { mayShareViews } from '@/kernel/lists/saved-view-rules'
import type { Actor } from '@/kernel/permissions'
import { listViewsFor } from '@/modules/accounts/saved-views/queries/list-views'
import type { Db } from '@/server/db-of'
import type { ViewState } from '@/ui/back-office/list/views/saved-view-type'
import { TICKET_VIEWS } from '../../../queries/list-ticket-views'
import type { TicketList } from '../../../rules/queue-lists'
import { ticketViewQuery } from '../../../schemas/ticket-view'
import { ticketViewHref } from './ticket-view-href'

/** The viewer's saved views, and what the queue shows in the words of a view. */
export async function readViewState(
  db: Db,
  actor: Actor,
  list: TicketList,
  given: Record<string, string>,
): Promise<ViewState> {
  const views = await listViewsFor(db, TICKET_VIEWS, actor)
  const query = ticketViewQuery(new URLSearchParams({ list, ...given }).toString())
  return {
    views: views.map((view) => ({ ...view, href: ticketViewHref(view.query) })),
    query,
    // The lists themselves have names already.
    isNarrowed: [...new URLSearchParams(query).keys()].some((key) => key !== 'list'),
    mayShare: mayShareViews(actor, TICKET_VIEWS.module),
  }
}
