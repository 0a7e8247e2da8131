import { sql } from '@payloadcms/db-postgres'
import { describe, expect, it } from 'vitest'
import { expireQuotes } from '@/modules/sales/quotes/operations/expire-quotes'
import {
  as,
  at,
  cancel,
  history,
  mailsAbout,
  negotiate,
  quoted,
  quoteRow,
  rowsOf,
  send,
  withQuotes,
} from './quotes-kit'

withQuotes()

const runOut = (id: number) =>
  rowsOf(sql`UPDATE quotes SET valid_until = '2026-01-31' WHERE id = ${id} RETURNING id`)

const invoiceStates = async (id: number) =>
  (await as('customer', 'GET', `/quotes/${id}/proformas`)).body.data.map(
    ({ state }: { state: string }) => state,
  )

describe('negotiating', () => {
  it('goes round by round to the final quote, and no further', async () => {
    const { id } = await quoted('customer')
    const { body: first } = await negotiate('customer', id, { counterOffer: 8_000 })
    expect(first.data).toMatchObject({ negotiatingRound: 1, counterOffer: 8_000, quotedPrice: null })
    expect((await quoteRow(id))?.quote_type).toBe('INITIAL_QUOTE')
    expect((await negotiate('customer', id)).status, 'while staff owe an answer').toBe(409)
    expect(await invoiceStates(id)).toEqual(['renegotiated'])
    const { body: revised } = await send('operator', id, { quotedPrice: 8_200 })
    expect(revised.data).toMatchObject({
      status: 'NEGOTIATING',
      quoteType: 'REVISED_QUOTE',
      turn: 'customer',
      previousQuotePrice: 8_450.5,
      initialQuotePrice: 8_450.5,
      customerRequestedPrice: 8_000,
      isReadOnly: true,
    })
    expect(await invoiceStates(id)).toEqual(['payable', 'replaced'])
    expect((await negotiate('customer', id)).body.data.negotiatingRound).toBe(2)
    const { body: final } = await send('operator', id, { quotedPrice: 8_100 })
    expect(final.data.quoteType).toBe('FINAL_QUOTE')
    expect((await negotiate('customer', id)).status, 'a third round').toBe(409)
    const { body: rounds } = await as('customer', 'GET', `/quote-customizations/quote/${id}`)
    expect(rounds.data.map((one: { quotedPrice: number }) => one.quotedPrice)).toEqual([8_200, 8_100])
    expect(await history(id)).toEqual(['request', 'send', 'negotiate', 'revise', 'negotiate', 'revise'])
  })

  it('a plain number given as the budget is what the customer wants to pay, unless there is a counter-offer', async () => {
    const cases: [wish: Record<string, unknown>, wanted: string | null][] = [
      [{ counterOffer: null, hasBudgetLimits: true, budgetDetails: '7,900' }, '790000'],
      [{ counterOffer: 8_000, hasBudgetLimits: true, budgetDetails: '7900' }, '800000'],
      [{ counterOffer: null, hasBudgetLimits: true, budgetDetails: 'What I have saved' }, null],
    ]
    for (const [wish, wanted] of cases) {
      const { id } = await quoted('customer')
      expect((await negotiate('customer', id, wish)).status).toBe(201)
      expect((await quoteRow(id))?.customer_requested_price).toBe(wanted)
    }
  })

  it('an open round can be corrected and withdrawn by staff; an answered one stays', async () => {
    const { id } = await quoted('customer')
    const round = (await negotiate('customer', id, { counterOffer: 7_000 })).body.data
    const path = `/quote-customizations/${round.id}`
    const wish = { detailedRequirements: 'Ship to Mombasa after all.', counterOffer: 7_500 }
    expect((await as('operator', 'PATCH', path, wish)).body.data).toMatchObject(wish)
    expect((await quoteRow(id))?.customer_requested_price).toBe('750000')
    for (const wrong of [{ detailedRequirements: 'Ship' }, { hasBudgetLimits: true }])
      expect((await as('operator', 'PATCH', path, wrong)).status, JSON.stringify(wrong)).toBe(422)
    expect((await as('manager', 'DELETE', path)).status).toBe(200)
    expect(await quoteRow(id)).toMatchObject({ negotiating_round: '0', customer_requested_price: null })
    expect((await as('operator', 'GET', `/quotes/${id}`)).body.data).toMatchObject({
      isReadOnly: true,
      turn: 'customer',
    })
    const next = (await negotiate('customer', id)).body.data
    await send('operator', id, { quotedPrice: 8_000 })
    expect((await as('manager', 'DELETE', `/quote-customizations/${next.id}`)).status).toBe(409)
  })
})

describe('the end of a quote', () => {
  it('comes by its customer, or by staff with a reason', async () => {
    const mine = await quoted('customer')
    const { body } = await cancel('customer', mine.id)
    expect(body.data).toMatchObject({ status: 'CANCELLED', turn: null, reason: 'Cancelled by the customer' })
    expect((await cancel('customer', mine.id)).status, 'again').toBe(200)
    const rejected = await quoted('customer')
    const cancelPath = `/quotes/my-quotes/${rejected.id}/cancel`
    const reasoned = await as('customer', 'PUT', cancelPath, { reason: 'I have found another car' })
    expect(reasoned.body.data.reason).toBe('I have found another car')
    const theirs = await quoted('dealer')
    const path = `/quotes/${theirs.id}/status`
    const silent = await as('operator', 'PUT', path, { status: 'CANCELLED' })
    expect([silent.status, silent.body.errors[0].path]).toEqual([422, 'reason'])
    expect((await as('operator', 'PUT', path, { status: 'CANCELLED', reason: 'Damaged' })).status).toBe(200)
    expect(await mailsAbout(theirs.id)).toContain('quote-cancelled')
  })

  it('comes with its last day: the job ends it once, and "quote again" offers anew', async () => {
    const { id } = await quoted('customer')
    await runOut(id)
    expect((await as('customer', 'GET', `/quotes/my-quotes/${id}`)).body.data.isExpired).toBe(true)
    expect(await expireQuotes(at.payload)).toBe(1)
    expect(await expireQuotes(at.payload)).toBe(0)
    expect((await quoteRow(id))?.status).toBe('EXPIRED')
    expect((await mailsAbout(id)).filter((key) => key === 'quote-expired')).toHaveLength(1)
    expect((await send('admin', id)).body.data.status).toBe('QUOTED')
    expect(await history(id)).toEqual(['request', 'send', 'expire', 'quoteAgain'])
  })

  it('does not come by the clock while staff owe an answer', async () => {
    const { id } = await quoted('customer')
    await negotiate('customer', id)
    await runOut(id)
    expect(await expireQuotes(at.payload)).toBe(0)
    expect((await quoteRow(id))?.status).toBe('NEGOTIATING')
  })

  it('cannot be a status that no step reaches', async () => {
    const { id } = await quoted('customer')
    for (const status of ['AWAITING_RESPONSE', 'ACCEPTED', 'EXPIRED', 'NEGOTIATING', 'NOT_AVAILABLE'])
      expect((await as('admin', 'PUT', `/quotes/${id}/status`, { status })).status, status).toBe(409)
  })

  it('is deletion for staff who may delete; what was issued stays', async () => {
    const { id } = await quoted('customer')
    const invoices = await rowsOf(sql`SELECT id FROM proformas WHERE quote_id = ${id}`)
    expect((await as('supervisor', 'DELETE', `/quotes/${id}`)).status).toBe(403)
    expect((await as('manager', 'DELETE', `/quotes/${id}`)).status).toBe(200)
    expect(await quoteRow(id)).toBeUndefined()
    for (const { id: invoice } of invoices)
      expect(await rowsOf(sql`SELECT quote_id FROM proformas WHERE id = ${invoice}`)).toEqual([
        { quote_id: null },
      ])
  })
})
