import { z } from 'zod'
import type { OwnData } from '@/api/module'
import { ownView, savedViewRoutes } from '@/api/saved-view-routes'
import { buildViewWriter } from '@/modules/accounts/saved-views/operations/build-view-writer'
import { listViewsFor } from '@/modules/accounts/saved-views/queries/list-views'
import { dbOf } from '@/server/db-of'
import { listOwnTicketViews, TICKET_VIEWS } from '../queries/list-ticket-views'
import { ticketViewInput, ticketViewPatch } from '../schemas/ticket-view'

const viewRecord = z
  .object({
    id: z.int(),
    name: z.string(),
    query: z.string(),
    isShared: z.boolean(),
    // Whose it is, for views of others.
    owner: z.string().nullable(),
    mayChange: z.boolean(),
  })
  .meta({ id: 'TicketView' })

/** Views of the queue. */
export const ticketViewRoutes = savedViewRoutes({
  ...buildViewWriter(TICKET_VIEWS),
  path: '/support-management/ticket-views',
  tag: 'Support tickets',
  summaries: {
    list: 'List your saved views of the tickets, and those that others share',
    save: 'Save the filters and the order of the tickets under a name',
    change: 'Rename a saved view of the tickets, replace what it shows, or share it with all staff',
    delete: 'Delete a saved view of the tickets',
  },
  refusals: [409],
  record: viewRecord,
  input: ticketViewInput,
  patch: ticketViewPatch,
  list: async ({ actor, req }, { id }) => listViewsFor(await dbOf(req), TICKET_VIEWS, actor, { id }),
})

/** The views of tickets that somebody has saved, in the file of their own data. */
export const ownTicketViewsData: OwnData = {
  key: 'ticketViews',
  shape: z.array(z.object(ownView)),
  read: listOwnTicketViews,
}
