import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { extractText, getDocumentProxy } from 'unpdf'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { issueProforma } from '@/modules/sales/invoices/operations/issue-proforma'
import { verifyInvoice } from '@/modules/sales/invoices/operations/verify-invoice'
import { closeBrowser } from '@/server/pdf/pdf-browser'
import { inTransaction } from '@/server/transaction'
import { getTestPayload } from '../../../setup/payload'
import { addCatalogue, type Catalogue, vehicleBody } from '../../api/catalogue'
import { addPeople, call, type People, tokenOf } from '../../api/client'

let payload: Payload
let people: People
let catalogue: Catalogue
let vehicle: number
let quote: number

const NAME = { firstName: 'Кацярына', lastName: 'Шчарбакова' }

beforeAll(async () => {
  payload = await getTestPayload()
  people = await addPeople()
  catalogue = await addCatalogue()
  await payload.updateGlobal({
    slug: 'company-settings',
    data: {
      legalName: '海道自動車株式会社',
      bankAccounts: [
        { currency: 'JPY', bankName: 'Another bank', accountName: 'Kaido', accountNumber: '999' },
        {
          currency: 'USD',
          bankName: 'Bank of Yokohama',
          accountName: 'Kaido Motors K.K.',
          accountNumber: '0123-4567-4471',
          isDefault: true,
        },
        { currency: 'USD', bankName: 'Second bank', accountName: 'Kaido', accountNumber: '888' },
      ],
    },
    overrideAccess: true,
    depth: 0,
  })
  await payload.update({
    collection: 'users',
    id: people.customer.id,
    data: { ...NAME, city: 'Мінск', country: 'Belarus' },
    overrideAccess: true,
    depth: 0,
  })
  const token = await tokenOf(payload, people.admin)
  const body = vehicleBody(catalogue, { chassis: 'NZE161-7204567' })
  vehicle = (await call('POST', '/vehicles', { token, body })).body.data.id
  quote = await newQuote({ vehicle })
}, 120_000)

afterAll(closeBrowser)

async function newQuote(more: Record<string, unknown>): Promise<number> {
  const made = await payload.create({
    collection: 'quotes',
    data: {
      customer: people.customer.id,
      showroom: catalogue.mombasa,
      status: 'AWAITING_RESPONSE',
      quoteType: 'INITIAL_QUOTE',
      negotiatingRound: 0,
      isOrderOnDemand: false,
      currency: 'USD',
      priceType: 'DDP',
      quotedPrice: 845_000,
      deliveryCharges: 120_000,
      downPaymentPercentage: 30,
      isTaxApplied: true,
      withholdingTaxPercentage: 6,
      vatPercentage: 18,
      paymentTerms: 'PAYMENT_IN_INSTALLMENTS',
      numberOfInstallments: 4,
      installmentFrequency: 'EVERY_MONTH',
      estimateDelivery: 'FOUR_TO_SIX_WEEKS',
      shipmentAddress: 'Plot 14, Links Road, Mombasa',
      additionalInformation: 'New tyres are fitted before shipment.',
      requestedAt: new Date().toISOString(),
      ...more,
    },
    overrideAccess: true,
    depth: 0,
  })
  return Number(made.id)
}

const issue = (id = quote) => inTransaction({ payload }, (req) => issueProforma(req, id, null))

const issued = async (id = quote) =>
  (
    await payload.db.drizzle.execute<{ revision: string; number: string; token: string }>(
      sql`SELECT revision, number, token FROM proformas WHERE quote_id = ${id} ORDER BY revision`,
    )
  ).rows

/** A call that answers with bytes. */
async function pdfOf(
  who: keyof People,
  method: string,
  path: string,
  body?: unknown,
  more: Record<string, string> = {},
) {
  const { app } = await import('@/wiring/create-api')
  const headers = new Headers({
    authorization: `Bearer ${await tokenOf(payload, people[who])}`,
    'content-type': 'application/json',
    ...more,
  })
  const request = { method, headers, body: body === undefined ? undefined : JSON.stringify(body) }
  const answer = await app.fetch(new Request(`http://localhost:3000/api/v1${path}`, request))
  const bytes = new Uint8Array(await answer.arrayBuffer())
  if (answer.status !== 200) return { answer, text: new TextDecoder().decode(bytes), title: null, pages: 0 }
  const document = await getDocumentProxy(bytes)
  const { text } = await extractText(document, { mergePages: true })
  const { info } = await document.getMetadata()
  return { answer, text, title: Reflect.get(info, 'Title'), pages: document.numPages }
}

const year = new Date().getUTCFullYear()

describe('the proforma invoice of a quote', () => {
  test('is a PDF under its number, with every figure, in all the scripts that it needs', async () => {
    await issue()
    const { answer, pages, text, title } = await pdfOf('customer', 'GET', `/quotes/${quote}/proforma`)
    expect(answer.headers.get('content-type')).toBe('application/pdf')
    expect(answer.headers.get('content-disposition')).toBe(`inline; filename="PI-${year}-${quote}.pdf"`)
    expect(answer.headers.get('cache-control')).toBe('private, no-store')
    expect(title).toBe(`PI-${year}-${quote}`)
    expect(pages).toBe(1)
    for (const part of [
      'Proforma invoice',
      `PI-${year}-${quote}`,
      'Revision 1',
      'Кацярына Шчарбакова',
      'Мінск, Belarus',
      '海道自動車株式会社',
      'Plot 14, Links Road, Mombasa',
      'NZE161-7204567',
      'Automatic CVT',
      'Withholding tax (added), 6% 507.00',
      'VAT, 18% 1,521.00',
      'Total DDP (USD) 11,678.00',
      'Eleven thousand six hundred and seventy-eight Dollars',
      'Instalment 4 of 4',
      '1,478.75',
      'USD 5,763.00 is due 5 days after acceptance',
      'Cash or Bank Transfer',
      'Bank of Yokohama',
      '0123-4567-4471',
      'New tyres are fitted before shipment.',
    ])
      expect(text).toContain(part)
    expect(text).not.toMatch(/Another bank|Second bank/)
  })

  test('keeps its figures when the quote is revised, and the revision has its number', async () => {
    await payload.update({
      collection: 'quotes',
      id: quote,
      data: { quotedPrice: 800_000 },
      overrideAccess: true,
      depth: 0,
    })
    await issue()
    const rows = await issued()
    expect(rows.map(({ number, revision }) => `${number} ${revision}`)).toEqual([
      `PI-${year}-${quote} 1`,
      `PI-${year}-${quote} 2`,
    ])
    expect(new Set(rows.map(({ token }) => token)).size).toBe(2)
    const first = await pdfOf('customer', 'GET', `/quotes/${quote}/proforma?revision=1`)
    const latest = await pdfOf('operator', 'GET', `/quotes/${quote}/proforma`)
    expect(first.text).toContain('8,450.00')
    expect(latest.text).toContain('8,000.00')
    expect(latest.text).toContain('Revision 2')
  })

  test('is never changed and never deleted, by nobody and in no way', async () => {
    for (const statement of [
      sql`UPDATE proformas SET data = '{}' WHERE quote_id = ${quote}`,
      sql`UPDATE proformas SET token = 'A' WHERE quote_id = ${quote}`,
      sql`UPDATE proformas SET revision = revision + 10 WHERE quote_id = ${quote}`,
      sql`DELETE FROM proformas WHERE quote_id = ${quote}`,
    ])
      await expect(payload.db.drizzle.execute(statement)).rejects.toThrow()
    const [{ id } = { id: 0 }] = (await payload.find({ collection: 'proformas', overrideAccess: true })).docs
    const user = await payload.findByID({ collection: 'users', id: people.admin.id, overrideAccess: true })
    for (const overrideAccess of [false, true]) {
      const common = {
        collection: 'proformas',
        id,
        overrideAccess,
        user: { ...user, collection: 'users' },
      } as const
      await expect(payload.update({ ...common, data: { number: 'PI-1999-9' } })).rejects.toThrow()
      await expect(payload.delete(common)).rejects.toThrow()
    }
    expect(await issued()).toHaveLength(2)
  })

  test('is listed, and opened by nobody but its customer and staff of its showroom', async () => {
    const as = async (who: keyof People) => ({ token: await tokenOf(payload, people[who]) })
    const { body } = await call('GET', `/quotes/${quote}/proformas`, await as('customer'))
    expect(body.data[0]).toMatchObject({ revision: 2, currency: 'USD', total: 11_120, balance: 5_600 })
    for (const path of [`/quotes/${quote}/proforma`, `/quotes/${quote}/proformas`]) {
      expect((await call('GET', path, await as('otherCustomer'))).status).toBe(404)
      expect((await call('GET', path)).status).toBe(401)
    }
    await payload.update({
      collection: 'users',
      id: people.operator.id,
      data: { allShowrooms: false, assignedShowrooms: [catalogue.tokyo] },
      overrideAccess: true,
      depth: 0,
    })
    expect((await call('GET', `/quotes/${quote}/proforma`, await as('operator'))).status).toBe(404)
  })

  test('of long names and notes runs over two pages, each with its number, and breaks no name off', async () => {
    const customer = people.dealer.id
    const names = {
      firstName: 'Mwanahamisi binti Abdulrahman',
      lastName: 'Ng’ang’a wa Kĩbũnja',
      companyName: '有限会社アフリカ自動車貿易サービス',
    }
    const shipmentAddress = `${'Mtaa wa Uhuru, Karibu na Soko Kuu la Kariakoo, '.repeat(5)}Dar es Salaam`
    const additionalInformation = 'Gari litasafirishwa kwa meli baada ya malipo ya kwanza. '.repeat(35).trim()
    await payload.update({ collection: 'users', id: customer, data: names, overrideAccess: true, depth: 0 })
    const id = await newQuote({ customer, shipmentAddress, additionalInformation, numberOfInstallments: 20 })
    await issue(id)
    const { pages, text } = await pdfOf('admin', 'GET', `/quotes/${id}/proforma`)
    expect(pages).toBe(2)
    for (const part of [
      names.firstName,
      names.lastName,
      names.companyName,
      'Dar es Salaam',
      'Instalment 20 of 20',
      'Bank of Yokohama',
      `PI-${year}-${id} · Revision 1 · 1 / 2`,
      `PI-${year}-${id} · Revision 1 · 2 / 2`,
    ])
      expect(text).toContain(part)
    expect(text.match(/Gari litasafirishwa/g)).toHaveLength(35)
  })

  test('of a quote without a price cannot be issued', async () => {
    const unpriced = await newQuote({ quotedPrice: null, customer: people.otherCustomer.id })
    await expect(issue(unpriced)).rejects.toMatchObject({ message: 'This quote has no price yet.' })
    expect(await issued(unpriced)).toEqual([])
  })

  test('of a vehicle on demand shows what was requested', async () => {
    const wish = { customManufacturer: 'Isuzu', customModel: 'Elf', yearFrom: 2016, yearTo: 2019 }
    const id = await newQuote({ ...wish, isOrderOnDemand: true, wantedFuelType: 'Diesel' })
    await issue(id)
    const { text } = await pdfOf('admin', 'GET', `/quotes/${id}/proforma`)
    expect(text).toContain('Isuzu Elf 2016–2019')
    expect(text).toContain('Diesel')
  })
})

test('without a browser the call reports it, and a page where a browser opens it', async () => {
  await closeBrowser()
  vi.stubEnv('CHROMIUM_PATH', '/nowhere/chromium')
  const path = `/quotes/${quote}/proforma`
  const { answer, text } = await pdfOf('customer', 'GET', path)
  expect([answer.status, JSON.parse(text).message]).toEqual([503, 'Failed to generate invoice PDF'])
  const opened = await pdfOf('customer', 'GET', path, undefined, { 'sec-fetch-dest': 'document' })
  expect([opened.answer.status, opened.answer.headers.get('content-type')]).toEqual([
    503,
    'text/html; charset=utf-8',
  ])
  expect(opened.text).toContain('<p>Failed to generate invoice PDF</p>')
  vi.unstubAllEnvs()
})

describe('the preview', () => {
  const path = () => `/quotes/${quote}/proforma/preview`

  test('shows what is entered and stores nothing', async () => {
    const before = await issued()
    const entered = { quotedPrice: 1_200_000, currency: 'JPY', deliveryCharges: 0, priceType: 'CIF' }
    const { text } = await pdfOf('manager', 'POST', path(), entered)
    expect(text).toContain('Preview, not issued')
    expect(text).toContain('Total CIF (JPY) 1,200,000')
    expect(text).toContain('One million two hundred thousand Yen')
    expect(text).not.toContain('VAT')
    expect(await issued()).toEqual(before)
  })

  test('is for staff, and needs a price in the currency', async () => {
    expect((await pdfOf('customer', 'POST', path(), {})).answer.status).toBe(404)
    const { answer, text } = await pdfOf('manager', 'POST', path(), { currency: 'JPY' })
    expect(answer.status).toBe(422)
    expect(text).toContain('Quote price is required')
  })
})

describe('the page that verifies an invoice', () => {
  const from = (address: string) => new Headers({ 'x-forwarded-for': address })
  const verify = (token: string, address = '203.0.113.7') =>
    verifyInvoice(payload, from(address), token, new Date())

  test('shows amount, masked chassis and account, and nobody’s name', async () => {
    const [first, latest] = await issued()
    const verification = await verify(latest?.token ?? '')
    expect(verification).toMatchObject({
      kind: 'genuine',
      invoice: {
        number: `PI-${year}-${quote}`,
        revision: 2,
        total: { amount: 1_112_000, currency: 'USD' },
        chassis: 'NZE161-••••567',
        account: { bank: 'Bank of Yokohama', holder: expect.any(String), number: '••••••••4471' },
        state: 'payable',
      },
    })
    expect(JSON.stringify(verification)).not.toMatch(/Шчарбакова|Мінск|customer|Mombasa/)
    expect(await verify(first?.token ?? '')).toMatchObject({ invoice: { state: 'replaced' } })
  })

  test('reports a sale that was cancelled', async () => {
    const id = await newQuote({ customer: people.otherCustomer.id })
    await issue(id)
    await payload.update({
      collection: 'quotes',
      id,
      data: { status: 'CANCELLED' },
      overrideAccess: true,
      depth: 0,
    })
    const [row] = await issued(id)
    expect(await verify(row?.token ?? '')).toMatchObject({ invoice: { state: 'ended', why: 'withdrawn' } })
  })

  test('and its PDF warn of an offer whose terms are being renegotiated', async () => {
    const id = await newQuote({ customer: people.customer.id })
    await issue(id)
    await payload.db.drizzle.execute(
      sql`UPDATE quotes SET status = 'NEGOTIATING', negotiating_round = 1 WHERE id = ${id}`,
    )
    const [row] = await issued(id)
    expect(await verify(row?.token ?? '')).toMatchObject({ invoice: { state: 'renegotiated', why: null } })
    const { text } = await pdfOf('customer', 'GET', `/quotes/${id}/proforma`)
    expect(text.replaceAll(/\s+/g, ' ')).toMatch(/being renegotiated: ask us before you pay/i)
  })

  test.each(['', 'x', 'A'.repeat(24), "' OR 1=1 --", `PI-${year}-1`])(
    'knows no invoice %j',
    async (token) => {
      expect(await verify(token)).toEqual({ kind: 'unknown' })
    },
  )

  test('counts the tries of a network', async () => {
    const tries = []
    for (let at = 0; at < 31; at += 1) tries.push((await verify('A'.repeat(24), '198.51.100.9')).kind)
    expect(new Set(tries.slice(0, 30))).toEqual(new Set(['unknown']))
    expect(tries.at(-1)).toBe('too-many')
  })
})
