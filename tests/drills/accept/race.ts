import { sql } from '@payloadcms/db-postgres'
import { createLocalReq } from 'payload'
import { AppError } from '@/kernel/errors'
import { takeQuoteStep } from '@/modules/sales/quotes/operations/take-quote-step'
import { addQuote, addVehicle, type World } from './prepare'

/** What became of the race. `kept` are the losers' quotes that are as they were. */
export type Race = { orders: number; conflicts: number; reserved: number; kept: number; faults: number }

/** All customers have an offer for one vehicle, and accept it at the same time. */
export async function race(world: World, print: (text: string) => void): Promise<Race> {
  const vehicle = await addVehicle(world)
  const quotes = []
  for (const customer of world.customers) quotes.push(await addQuote(world, vehicle, customer))
  print(`${quotes.length} customers have an offer for one vehicle`)
  let [conflicts, faults] = [0, 0]
  await Promise.all(
    quotes.map(async ({ customer, id }) => {
      try {
        await takeQuoteStep(await createLocalReq({ user: customer }, world.payload), id, 'accept')
      } catch (error) {
        if (error instanceof AppError && error.status === 409) conflicts += 1
        else {
          faults += 1
          print(`    ! ${error instanceof Error ? error.message : String(error)}`)
        }
      }
    }),
  )
  const { rows } = await world.payload.db.drizzle.execute(sql`
    SELECT (SELECT count(*)::int FROM orders WHERE vehicle_id = ${vehicle}) AS orders,
      (SELECT count(*)::int FROM vehicles WHERE id = ${vehicle} AND status = 'RESERVED') AS reserved,
      (SELECT count(*)::int FROM quotes WHERE vehicle_id = ${vehicle} AND status = 'QUOTED') AS kept`)
  const [row = {}] = rows
  return {
    orders: Number(row.orders),
    conflicts,
    reserved: Number(row.reserved),
    kept: Number(row.kept),
    faults,
  }
}
