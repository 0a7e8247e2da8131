import type { Db } from '@/server/db-of'
import { readTicketRows } from './read-ticket-rows'
import type { TicketRow } from './select-ticket'

/** One ticket; who may see it is up to the caller. */
export async function getTicket(db: Db, id: number): Promise<TicketRow | null> {
  const [row] = await readTicketRows(db, [id])
  return row ?? null
}
