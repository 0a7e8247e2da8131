import { type CollectionSlug, createLocalReq, type Payload } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'
import { getTestPayload } from '../../setup/payload'
import { ACTORS, type ActorName, admitPeople, callNatively, isStaff, native, refusedWith } from './actors'
import { addCatalogue } from './catalogue'
import type { People } from './client'

let payload: Payload
let people: People
let tokens: Partial<Record<ActorName, string>>

/** One record of each kind that belongs to the customer; if it is about a vehicle, one in Mombasa. */
const records: Partial<Record<CollectionSlug, number>> = {}
/** The other customer's, about a vehicle in Tokyo. */
const elsewhere: Partial<Record<CollectionSlug, number>> = {}

const add = async (collection: CollectionSlug, data: Record<string, unknown>): Promise<number> =>
  Number((await payload.create({ collection, data: data as never, overrideAccess: true, depth: 0 })).id)

beforeAll(async () => {
  payload = await getTestPayload()
  ;({ people, tokens } = await admitPeople())
  const catalogue = await addCatalogue()
  const { manufacturer, model, mombasa, tokyo, vehicleType } = catalogue
  const vehicle = { manufacturer, model, vehicleType, engineSizeCc: 1496 }
  const unique = (name: string) => ({ chassis: name, officeFileNo: name })
  const here = await add('vehicles', { ...vehicle, ...unique('HERE'), showroom: mombasa })
  const otherVehicle = await add('vehicles', { ...vehicle, ...unique('THERE'), showroom: tokyo })
  for (const name of ['operator', 'supervisor', 'manager'] as const)
    await payload.update({
      collection: 'users',
      id: people[name].id,
      data: { allShowrooms: false, assignedShowrooms: [name === 'manager' ? tokyo : mombasa] },
      overrideAccess: true,
      depth: 0,
    })
  const visible = { status: 'REQUESTED', requestedAt: new Date().toISOString() }
  const ofCustomer = { ...visible, vehicle: here, customer: people.customer.id }
  records.reservations = await add('reservations', ofCustomer)
  const ofOther = { ...visible, vehicle: otherVehicle, customer: people.otherCustomer.id }
  elsewhere.reservations = await add('reservations', ofOther)
  const words = { rating: 4, title: 'Fair', comment: 'As it was shown' }
  records['vehicle-reviews'] = await add('vehicle-reviews', {
    ...words,
    vehicle: here,
    user: people.customer.id,
  })
  elsewhere['vehicle-reviews'] = await add('vehicle-reviews', {
    ...words,
    vehicle: otherVehicle,
    user: people.otherCustomer.id,
  })
  const search = { name: 'Vans', frequency: 'daily', lastMark: new Date().toISOString() }
  records['saved-searches'] = await add('saved-searches', {
    ...search,
    user: people.customer.id,
    query: 'make=1',
  })
  await addSales(records, { customer: people.customer.id, vehicle: here, showroom: mombasa })
  await addSales(elsewhere, { customer: people.otherCustomer.id, vehicle: otherVehicle, showroom: tokyo })
}, 120_000)

type Sale = { customer: number; vehicle: number; showroom: number }

/** A sale with everything that belongs to it, and with what only staff see in each record. */
async function addSales(rows: Partial<Record<CollectionSlug, number>>, sale: Sale): Promise<void> {
  const [now, by] = [new Date().toISOString(), people.admin.id]
  const { customer } = sale
  const made = { customer, customManufacturer: 'Tata', customModel: 'Nano', repliedBy: by }
  rows['vehicle-inquiries'] = await add('vehicle-inquiries', made)
  const staffOnly = { quotedBy: by, draft: { price: 1 }, rates: { JPY: 150 } }
  const quote = await add('quotes', { ...sale, ...staffOnly, requestedAt: now })
  rows.quotes = quote
  rows['quote-customizations'] = await add('quote-customizations', {
    ...{ quote, negotiatingRound: 1, contactMethod: 'email', contactTime: 'any_time' },
    ...{ responseTimeframe: 'no_rush', decisionTimeframe: 'this_week' },
  })
  const [issued, written] = [
    { revision: 1, data: {}, issuedAt: now },
    { message: 'Hello', author: by },
  ]
  rows.proformas = await add('proformas', { ...issued, quote, number: `PI-${quote}`, token: `T${quote}` })
  rows['sales-notes'] = await add('sales-notes', { ...written, quote })
  await add('sales-notes', { ...written, quote, internal: true })
  const amounts = { price: 1, deliveryCharges: 0, withholdingTax: 0, vat: 0, total: 1, downPayment: 0 }
  const order = await add('orders', { ...sale, ...amounts, quote, salesRep: by, orderedAt: now })
  rows.orders = order
  const due = { kind: 'BALANCE', sequence: 1, amount: 1, note: 'Slow payer', recordedBy: by }
  rows.payments = await add('payments', { ...due, order })
  const file = { path: 'orders/bl.pdf', name: 'bl.pdf', size: 1, mimeType: 'application/pdf' }
  const paper = { order, file, kind: 'BILL_OF_LADING', uploadedBy: by }
  rows['order-documents'] = await add('order-documents', { ...paper, isVisibleToCustomer: true })
  await add('order-documents', paper)
}

/**
 * The ids found by a person, through Payload's own access checks; staff by its addresses, others internally.
 */
async function visibleTo(actor: ActorName, slug: CollectionSlug): Promise<number[] | number> {
  if (isStaff(actor)) {
    const answer = await callNatively('GET', `${slug}?limit=100`, tokens[actor])
    if (answer.status !== 200) return answer.status
    return (await answer.json()).docs.map(({ id }: { id: number }) => id)
  }
  const id = actor === 'guest' ? null : people[actor].id
  const user = id === null ? undefined : await payload.findByID({ collection: 'users', id, depth: 0 })
  const req = await createLocalReq({ user: user && { ...user, collection: 'users' as const } }, payload)
  const visible = payload.find({ collection: slug, req, overrideAccess: false, depth: 0, limit: 100 })
  return visible.then(
    ({ docs }) => docs.map((doc) => Number(doc.id)),
    (error: { status: number }) => error.status,
  )
}

/** Who finds records about vehicles: customers their own, staff those of their showrooms. */
const aboutVehicles = (id: number, other: number) => ({
  guest: 403,
  customer: [id],
  otherCustomer: [other],
  dealer: [],
  operator: [id],
  supervisor: [id],
  manager: [other],
  admin: [other, id],
})

const withOneMore = (visibleIds: ReturnType<typeof aboutVehicles>) =>
  Object.fromEntries(
    Object.entries(visibleIds).map(([who, ids]) => [
      who,
      typeof ids === 'number' || !isStaff(who as ActorName) ? ids : ids.flatMap((id) => [id + 1, id]),
    ]),
  )

/** What customers do not see of their own records. */
const UNTOLD: Partial<Record<CollectionSlug, string[]>> = {
  'vehicle-inquiries': ['repliedBy'],
  quotes: ['quotedBy', 'draft', 'rates'],
  proformas: ['token'],
  'sales-notes': ['author'],
  orders: ['salesRep'],
  payments: ['note', 'recordedBy'],
  'order-documents': ['uploadedBy', 'path'],
}

const expected: Record<string, (id: number, other: number) => Partial<Record<ActorName, number[] | number>>> =
  {
    reservations: aboutVehicles,
    'vehicle-reviews': aboutVehicles,
    quotes: aboutVehicles,
    'quote-customizations': aboutVehicles,
    proformas: aboutVehicles,
    orders: aboutVehicles,
    payments: aboutVehicles,
    // They belong to no showroom.
    'vehicle-inquiries': (id, other) => ({
      ...aboutVehicles(id, other),
      operator: [other, id],
      supervisor: [other, id],
      manager: [other, id],
    }),
    // Customers find what they are shown; staff one more, which is among themselves.
    'sales-notes': (id, other) => withOneMore(aboutVehicles(id, other)),
    'order-documents': (id, other) => withOneMore(aboutVehicles(id, other)),
    'saved-searches': (id) => ({
      guest: 403,
      customer: [id],
      otherCustomer: [],
      dealer: [],
      operator: [],
      supervisor: [],
      manager: [],
      admin: [],
    }),
  }

describe.each(Object.keys(expected) as CollectionSlug[])('%s of a customer, natively', (slug) => {
  it('are found by those whom they concern', async () => {
    const visible: Partial<Record<ActorName, number[] | number>> = {}
    for (const actor of ACTORS) visible[actor] = await visibleTo(actor, slug)
    expect(visible).toEqual(expected[slug]?.(records[slug] ?? 0, elsewhere[slug] ?? 0))
  })

  it('are written by nobody, whoever requests it and whatever is sent', async () => {
    const id = records[slug]
    const before = await payload.findByID({ collection: slug, id: id ?? 0, overrideAccess: true, depth: 0 })
    for (const actor of ACTORS) {
      const tried = [
        await native('PATCH', `${slug}/${id}`, tokens[actor], before),
        await native('PATCH', `${slug}?where[id][equals]=${id}`, tokens[actor], before),
        await native('POST', slug, tokens[actor], before),
        await native('DELETE', `${slug}/${id}`, tokens[actor]),
        await native('DELETE', `${slug}?where[id][equals]=${id}`, tokens[actor]),
      ]
      expect(tried, actor).toEqual(Array(5).fill(refusedWith(actor)))
    }
    const after = await payload.findByID({ collection: slug, id: id ?? 0, overrideAccess: true, depth: 0 })
    expect(after).toEqual(before)
  })
})

it.each(Object.keys(UNTOLD) as CollectionSlug[])(
  '%s keep from their customer what staff are told',
  async (slug) => {
    const user = await payload.findByID({ collection: 'users', id: people.customer.id, depth: 0 })
    const req = await createLocalReq({ user: { ...user, collection: 'users' as const } }, payload)
    const { docs } = await payload.find({ collection: slug, req, overrideAccess: false, depth: 0 })
    expect(docs).toHaveLength(1)
    const text = JSON.stringify(docs)
    for (const field of UNTOLD[slug] ?? []) expect(text).not.toContain(`"${field}":`)
  },
)

it("the customer's identity is shown to staff who deal with customers, and others cannot search by it", async () => {
  const kinds = { 'vehicle-reviews': 'user', reservations: 'customer' } as const
  const visible = async (slug: keyof typeof kinds, query = '') => {
    const answer = await callNatively('GET', `${slug}?${query}`, tokens.operator)
    const { docs = [] } = await answer.json()
    return { status: answer.status, named: docs.map((doc: Record<string, unknown>) => doc[kinds[slug]]) }
  }
  const slugs = ['vehicle-reviews', 'reservations'] as const
  for (const slug of slugs) expect(await visible(slug)).toEqual({ status: 200, named: [people.customer.id] })
  await payload.update({
    collection: 'users',
    id: people.operator.id,
    data: { permissions: { sales: { read: false }, support: { read: false } } },
    overrideAccess: true,
    depth: 0,
  })
  for (const slug of slugs) {
    expect(await visible(slug)).toEqual({ status: 200, named: [undefined] })
    const field = kinds[slug]
    expect((await visible(slug, `where[${field}][equals]=${people.customer.id}`)).status).toBe(400)
    expect((await visible(slug, `where[${field}.email][like]=a`)).status).toBe(400)
  }
})
