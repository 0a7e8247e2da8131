import { sql } from '@payloadcms/db-postgres'
import { beforeAll, describe, expect, it } from 'vitest'
import type { PersonName } from '../../api/client'
import {
  as,
  at,
  CONFIRMED,
  history,
  mailsAbout,
  newVehicle,
  quoteRow,
  requestedQuote,
  rowsOf,
  STAFF,
  send,
  wished,
  withQuotes,
} from './quotes-kit'

withQuotes()

describe('sending an offer', () => {
  it('is for staff of sales who may change quotes; amounts are stored in minor units', async () => {
    for (const who of STAFF) {
      const id = await requestedQuote('customer', await newVehicle())
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
    const id = await requestedQuote('customer', await newVehicle())
    const issueAt = new Date(Date.now() - 4 * 86_400_000).toISOString()
    const yen = { currency: 'JPY', quotedPrice: 1_200_000, deliveryCharges: 0, confirmed: CONFIRMED }
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
    const id = await requestedQuote('customer', await newVehicle())
    const answer = await send('admin', id, more)
    expect(answer.status).toBe(422)
    expect(answer.body.errors).toContainEqual({ path, message })
    expect((await quoteRow(id))?.status).toBe('AWAITING_RESPONSE')
  })

  it('drops taxes unless the price is DDP', async () => {
    const taxed = { isTaxApplied: true, vatPercentage: 16, withholdingTaxPercentage: 5 }
    const id = await requestedQuote('customer', await newVehicle())
    const { body } = await send('admin', id, taxed)
    expect(body.data).toMatchObject({ isTaxApplied: false, vatPercentage: 0, withholdingTaxPercentage: 0 })
    const ddp = await requestedQuote('dealer', await newVehicle())
    const terms = {
      priceType: 'DDP',
      paymentTerms: 'HUNDRED_PERCENT_BEFORE_DELIVERY',
      confirmed: CONFIRMED,
    }
    expect((await send('admin', ddp, { ...taxed, ...terms })).body.data).toMatchObject(taxed)
  })

  it('takes the taxes of its showroom over those of the body, and the body’s where it has none', async () => {
    const taxed = { isTaxApplied: true, vatPercentage: 99, withholdingTaxPercentage: 99 }
    const terms = {
      ...taxed,
      priceType: 'DDP',
      paymentTerms: 'HUNDRED_PERCENT_BEFORE_DELIVERY',
      confirmed: CONFIRMED,
    }
    const id = await requestedQuote('customer', await newVehicle())
    expect((await send('admin', id, terms)).body.data).toMatchObject({
      vatPercentage: 16,
      withholdingTaxPercentage: 5,
    })
    await rowsOf(sql`UPDATE showroom_offices SET company_wht = NULL WHERE id = ${at.catalogue.mombasa}`)
    const other = await requestedQuote('dealer', await newVehicle())
    const { body } = await send('admin', other, { ...terms, withholdingTaxPercentage: 7, taxesAmount: 1 })
    // 16 % and 7 % of $8,450.50, each rounded.
    expect(body.data).toMatchObject({
      vatPercentage: 16,
      withholdingTaxPercentage: 7,
      taxesAmount: 1_943.62,
    })
    await rowsOf(sql`UPDATE showroom_offices SET company_wht = '5' WHERE id = ${at.catalogue.mombasa}`)
  })

  it('of two members of staff who save one quote the second is notified', async () => {
    const id = await requestedQuote('customer', await newVehicle())
    const { body } = await as('admin', 'GET', `/quotes/${id}`)
    const seen = { updatedAt: body.data.updatedAt }
    const answers = await Promise.all([send('manager', id, seen), send('supervisor', id, seen)])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
    // By the version they saw, so that their form offers to merge: the offer is on its way, and cannot be sent again.
    const late = answers.find(({ status }) => status === 409)
    expect(late?.body.errors).toEqual([{ path: 'updatedAt', message: 'Outdated' }])
    expect(await history(id)).toEqual(['request', 'send'])
  })

  it('stores what was not sent yet, without changing the quote', async () => {
    const id = await requestedQuote('customer', await newVehicle())
    const before = await quoteRow(id)
    const draft = { quotedPrice: '8,4', priceType: 'CIF' }
    expect((await as('operator', 'PUT', `/quotes/${id}/draft`, { draft })).status).toBe(200)
    expect((await as('operator', 'GET', `/quotes/${id}`)).body.data.draft).toEqual(draft)
    expect((await quoteRow(id))?.updated_at).toEqual(before?.updated_at)
    await send('admin', id)
    expect((await as('operator', 'GET', `/quotes/${id}`)).body.data.draft).toBeNull()
  })

  it('writes over nothing that was stored in another tab, or entered for an older version', async () => {
    const id = await requestedQuote('customer', await newVehicle())
    const { updatedAt } = (await as('admin', 'GET', `/quotes/${id}`)).body.data
    const save = async (who: 'manager' | 'operator', quotedPrice: string, draftStamp: string | null) => {
      const body = { draft: { quotedPrice }, draftStamp, updatedAt }
      const answer = await as(who, 'PUT', `/quotes/${id}/draft`, body)
      return { status: answer.status, stamp: answer.body.data?.draftStamp, errors: answer.body.errors }
    }
    const first = await save('manager', '8000', null)
    expect(await save('operator', '9000', null)).toMatchObject({
      status: 409,
      errors: [{ path: 'draft', message: 'Outdated' }],
    })
    expect((await as('operator', 'GET', `/quotes/${id}`)).body.data).toMatchObject({
      draft: { quotedPrice: '8000' },
      draftStamp: first.stamp,
    })
    const second = await save('operator', '9000', first.stamp)
    expect(second.status).toBe(200)
    await send('admin', id)
    expect(await save('manager', '8100', second.stamp)).toMatchObject({
      status: 409,
      errors: [{ path: 'updatedAt', message: 'Outdated' }],
    })
    expect((await quoteRow(id))?.draft).toBeNull()
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
    const id = await requestedQuote('customer', await newVehicle())
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

  it('are nothing for a vehicle priced CIF at the port, and are unknown without a vehicle', async () => {
    const vehicle = await newVehicle({ price_type: 'CIF', named_port_id: ports.Beira })
    const id = await requestedQuote('dealer', vehicle)
    const { body } = await tariff('admin', id, `?port=${ports.Beira}`)
    expect(body.data).toMatchObject({ deliveryCharges: 0, isIncluded: true, parts: [], missing: [] })
    const none = await tariff('admin', await wished('customer'), `?port=${ports.Beira}`)
    expect(none.status).toBe(409)
  })
})
