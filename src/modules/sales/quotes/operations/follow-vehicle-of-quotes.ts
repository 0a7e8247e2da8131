import { sql } from '@payloadcms/db-postgres'
import { alias } from '@payloadcms/db-postgres/drizzle/pg-core'
import type { PayloadRequest } from 'payload'
import { dayIn } from '@/kernel/time/day-in'
import { IN_FORCE } from '@/modules/inventory/reservations/rules/reservation-workflow'
import { vehicles } from '@/modules/inventory/tables.gen'
import { quotes } from '@/modules/sales/tables.gen'
import { readTradeSettings } from '@/modules/settings/company/queries/read-trade-settings'
import type { Db } from '@/server/db-of'
import type { Listener } from '@/server/events'
import { flag, nullable, number, type RowOf } from '@/server/rows/fields'
import { select } from '@/server/rows/select'
import { ids } from '@/server/sql'
import { IS_ROUND_ANSWERED, IS_VEHICLE_GONE, isOrdered } from '../queries/match-quote-states'
import { isOverdue } from '../rules/offer-validity'
import { quoteTurn } from '../rules/quote-turn'
import { type VehicleNews, vehicleGoneOrBack } from '../rules/vehicle/vehicle-gone-or-back'
import { type EndedQuote, mailEndedQuotes, mailVehicleGoneOrBack } from './mail-vehicle-gone-or-back'
import { BY_CLOCK } from './read-quote-actor'
import { writeQuoteHistory } from './write-quote-history'

const [q, v] = [alias(quotes, 'q'), alias(vehicles, 'v')]

/** Orders have registered their states by the time this is read. */
const openShape = () => ({
  id: q.id,
  customerId: q.customerId,
  vehicleId: v.id,
  status: q.status,
  validUntil: q.validUntil,
  isRoundAnswered: flag(IS_ROUND_ANSWERED),
  isVehicleGone: flag(IS_VEHICLE_GONE),
  vehicleStatus: v.status,
  inTrash: flag(sql`v.deleted_at IS NOT NULL`),
  heldFor: nullable(
    number(
      sql`(SELECT r.customer_id FROM reservations r WHERE r.vehicle_id = v.id AND r.status = ${IN_FORCE})`,
    ),
  ),
  isOrdered: flag(isOrdered(sql`v.id`)),
})
type OpenQuote = RowOf<ReturnType<typeof openShape>>

/** The open quotes on vehicles, locked; whoever takes a step of one locks its vehicle first, too. */
async function lockOpen(db: Db, vehicleIds: readonly number[]): Promise<OpenQuote[]> {
  const open = sql`q.vehicle_id = ANY(${ids(vehicleIds)}) AND q.status IN ('AWAITING_RESPONSE', 'QUOTED', 'NEGOTIATING')`
  const { rows } = await db.execute(sql`SELECT q.id FROM quotes q WHERE ${open} ORDER BY q.id FOR UPDATE`)
  if (rows.length === 0) return []
  return select(
    db,
    openShape(),
    sql`FROM quotes q JOIN vehicles v ON v.id = q.vehicle_id WHERE ${open} ORDER BY q.id`,
  )
}

const newsOf = (quote: OpenQuote): VehicleNews | null =>
  vehicleGoneOrBack(quote, {
    status: quote.vehicleStatus,
    inTrash: quote.inTrash,
    hold: quote.heldFor === null ? null : { customerId: quote.heldFor },
    isOrdered: quote.isOrdered,
  })

/**
 * Ends the turn of the open quotes whose vehicle can no longer be bought, and opens those again that are still valid
 * when it can: in the transaction that changed the vehicle, in whatever way. Their customers are notified, and the
 * showroom once of each vehicle.
 */
export const followVehicleOfQuotes: Listener<'vehicleChanged'> = async ({ ids: changed }, { db, req }) => {
  const concerned = (await lockOpen(db, changed)).flatMap((quote) => {
    const news = newsOf(quote)
    return news ? [{ quote, news }] : []
  })
  if (concerned.length === 0) return
  const today = dayIn(new Date(), (await readTradeSettings(db)).timezone)
  const ended = new Map<number, EndedQuote[]>()
  for (const { news, quote } of concerned) {
    // Run out while its vehicle was gone: the job ends it.
    if (news === 'back' && isOverdue(quote, today)) continue
    const entryId = await write(req, db, quote, news)
    if (news === 'back') continue
    ended.set(quote.vehicleId, [...(ended.get(quote.vehicleId) ?? []), { quoteId: quote.id, entryId }])
  }
  for (const [vehicleId, [first, ...others]] of ended)
    if (first) await mailEndedQuotes(req, db, vehicleId, [first, ...others])
}

/**
 * The quote itself stays as its customer last saw it, so its version does not change.
 *
 * @returns the line of its history
 */
async function write(req: PayloadRequest, db: Db, quote: OpenQuote, news: VehicleNews): Promise<number> {
  const { id, status } = quote
  const hasTurn = news === 'back' && quoteTurn({ ...quote, isVehicleGone: false }) !== null
  await db.execute(sql`UPDATE quotes SET vehicle_gone_at = ${news === 'gone' ? sql`now()` : null},
    waiting_since = ${hasTurn ? sql`now()` : null} WHERE id = ${id}`)
  const step = news === 'gone' ? 'vehicleGone' : 'vehicleBack'
  const entryId = await writeQuoteHistory(db, { quoteId: id, from: status, to: status, step, by: BY_CLOCK })
  await mailVehicleGoneOrBack(req, db, quote, news, entryId)
  return entryId
}
