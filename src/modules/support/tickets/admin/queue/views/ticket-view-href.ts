import { listOfView } from '../../../schemas/ticket-view'
import { TICKET_QUEUES } from '../ticket-queues'

/** The address that opens a view; it contains all of it. */
export function ticketViewHref(query: string): string {
  const list = listOfView(query)
  const params = new URLSearchParams(query)
  params.delete('list')
  const { href } = TICKET_QUEUES.find(({ key }) => key === list) ?? TICKET_QUEUES[0]
  return params.size === 0 ? href : `${href}?${params}`
}
