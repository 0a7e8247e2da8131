import { sql } from '@payloadcms/db-postgres'
import { describe, expect, it } from 'vitest'
import { QUOTE_STATUSES, type QuoteStatus } from '@/modules/sales/quotes/rules/quote-statuses'
import { customerQuoteSteps, staffStepTo } from '@/modules/sales/quotes/rules/quote-workflow'
import { accept, as, cancel, newVehicle, quoteRow, rowsOf, wished, withQuotes } from './quotes-kit'

withQuotes()

/** A priced request on demand in a state, whatever led there. */
async function quoteIn(status: QuoteStatus, who: 'customer' | 'dealer', vehicle?: number): Promise<number> {
  const id = await wished(who)
  await rowsOf(sql`UPDATE quotes SET status = ${status}::enum_quotes_status, quoted_price = 845000,
    valid_until = '2099-12-31', vehicle_id = ${vehicle ?? null} WHERE id = ${id}`)
  return id
}

/**
 * Without what an accepted quote's withdrawal does to its order, and the answer to a round: both are tried with
 * real ones.
 */
const MOVES = QUOTE_STATUSES.flatMap((from) => QUOTE_STATUSES.map((to) => ({ from, to }))).filter(
  ({ from, to }) => from !== 'ACCEPTED' && !(from === 'NEGOTIATING' && to === from),
)

describe('the steps of quotes, through the calls', () => {
  it.each(MOVES)('staff bring a quote from $from to $to only as the table says', async ({ from, to }) => {
    const id = await quoteIn(from, 'dealer')
    const body = { status: to, reason: 'Because' }
    expect((await as('customer', 'PUT', `/quotes/${id}/status`, body)).status).toBe(404)
    const { status } = await as('operator', 'PUT', `/quotes/${id}/status`, body)
    const isListed = staffStepTo(from, to) !== null
    expect([status, (await quoteRow(id))?.status]).toEqual(isListed ? [200, to] : [409, from])
  })

  it.each(QUOTE_STATUSES)(
    'customers accept and cancel their own quote in %s only as listed',
    async (from) => {
      const steps = customerQuoteSteps(from)
      const vehicle = await newVehicle()
      for (const [step, take, to] of [
        ['accept', accept, 'ACCEPTED'],
        ['cancel', cancel, 'CANCELLED'],
      ] as const) {
        const id = await quoteIn(from, 'customer', step === 'accept' ? vehicle : undefined)
        expect((await take('otherCustomer', id)).status, `another's ${step}`).toBe(404)
        const { status } = await take('customer', id)
        const isListed = steps.includes(step)
        expect([status, (await quoteRow(id))?.status], step).toEqual(isListed ? [200, to] : [409, from])
      }
    },
  )
})
