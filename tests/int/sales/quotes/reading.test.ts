import { sql } from '@payloadcms/db-postgres'
import { describe, expect, it } from 'vitest'
import { listQuoteFilterNames } from '@/modules/sales/quotes/queries/list-quote-filter-names'
import { as, at, mailsAbout, negotiate, quoted, rowsOf, withQuotes } from './quotes-kit'

withQuotes()

describe('a conversation', () => {
  it('is read by both sides, and staff’s lines are sent to the customer; notes among staff are not', async () => {
    const { id } = await quoted('customer')
    await as('customer', 'POST', `/quotes/my-quotes/${id}/notes`, {
      message: 'Is it rust-free?',
      internal: true,
    })
    await as('operator', 'POST', `/quotes/${id}/notes`, { message: 'Ask Tokyo', internal: true })
    await as('operator', 'POST', `/quotes/${id}/notes`, { message: 'It is.' })
    const read = async (who: 'customer' | 'operator', path: string) =>
      (await as(who, 'GET', `${path}/notes`)).body.data.map((one: { message: string }) => one.message)
    expect(await read('customer', `/quotes/my-quotes/${id}`)).toEqual(['Is it rust-free?', 'It is.'])
    expect(await read('operator', `/quotes/${id}`)).toEqual(['Is it rust-free?', 'Ask Tokyo', 'It is.'])
    const mails = (await mailsAbout(id)).filter((key) => String(key).startsWith('quote-note'))
    expect(mails).toEqual(['quote-note'])
  })

  it('and all the rest hide from the customer what is for staff only', async () => {
    const { id } = await quoted('customer')
    await negotiate('customer', id)
    await as('operator', 'PUT', `/quotes/${id}/draft`, { draft: { additionalInformation: 'SECRET' } })
    await as('operator', 'POST', `/quotes/${id}/notes`, { message: 'SECRET', internal: true })
    await as('operator', 'POST', `/quotes/${id}/notes`, { message: 'One moment' })
    for (const path of [
      '/quotes/my-quotes?limit=100',
      `/quotes/my-quotes/${id}`,
      `/quotes/my-quotes/${id}/notes`,
      `/quote-customizations/quote/${id}`,
      `/quotes/${id}/proformas`,
      '/users/my-data',
    ]) {
      const { body, status } = await as('customer', 'GET', path)
      expect(status, path).toBe(200)
      const text = JSON.stringify(body)
      expect(text, path).not.toMatch(/SECRET|"(draft|rates|quotedBy|token|cost_?value|markup)"/i)
      expect(text, path).not.toContain(at.people.operator.email)
      expect(text, path).not.toContain('"operator Test"')
    }
  })
})

describe('lists of staff', () => {
  it('filter by turn, vehicle, customer, number, name, address and time of waiting', async () => {
    const { id, vehicle } = await quoted('dealer')
    const find = async (query: string): Promise<number[]> =>
      (await as('operator', 'GET', `/quotes?limit=100&${query}`)).body.data.map(
        (one: { id: number }) => one.id,
      )
    expect(await find(`vehicleId=${vehicle}`)).toEqual([id])
    expect(await find(`vehicleId=${vehicle}&turn=staff`)).toEqual([])
    expect(await find(`vehicleId=${vehicle}&turn=customer`)).toEqual([id])
    const { quoteNumber } = (await as('operator', 'GET', `/quotes/${id}`)).body.data
    expect(await find(`keyword=${quoteNumber}`)).toEqual([id])
    expect(await find(`vehicleId=${vehicle}&customerName=dealer`)).toEqual([id])
    expect(await find(`vehicleId=${vehicle}&customerName=${at.people.dealer.email.slice(1)}`)).toEqual([id])
    expect(await find(`vehicleId=${vehicle}&customerName=nobody`)).toEqual([])
    expect(await find(`vehicleId=${vehicle}&waitingDays=1`)).toEqual([])
    await rowsOf(
      sql`UPDATE quotes SET waiting_since = now() - interval '3 days' WHERE id = ${id} RETURNING id`,
    )
    expect(await find(`vehicleId=${vehicle}&waitingDays=3`)).toEqual([id])
    expect(await find(`vehicleId=${vehicle}&waitingDays=4`)).toEqual([])
    expect(await find('waitingDays=2000000000')).toEqual([])
    expect(await find(`vehicleId=${vehicle}&isOrderOnDemand=true`)).toEqual([])
    expect(await find('requestedFrom=2099-01-01')).toEqual([])
    const inverted = '/quotes?requestedFrom=2026-02-01&requestedTo=2026-01-01'
    expect((await as('operator', 'GET', inverted)).status).toBe(422)
    const path = `/quotes/vehicle/${vehicle}`
    expect((await as('operator', 'GET', path)).body.total).toBe(1)
  })

  it('name the customer and the vehicle that they are narrowed to, unless these are of other showrooms', async () => {
    const { id, vehicle } = await quoted('dealer')
    const [quote] = await rowsOf(sql`SELECT showroom_id, customer_id FROM quotes WHERE id = ${id}`)
    const showroom = Number(quote?.showroom_id)
    const filter = { userId: Number(quote?.customer_id), vehicleId: vehicle }
    const namesFor = (scope: 'all' | number[]) => listQuoteFilterNames(at.payload.db.drizzle, filter, scope)
    const named = { customer: expect.stringContaining('dealer'), vehicle: expect.stringContaining('KD-') }
    expect(await namesFor('all')).toEqual(named)
    expect(await namesFor([showroom])).toEqual(named)
    expect(await namesFor([showroom + 1_000])).toEqual({ customer: null, vehicle: null })
    expect(await namesFor([])).toEqual({ customer: null, vehicle: null })
  })
})
