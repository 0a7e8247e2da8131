import { sql } from '@payloadcms/db-postgres'
import type { Payload, PayloadRequest } from 'payload'
import { orders } from '@/modules/sales/tables.gen'
import { selectValues } from '@/server/rows/select'
import { type DemoPerson, requestOf } from '../request-as-person'
import { ago, runAsOf } from './run-as-of'
import type { Place, StoryVehicle } from './story-vehicles'

export type Buyer = 'customer' | 'dealer'
/** The member of staff who looks after a sale: one assigned to its showroom. */
export type Seller = 'operator' | 'supervisor' | 'manager'

/** A sale while its story runs. */
export type Sale = {
  payload: Payload
  by: Buyer
  seller: Seller
  vehicle: StoryVehicle
  /** Both 0 until there is one. */
  quoteId: number
  orderId: number
  as: (who: DemoPerson) => Promise<PayloadRequest>
}

/** One step of a story, as many days ago. Steps are in order: a later one is fewer days ago. */
export type Step = { ago: number; take: (sale: Sale) => Promise<unknown> }

/** What became of a customer's request for one vehicle. */
export type Story = { by: Buyer; of: Place; steps: readonly Step[] }

/** A sale that is about to begin. Staff with two showrooms come first, then those with four. */
export const newSale = (
  payload: Payload,
  by: Buyer,
  vehicle: StoryVehicle,
  sellers: Partial<Record<Seller, readonly number[]>>,
): Sale => ({
  payload,
  by,
  vehicle,
  seller:
    (['operator', 'supervisor'] as const).find((who) => sellers[who]?.includes(vehicle.showroomId)) ??
    'manager',
  quoteId: 0,
  orderId: 0,
  as: (who) => requestOf(payload, who),
})

/** Runs a story step by step, each in its own time. */
export async function playStory(sale: Sale, steps: readonly Step[]): Promise<void> {
  for (const { ago: days, take } of steps) {
    const moment = ago(days)
    await runAsOf(moment, () => take(sale))
    await dateHistory(sale, moment)
  }
}

/** The id of the order that acceptance has made. */
export async function orderOf({ payload, quoteId }: Sale): Promise<number> {
  const [id] = await selectValues(payload, orders.id, sql`FROM orders WHERE quote_id = ${quoteId}`)
  if (id === undefined) throw new Error(`quote ${quoteId} of the demo has no order`)
  return id
}

/** The lines that the database has just dated itself; those of earlier steps are older than the moment. */
async function dateHistory({ orderId, payload, quoteId }: Sale, moment: Date): Promise<void> {
  const at = moment.toISOString()
  await payload.db.drizzle.execute(sql`
    WITH of_quote AS (UPDATE quote_history SET at = ${at} WHERE quote_id = ${quoteId} AND at > ${at})
    UPDATE order_history SET at = ${at} WHERE order_id = ${orderId} AND at > ${at}`)
}
