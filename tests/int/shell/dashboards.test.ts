import { sql } from '@payloadcms/db-postgres'
import { createLocalReq } from 'payload'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { modules } from '@/api/module'
import { type Actor, storedMatrix } from '@/kernel/permissions'
import { SEEDED_ROLES } from '@/kernel/seeded-roles'
import { emptyVehicleSearch } from '@/modules/inventory/search/schemas/vehicle-search'
import { noteVisit } from '@/modules/inventory/visits/operations/note-visit'
import { readVisitsOf } from '@/modules/inventory/visits/queries/read-visits'
import { readFigures } from '@/shell/back-office/dashboard/read-figures'
import { readWork } from '@/shell/back-office/dashboard/read-work'
import { readOwnDashboard } from '@/shell/customer/dashboard/read-own-dashboard'
import { readOwnMarket } from '@/shell/storefront/marketplace/read-own-market'
import { as, at, newOrder, newVehicle, pay, rowsOf, withPeople } from '../sales/orders/orders-kit'

withPeople()

type StaffActor = Extract<Actor, { kind: 'staff' }>
const ROLES = Object.fromEntries(SEEDED_ROLES.map(({ key, ...role }) => [key, role]))

const staff = (role: string, given: Partial<StaffActor> = {}): StaffActor => {
  const { id = 9, permissions = {} } = ROLES[role] ?? {}
  return {
    kind: 'staff',
    id: 1,
    roleId: id,
    permissions: storedMatrix(permissions),
    showrooms: 'all',
    ...given,
  }
}

const made = {} as { wished: number; order: number; draft: number }

beforeAll(async () => {
  await rowsOf(sql`UPDATE users SET address = '12 Moi Avenue, Mombasa' WHERE role_id IS NULL`)
  made.wished = await newVehicle()
  await as('customer', 'POST', `/vehicles/${made.wished}/wishlist`)
  await as('customer', 'POST', '/saved-searches', {
    name: 'Toyotas',
    query: `make=${at.catalogue.manufacturer}`,
    frequency: 'daily',
  })
  await as('customer', 'POST', '/quotes/request', { vehicleId: made.wished })
  await as('otherCustomer', 'POST', `/vehicles/${await newVehicle()}/reserve`)
  made.order = (await newOrder('customer')).id
  made.draft = await newVehicle({ status: 'DRAFT', seats: null, vehicle_transmission_id: null })
  await rowsOf(sql`INSERT INTO vehicle_inquiries (customer_id, status, custom_manufacturer, custom_model)
    VALUES (${at.people.dealer.id}, 'PENDING', 'Tucker', 'Torpedo')`)
  await rowsOf(sql`INSERT INTO vehicle_reviews (vehicle_id, user_id, rating, title, comment)
    VALUES (${made.wished}, ${at.people.dealer.id}, 4, 'Runs well', 'Runs well on every road')`)
  await rowsOf(sql`INSERT INTO mail_outbox (event_key, to_address, subject, state, effect_key)
    VALUES ('x', 'a@example.com', 'Your quote', 'failed', 'failed:1')`)
}, 120_000)

const work = async (actor: StaffActor) =>
  Object.fromEntries(
    (await readWork(at.payload, actor)).map(({ counted, items, title }) => [
      title,
      { count: counted.count, items },
    ]),
  )
const kinds = async (actor: StaffActor) => Object.keys(await work(actor))

const OF_STOCK = ['Reservations to decide', 'Reviews to moderate', 'Drafts to finish or publish']
const OF_SALES = ['Quotes to answer', 'Orders to confirm, cancel, chase for payment or answer']
const EVERYBODY = [...OF_SALES, 'Inquiries to answer', ...OF_STOCK, 'On sale without a photograph']

describe('the queue of work', () => {
  it.each([
    ['admin', [...EVERYBODY, 'E-mails that could not be sent']],
    ['manager', EVERYBODY],
    ['supervisor', EVERYBODY],
    ['operator', EVERYBODY],
  ])('shows %s what that role may do, in order', async (role, expected) => {
    expect(await kinds(staff(role))).toEqual(expected)
  })

  it('is limited to the viewer’s showrooms, and to what a role may open', async () => {
    expect(await kinds(staff('operator', { showrooms: [at.catalogue.tokyo] }))).toEqual([
      'Inquiries to answer',
    ])
    const content = staff('none', { permissions: { content: { read: true } } })
    expect(await kinds(content)).toEqual([])
    const viewer = staff('none', { permissions: { inventory: { read: true } } })
    expect(await kinds(viewer), 'who cannot change a draft').not.toContain('Drafts to finish or publish')
  })

  it('shows who waits, for what, and links to the record', async () => {
    const result = await work(staff('admin'))
    expect(result['Quotes to answer']?.items?.[0]).toMatchObject({
      title: expect.stringMatching(/^QT-\d{4}-\d+, Toyota/),
      who: 'customer Test',
      href: expect.stringMatching(/^\/admin\/quotes\/standard-quotes\/\d+$/),
    })
    expect(result['Orders to confirm, cancel, chase for payment or answer']?.items?.[0]).toMatchObject({
      what: 'To confirm',
      href: `/admin/orders/${made.order}`,
    })
    expect(result['Inquiries to answer']?.items?.[0]?.title).toMatch(/^IQ-\d+, Tucker Torpedo$/)
    expect(result['Drafts to finish or publish']?.items).toEqual([
      expect.objectContaining({
        what: 'Missing: transmission, seats, and photograph',
        href: `/admin/inventory/vehicles/edit/${made.draft}`,
      }),
    ])
    expect(result['E-mails that could not be sent']?.items?.[0]).toMatchObject({
      title: 'Your quote',
      who: 'a@example.com',
    })
  })

  it('counts how long a draft waits from its entry, whatever has been changed in it since', async () => {
    const [draft] = await rowsOf(
      sql`UPDATE vehicles SET created_at = now() - interval '9 days', updated_at = now() WHERE id = ${made.draft}
        RETURNING created_at AS entered`,
    )
    const result = await work(staff('admin'))
    expect(new Date(result['Drafts to finish or publish']?.items?.[0]?.since ?? '')).toEqual(
      new Date(String(draft?.entered)),
    )
  })

  it('does not show who customers are to those who do not deal with them', async () => {
    const result = await work(staff('none', { permissions: { inventory: { read: true } } }))
    expect(result['Reservations to decide']?.items?.map(({ who }) => who)).toEqual([null])
    expect(result['Reviews to moderate']?.items?.map(({ who }) => who)).toEqual([null])
  })

  it('takes one statement, one more for each kind that waits, and one for the names', async () => {
    const queries = vi.spyOn(at.payload.db.pool, 'query')
    const groups = await readWork(at.payload, staff('admin'))
    const count = queries.mock.calls.length
    queries.mockRestore()
    expect(count).toBeLessThanOrEqual(groups.length + 2)
  })

  it('reads every kind, also those of which nothing waits', async () => {
    const viewer = { id: 1, showrooms: [at.catalogue.mombasa], seesCustomers: true }
    for (const { oldest, title } of modules().flatMap((module) => module.work ?? []))
      expect(await oldest(at.payload, viewer, 3), title).toBeInstanceOf(Array)
  })
})

describe('the figures', () => {
  const now = new Date()
  const figures = (actor: Actor) => readFigures(at.payload, actor, { period: 'year', currency: null }, now)

  it('sum orders and money in their currencies, against the period before', async () => {
    const early = (await newOrder('otherCustomer')).id
    await rowsOf(sql`UPDATE orders SET ordered_at = ordered_at - interval '1 year' WHERE id = ${early}`)
    await pay('operator', made.order, { amount: 1000, transactionId: 'TX-1' })
    const { sales } = await figures(staff('operator'))
    expect(sales?.orders.now).toEqual({ count: 1, totals: [{ amount: 1_050_000, currency: 'USD' }] })
    expect(sales?.orders.before).toEqual({ count: 1, totals: [{ amount: 1_050_000, currency: 'USD' }] })
    expect(sales?.received.now.totals).toEqual([{ amount: 100_000, currency: 'USD' }])
    await rowsOf(sql`INSERT INTO order_receipts (order_id, kind, amount, shares, received_at, undoes_id)
      SELECT order_id, 'UNDO', amount, '[]', now(), id FROM order_receipts WHERE order_id = ${made.order}`)
    expect((await figures(staff('operator'))).sales?.received.now.totals, 'undone').toEqual([])
  })

  it('are those that a role and its showrooms see', async () => {
    const reader = staff('none', { permissions: { dashboard: { read: true } } })
    const { inquiries, sales, vehicles } = await figures(reader)
    expect([sales, inquiries]).toEqual([null, null])
    expect(vehicles.now.count).toBeGreaterThan(0)
    const tokyo = await figures(staff('operator', { showrooms: [at.catalogue.tokyo] }))
    expect([tokyo.sales?.orders.now.count, tokyo.vehicles.now.count]).toEqual([0, 0])
  })
})

const visitor = (who: 'customer' | 'otherCustomer' | 'dealer', since: Date | null = null) => ({
  id: at.people[who].id,
  hasPort: true,
  zone: 'UTC',
  since,
})
const dashboard = async (...given: Parameters<typeof visitor>) =>
  readOwnDashboard(await createLocalReq({}, at.payload), visitor(...given), new Date())

describe('a customer’s first page', () => {
  it('has their own deals and reservations alone', async () => {
    const own = await dashboard('customer')
    expect(own.purchases.map(({ key }) => key.split('-')[0]).toSorted()).toEqual(['order', 'quote'])
    expect(own.reservations).toEqual([])
    const other = await dashboard('otherCustomer')
    expect(other.reservations).toHaveLength(1)
    expect(other.purchases.map(({ key }) => key)).not.toContain(`order-${made.order}`)
    expect(await dashboard('dealer')).toMatchObject({
      steps: [],
      purchases: [],
      reservations: [],
      changes: [],
    })
  })

  it('shows of the wishlist what happened since the last visit, and nothing of what is their own', async () => {
    const start = new Date()
    expect((await dashboard('customer')).changes).toEqual([])
    await rowsOf(sql`UPDATE wishlist_items SET price_when_added = price_when_added + 500`)
    expect((await dashboard('customer', start)).changes).toMatchObject([
      { vehicleId: made.wished, change: { kind: 'dropped', by: 500, currency: 'USD' } },
    ])
    await rowsOf(sql`INSERT INTO watched_offers (vehicle_id, since, price, currency, is_available)
      SELECT vehicle_id, created_at, price_when_added - 500, currency, true FROM wishlist_items`)
    expect((await dashboard('customer', start)).changes, 'known at the last visit').toEqual([])
    await as('dealer', 'POST', `/vehicles/${made.wished}/wishlist`)
    await as('dealer', 'POST', `/vehicles/${made.wished}/reserve`)
    await rowsOf(sql`UPDATE reservations SET status = 'CONFIRMED', confirmed_at = now(),
      expires_at = now() + interval '1 day' WHERE vehicle_id = ${made.wished}`)
    await rowsOf(sql`UPDATE vehicles SET status = 'RESERVED' WHERE id = ${made.wished}`)
    await rowsOf(sql`SELECT refresh_vehicle_search(ARRAY[${made.wished}]::int[])`)
    expect((await dashboard('customer', start)).changes).toMatchObject([{ change: { kind: 'reserved' } }])
    expect((await dashboard('dealer', start)).changes, 'for themselves').toEqual([])
  })

  it('counts what was listed for a saved search since then', async () => {
    const start = new Date()
    expect((await dashboard('customer', start)).news).toEqual([])
    await newVehicle()
    expect((await dashboard('customer', start)).news).toMatchObject([
      { name: 'Toyotas', count: 1, isMore: false },
    ])
    expect((await dashboard('otherCustomer', start)).news).toEqual([])
  })
})

it('a visit is stored for its person, the later of two', async () => {
  const db = at.payload.db.drizzle
  const { id } = at.people.customer
  const [beforeAt, seenAt] = [new Date('2026-11-01T10:00:00Z'), new Date('2026-11-20T10:00:00Z')]
  expect(await readVisitsOf(db, id)).toBeNull()
  await noteVisit(db, id, { seenAt, beforeAt })
  await noteVisit(db, id, { seenAt: beforeAt, beforeAt: null })
  expect(await readVisitsOf(db, id)).toEqual({ seenAt, beforeAt })
  expect(await readVisitsOf(db, at.people.otherCustomer.id)).toBeNull()
})

it('the marketplace shows the makes of wishes, searches and requests, each person their own', async () => {
  const market = async (id: number) =>
    readOwnMarket(at.payload, emptyVehicleSearch(), { id, since: null, zone: 'UTC', viewer: {} })
  const own = await market(at.people.customer.id)
  expect(own.makes).toEqual([at.catalogue.manufacturer])
  expect(own.ofMakes.length).toBeGreaterThan(0)
  expect(own.ofMakes.every(({ make }) => make.id === at.catalogue.manufacturer)).toBe(true)
  expect(await market(at.people.blocked.id)).toMatchObject({ makes: [], ofMakes: [] })
})
