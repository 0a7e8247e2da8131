import { sql } from '@payloadcms/db-postgres'
import { beforeAll, describe, expect, it } from 'vitest'
import { expireQuotes } from '@/modules/sales/quotes/operations/expire-quotes'
import type { PersonName } from '../../api/client'
import {
  accept,
  as,
  asked,
  at,
  cancel,
  history,
  mailsAbout,
  negotiate,
  newVehicle,
  quoted,
  quoteRow,
  rowsOf,
  STAFF,
  send,
  vehicleStatus,
  wished,
  withQuotes,
} from './quotes-kit'

withQuotes()

const runOut = (id: number) =>
  rowsOf(sql`UPDATE quotes SET valid_until = '2026-01-31' WHERE id = ${id} RETURNING id`)

describe('sending an offer', () => {
  it('is for staff of sales who may change quotes; amounts are kept in minor units', async () => {
    for (const who of STAFF) {
      const id = await asked('customer', await newVehicle())
      const { body, status } = await send(who, id, { currency: 'USD' })
      expect(status, who).toBe(200)
      expect(body.data).toMatchObject({ status: 'QUOTED', turn: 'customer', quotedPrice: 8_450.5 })
      expect(await quoteRow(id)).toMatchObject({
        quoted_price: '845050',
        initial_quote_price: '845050',
        delivery_charges: '35000',
        quoted_by_id: at.people[who].id,
        draft: null,
      })
      expect(await mailsAbout(id)).toEqual(['quote-requested', 'quote-received', 'quote-sent'])
    }
  })

  it('keeps yen whole, and the day of issue that was given', async () => {
    const id = await asked('customer', await newVehicle())
    const issueAt = '2026-11-20T09:30:00.000Z'
    const yen = { currency: 'JPY', quotedPrice: 1_200_000, deliveryCharges: 0 }
    const { body } = await send('admin', id, { ...yen, issueAt, status: 'QUOTED' })
    expect(body.data.issueAt).toBe(issueAt)
    expect(await quoteRow(id)).toMatchObject({ quoted_price: '1200000', currency: 'JPY' })
  })

  it.each([
    [{ validUntil: '2026-01-31' }, 'validUntil', 'Valid until date cannot be less than current date'],
    [{ reservedVehicle: false }, 'reservedVehicle', 'Reserved vehicle must be checked'],
    [{ quotedPrice: undefined }, 'quotedPrice', 'Quote price is required'],
    [{ priceType: 'EXW' }, 'priceType', 'Price type is required'],
    [{ showroomOfficeId: 999_999 }, 'showroomOfficeId', 'Showroom location is required'],
    [{ status: 'CANCELLED' }, 'status', 'Sending an offer does not lead to this status'],
  ])('%j is refused at its field', async (more, path, message) => {
    const id = await asked('customer', await newVehicle())
    const answer = await send('admin', id, more)
    expect(answer.status).toBe(422)
    expect(answer.body.errors).toContainEqual({ path, message })
    expect((await quoteRow(id))?.status).toBe('AWAITING_RESPONSE')
  })

  it('drops taxes unless the price is DDP', async () => {
    const taxed = { isTaxApplied: true, vatPercentage: 16, withholdingTaxPercentage: 5 }
    const id = await asked('customer', await newVehicle())
    const { body } = await send('admin', id, taxed)
    expect(body.data).toMatchObject({ isTaxApplied: false, vatPercentage: 0, withholdingTaxPercentage: 0 })
    const ddp = await asked('dealer', await newVehicle())
    const terms = { priceType: 'DDP', paymentTerms: 'HUNDRED_PERCENT_BEFORE_DELIVERY' }
    expect((await send('admin', ddp, { ...taxed, ...terms })).body.data).toMatchObject(taxed)
  })

  it('of two members of staff who save one quote the second is told', async () => {
    const id = await asked('customer', await newVehicle())
    const { body } = await as('admin', 'GET', `/quotes/${id}`)
    const seen = { updatedAt: body.data.updatedAt }
    const answers = await Promise.all([send('manager', id, seen), send('supervisor', id, seen)])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect(await history(id)).toEqual(['request', 'send'])
  })

  it('keeps what was not sent yet, without changing the quote', async () => {
    const id = await asked('customer', await newVehicle())
    const before = await quoteRow(id)
    const draft = { quotedPrice: '8,4', priceType: 'CIF' }
    expect((await as('operator', 'PUT', `/quotes/${id}/draft`, { draft })).status).toBe(200)
    expect((await as('operator', 'GET', `/quotes/${id}`)).body.data.draft).toEqual(draft)
    expect((await quoteRow(id))?.updated_at).toEqual(before?.updated_at)
    await send('admin', id)
    expect((await as('operator', 'GET', `/quotes/${id}`)).body.data.draft).toBeNull()
  })

  it('writes over nothing that was kept in another tab, or entered for an older version', async () => {
    const id = await asked('customer', await newVehicle())
    const { updatedAt } = (await as('admin', 'GET', `/quotes/${id}`)).body.data
    const keep = async (who: 'manager' | 'operator', quotedPrice: string, draftStamp: string | null) => {
      const body = { draft: { quotedPrice }, draftStamp, updatedAt }
      const answer = await as(who, 'PUT', `/quotes/${id}/draft`, body)
      return { status: answer.status, stamp: answer.body.data?.draftStamp, errors: answer.body.errors }
    }
    const first = await keep('manager', '8000', null)
    expect(await keep('operator', '9000', null)).toMatchObject({
      status: 409,
      errors: [{ path: 'draft', message: 'Outdated' }],
    })
    expect((await as('operator', 'GET', `/quotes/${id}`)).body.data).toMatchObject({
      draft: { quotedPrice: '8000' },
      draftStamp: first.stamp,
    })
    const second = await keep('operator', '9000', first.stamp)
    expect(second.status).toBe(200)
    await send('admin', id)
    expect(await keep('manager', '8100', second.stamp)).toMatchObject({
      status: 409,
      errors: [{ path: 'updatedAt', message: 'Outdated' }],
    })
    expect((await quoteRow(id))?.draft).toBeNull()
  })
})

describe('negotiating', () => {
  it('goes round by round to the final quote, and no further', async () => {
    const { id } = await quoted('customer')
    const { body: first } = await negotiate('customer', id, { counterOffer: 8_000 })
    expect(first.data).toMatchObject({ negotiatingRound: 1, counterOffer: 8_000, quotedPrice: null })
    expect((await quoteRow(id))?.quote_type).toBe('INITIAL_QUOTE')
    expect((await negotiate('customer', id)).status, 'while staff owe an answer').toBe(409)
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
    expect((await negotiate('customer', id)).body.data.negotiatingRound).toBe(2)
    const { body: final } = await send('operator', id, { quotedPrice: 8_100 })
    expect(final.data.quoteType).toBe('FINAL_QUOTE')
    expect((await negotiate('customer', id)).status, 'a third round').toBe(409)
    const { body: rounds } = await as('customer', 'GET', `/quote-customizations/quote/${id}`)
    expect(rounds.data.map((one: { quotedPrice: number }) => one.quotedPrice)).toEqual([8_200, 8_100])
    expect(await history(id)).toEqual(['request', 'send', 'negotiate', 'revise', 'negotiate', 'revise'])
  })

  it('an open round can be corrected and taken back by staff; an answered one stays', async () => {
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
    expect((await cancel('customer', mine.id)).status).toBe(409)
    const said = await quoted('customer')
    const cancelPath = `/quotes/my-quotes/${said.id}/cancel`
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

  it('cannot be a status that no step leads to', async () => {
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

describe('a conversation', () => {
  it('is read by both sides, and each line is sent to the other; notes among staff are not', async () => {
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
    expect(mails).toEqual(['quote-note-to-staff', 'quote-note'])
  })

  it('and all the rest keep from the customer what staff keep to themselves', async () => {
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

describe('a vehicle for a request on demand', () => {
  it('is attached by staff; without one acceptance answers 409', async () => {
    const id = await wished('customer')
    await send('admin', id)
    expect((await accept('customer', id)).status).toBe(409)
    const vehicle = await newVehicle()
    const attach = (vehicleId: number) => as('operator', 'PUT', `/quotes/${id}/vehicle`, { vehicleId })
    expect((await attach(await newVehicle({ status: 'SOLD' }))).status).toBe(409)
    expect((await attach(999_999)).status).toBe(404)
    const { updatedAt } = (await as('customer', 'GET', `/quotes/my-quotes/${id}`)).body.data
    expect((await attach(vehicle)).body.data).toMatchObject({ vehicleId: vehicle, status: 'QUOTED' })
    expect(await vehicleStatus(vehicle)).toBe('PUBLISHED')
    expect(await mailsAbout(id), 'told of it').toContain('quote-vehicle-found')
    const invoices = await rowsOf(
      sql`SELECT revision FROM proformas WHERE quote_id = ${id} ORDER BY revision`,
    )
    expect(invoices.map(({ revision }) => Number(revision))).toEqual([1, 2])
    const path = `/quotes/my-quotes/${id}/accept`
    expect((await as('customer', 'PUT', path, { updatedAt })).status, 'as seen before').toBe(409)
    expect((await accept('customer', id)).status).toBe(200)
  })

  it('that has not been quoted is attached without a word to the customer', async () => {
    const id = await wished('customer')
    await as('operator', 'PUT', `/quotes/${id}/vehicle`, { vehicleId: await newVehicle() })
    expect(await mailsAbout(id)).toEqual(['quote-requested', 'quote-received'])
  })

  it('cannot be attached to a quote of a vehicle in stock', async () => {
    const { id, vehicle } = await quoted('customer')
    expect((await as('admin', 'PUT', `/quotes/${id}/vehicle`, { vehicleId: vehicle })).status).toBe(409)
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
    expect(await find(`keyword=QT-2026-${id}`)).toEqual([id])
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
})

describe('delivery charges by the tariff', () => {
  const ports: Record<string, number> = {}

  beforeAll(async () => {
    const places = await rowsOf(sql`INSERT INTO ports (name, country, use)
      VALUES ('Hakata', 'Japan', 'origin'), ('Beira', 'Mozambique', 'destination') RETURNING id, name`)
    for (const { id, name } of places) ports[String(name)] = Number(id)
    await rowsOf(sql`UPDATE showroom_offices SET port_id = ${ports.Hakata}, transport_fee = '0'`)
    await rowsOf(sql`UPDATE insurance_rates SET used_in_prices = false`)
    await as('admin', 'POST', '/insurance-rates', {
      coverage: 'All risks',
      fee: 1.5,
      feeKind: 'percent',
      usedInPrices: true,
    })
    await as('admin', 'POST', '/freights', {
      fee: 1100,
      keyword: 'Umi Line',
      originPortId: ports.Hakata,
      destinationPortId: ports.Beira,
      validTo: '2099-12-31',
    })
  })

  const tariff = (who: PersonName, id: number, query = '') => as(who, 'GET', `/quotes/${id}/tariff${query}`)

  it('are for whoever may make the offer, to the port that is named or that the customer has chosen', async () => {
    const id = await asked('customer', await newVehicle())
    const to = `?port=${ports.Beira}`
    for (const who of STAFF) expect((await tariff(who, id, to)).status, who).toBe(200)
    expect((await tariff('customer', id, to)).status).toBe(404)
    expect((await tariff('admin', id)).body.errors).toEqual([
      { path: 'port', message: 'Choose the port of destination' },
    ])
    await rowsOf(sql`INSERT INTO buyer_preferences (user_id, port_id)
      VALUES (${at.people.customer.id}, ${ports.Beira})`)
    const { body } = await tariff('operator', id)
    expect(body.data).toMatchObject({
      port: { name: 'Beira' },
      currency: 'USD',
      // 8600 × 33 ÷ 1967 = 144.28
      deliveryCharges: 1244,
      parts: [
        { name: 'freight', amount: 1100 },
        { name: 'insurance', amount: 144 },
      ],
      tariff: { keyword: 'Umi Line', lane: 'Hakata → Beira', method: 'roro', validTo: '2099-12-31' },
    })
    // The insurance is that of the price offered: 11100 × 33 ÷ 1967 = 186.22
    expect((await tariff('operator', id, `${to}&price=10000`)).body.data.deliveryCharges).toBe(1286)
    expect((await tariff('operator', id, `${to}&currency=KES&price=1`)).body.data).toMatchObject({
      deliveryCharges: null,
      missing: [{ what: 'rate', currency: 'KES' }],
    })
  })

  it('are nothing for a vehicle priced CIF at the port, and cannot be told without a vehicle', async () => {
    const vehicle = await newVehicle({ price_type: 'CIF', named_port_id: ports.Beira })
    const id = await asked('dealer', vehicle)
    const { body } = await tariff('admin', id, `?port=${ports.Beira}`)
    expect(body.data).toMatchObject({ deliveryCharges: 0, isIncluded: true, parts: [], missing: [] })
    const none = await tariff('admin', await wished('customer'), `?port=${ports.Beira}`)
    expect(none.status).toBe(409)
  })
})
