import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { notFound, validationFailed } from '@/kernel/errors'
import { issue } from '@/kernel/issue'
import { actorOf } from '@/server/actor-of'
import type { Db } from '@/server/db-of'
import { inTransactionOn } from '@/server/transaction'
import { lockTickets, reachOf, ticketKey } from './lock-ticket'
import { writeTicketHistory } from './write-ticket-history'

/** Links two tickets; linking them again changes nothing. @throws AppError 404 if one is out of reach, 422 for itself */
export const linkTickets = (req: PayloadRequest, id: number, otherId: number): Promise<void> =>
  withBoth(req, id, otherId, async (db, pair, userId) => {
    const { rowCount } = await db.execute(sql`
      INSERT INTO ticket_links (ticket_id, other_id, created_by) VALUES (${pair[0]}, ${pair[1]}, ${userId})
      ON CONFLICT DO NOTHING`)
    return rowCount === 0 ? null : 'linked'
  })

/** Removes the link between two tickets. @throws AppError 404 if there is none */
export const unlinkTickets = (req: PayloadRequest, id: number, otherId: number): Promise<void> =>
  withBoth(req, id, otherId, async (db, pair) => {
    const { rowCount } = await db.execute(
      sql`DELETE FROM ticket_links WHERE ticket_id = ${pair[0]} AND other_id = ${pair[1]}`,
    )
    if (rowCount === 0) throw notFound()
    return 'unlinked'
  })

type Pair = readonly [number, number]

async function withBoth(
  req: PayloadRequest,
  id: number,
  otherId: number,
  change: (db: Db, pair: Pair, userId: number) => Promise<'linked' | 'unlinked' | null>,
): Promise<void> {
  if (id === otherId) throw validationFailed([issue('ticketId', 'A ticket cannot be linked to itself')])
  const reach = reachOf(await actorOf(req))
  const userId = Number(req.user?.id)
  await inTransactionOn(req, [ticketKey(id), ticketKey(otherId)], async (_, db) => {
    await lockTickets(db, [id, otherId], reach)
    const done = await change(db, [Math.min(id, otherId), Math.max(id, otherId)], userId)
    if (!done) return
    const line = { kind: 'link', by: { kind: 'staff', userId }, reason: null } as const
    const at = new Date().toISOString()
    for (const [ticketId, other] of [
      [id, otherId],
      [otherId, id],
    ] as const) {
      const [from, to] = done === 'linked' ? [null, other] : [other, null]
      await writeTicketHistory(db, { ...line, ticketId, from, to, at })
    }
  })
}
