import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { getPost } from '@/modules/content/blog/queries/get-post'
import { undoImport } from '@/modules/inventory/import/operations/undo-import'
import { areasOf, attachTriggers } from '@/plugins/audit-log/attach-triggers'
import { prepareJobs } from '@/server/jobs/prepare-jobs'
import { navigationData } from '@/shell/back-office/navigation/navigation-data'
import { addPostFields } from '@/wiring/add-post-fields'
import { recorded } from '../../../scripts/lib/migrations'
import { getTestPayload } from '../../setup/payload'
import { callNatively } from '../api/actors'
import { addMedia } from '../api/catalogue'
import { addYard, car, carMap, csvOf, runImport } from '../inventory/import/import-kit'
import {
  as,
  at,
  decide,
  newVehicle,
  request,
  rowsOf,
  withReservations,
} from '../inventory/reservations/reservations-kit'
import { accept, at as atQuotes, quoted, requestedQuote, send, wished } from '../sales/quotes/quotes-kit'
import { migrations } from './warranty-cards/migrations'
import { heard, warrantyCards } from './warranty-cards/module'
import { remindQueue } from './warranty-cards/WarrantyCards'

vi.mock('@/plugins/modules', () => ({ plugins: [warrantyCards] }))

// What scripts/migrate.ts does, for a plugin that is not in plugins/.
beforeAll(async () => {
  const payload = await getTestPayload()
  await payload.db.migrate({ migrations: recorded('warranty-cards', migrations) })
  await prepareJobs(String(process.env.DATABASE_URL), [remindQueue])
  await attachTriggers(payload.db.drizzle, areasOf(payload.config))
}, 60_000)
withReservations()

beforeEach(() => {
  heard.events = []
  heard.hooks = []
  heard.sales = []
  heard.ofSales = async () => {}
})

const native = (method: string, path: string, body?: unknown) =>
  callNatively(method, path, at.tokens.admin, body)

describe('a plugin from outside the core', () => {
  it('brings a back-office list with its calls, and protects its records from deletion', async () => {
    const { body } = await as('admin', 'POST', '/warranty-providers', { name: 'Carpoint' })
    const provider = body.data.id
    const vehicle = await newVehicle()
    const data = { vehicle, provider, months: 12 }
    const made = await native('POST', 'warranty-cards', data)
    expect(made.status).toBe(201)
    expect((await as('admin', 'DELETE', `/warranty-providers/${provider}`)).body.message).toContain(
      'is used by 1 warranty card',
    )
    expect((await as('operator', 'GET', '/warranty-cards/count')).body.data).toEqual({ cards: 1 })
    expect(await rowsOf(sql`SELECT 1 FROM pgboss.job WHERE name = 'warranty-cards.remind'`)).toHaveLength(1)
    expect(await rowsOf(sql`SELECT action FROM audit_log WHERE table_name = 'warranty_cards'`)).toHaveLength(
      1,
    )
  })

  it('brings a vehicle field, which staff fill in and everyone reads', async () => {
    const id = await newVehicle({ warranty_months: 24 })
    const { body } = await as('customer', 'GET', `/vehicles/public/vehicle/${id}`)
    expect(body.data.warranty_months).toBe(24)
  })

  it('brings filters and columns: a public number for everybody, a flag of staff for them alone', async () => {
    const long = await newVehicle({ warranty_months: 36, warranty_transfers: true })
    const short = await newVehicle({ warranty_months: 6, warranty_transfers: false })
    const idsOf = async (who: 'customer' | 'admin', query: string) => {
      const { body } = await as(who, 'GET', `/vehicles?limit=100&${query}`)
      const ids = body.data.map(({ id }: { id: number }) => id)
      return [long, short].filter((id) => ids.includes(id))
    }
    for (const who of ['customer', 'admin'] as const) {
      expect(await idsOf(who, 'warranty_months.from=30')).toEqual([long])
      expect(await idsOf(who, 'warranty_months.to=6')).toEqual([short])
    }
    expect(await idsOf('admin', 'warranty_transfers.is=no')).toEqual([short])
    expect(await idsOf('customer', 'warranty_transfers.is=no')).toEqual([long, short])
    const columns = 'added.warranty_months,added.warranty_transfers'
    const query = `warranty_months.from=36&sort=added.warranty_months-desc&columns=${columns}`
    const file = await as('admin', 'GET', `/vehicles/export/csv?${query}`)
    expect(file.body).toMatch(/Warranty \(months\),Transferable warranty\r\n.*,36,Yes\r\n/)
  })

  it('brings a block and fields to posts, by calls and in the editor', async () => {
    const block = (fields: object) => ({ type: 'block', fields: { blockType: 'warranty', ...fields } })
    const body = (fields: object) => ({ root: { type: 'root', children: [block(fields)] } })
    const post = (more: object) => as('admin', 'POST', '/blogs/posts', { title: 'Two years longer', ...more })
    const added = { warrantyCardsNote: 'Two years', warrantyCardsMonths: 24 }
    const made = await post({ body: body({ title: 'A & B', months: 24 }), added })
    expect(made.status, JSON.stringify(made.body)).toBe(201)
    expect(made.body.data).toMatchObject({
      bodyHtml: '<p>A &amp; B: 24 months</p>',
      readingMinutes: 1,
      added,
    })
    expect((await post({ body: body({ months: 'many' }) })).status).toBe(422)
    const refused = await post({ added: { warrantyCardsMonths: 'many', vitz: 1 } })
    expect(refused.body.errors.map(({ path }: { path: string }) => path)).toEqual([
      'added.vitz',
      'added.warrantyCardsMonths',
    ])
    const { id } = made.body.data
    const change = (sent: object) => as('admin', 'PATCH', `/blogs/posts/${id}`, { added: sent })
    expect((await change({ warrantyCardsMonths: 12 })).status).toBe(403)
    expect((await change({ warrantyCardsNote: 'Two years' })).status).toBe(200)
    await rowsOf(sql`UPDATE blog_posts SET _status = 'published' WHERE id = ${id}`)
    const seen = await as('customer', 'GET', `/blogs/posts/${id}`)
    expect(seen.body.data.added).toEqual({ warrantyCardsNote: 'Two years' })
    const inRussian: Record<string, unknown> = { warrantyCardsNote: 'Два года' }
    await at.payload.update({
      collection: 'blog-posts',
      id,
      locale: 'ru',
      data: inRussian,
      overrideAccess: true,
    })
    const { added: ofRussian } = (await getPost(at.payload.db.drizzle, id, true, { locale: 'ru' })) ?? {}
    expect(ofRussian).toEqual({ ...added, ...inRussian })
    const { fields } = at.payload.collections['blog-posts'].config
    const written = { create: expect.any(Function), update: expect.any(Function) }
    expect(fields).toContainEqual(
      expect.objectContaining({
        type: 'collapsible',
        label: 'Warranty cards',
        fields: Array.from({ length: 2 }, () =>
          expect.objectContaining({ access: expect.objectContaining(written) }),
        ),
      }),
    )
  })

  it('cannot add a field to posts under a name that may be somebody else’s', () => {
    const wrong = { ...warrantyCards, postFields: [{ name: 'note', type: 'text' as const }] }
    expect(() => addPostFields([wrong])).toThrow('must begin with warrantyCards')
  })

  it('brings a line of its own to the navigation', async () => {
    const req = { payload: at.payload, user: { id: 1 }, context: {} }
    const actor = { kind: 'staff', id: 1, roleId: 1, permissions: {}, showrooms: 'all' }
    Object.assign(req.context, { actor: { user: req.user, actor } })
    const { groups } = await navigationData(req as unknown as PayloadRequest)
    const stock = groups.find(({ group }) => group === 'stock')
    expect(stock?.lines.map(({ title }) => title)).toContain('Warranty cards')
  })

  it('brings screens, links, mails and what it stores about a person', async () => {
    const { modules } = await import('@/api/module')
    const { mailEvents } = await import('@/wiring/mail-events')
    expect(Object.keys(at.payload.config.admin.components?.views ?? {})).toEqual(
      expect.arrayContaining(['warrantyCards', 'warranty-providers']),
    )
    expect(modules().flatMap(({ navigation = [] }) => navigation)).toContainEqual(
      warrantyCards.navigation?.[0],
    )
    expect(mailEvents.map(({ key }) => key)).toContain('warranty-runs-out')
    const { body } = await as('customer', 'GET', '/users/my-data')
    expect(body.warranties).toEqual(['Toyota Vitz 2019'])
  })
})

describe('of vehicles that are written', () => {
  /** How it was notified, and whether its hook on the collection ran. */
  const eventsHeard = () =>
    heard.events.map(({ how, ids }) => [how, ids.some((id) => heard.hooks.includes(id))])
  const following = async (work: () => Promise<unknown>) => {
    heard.events = []
    heard.hooks = []
    await work()
    return eventsHeard()
  }

  it('its listener is called in every case, its hook where one vehicle is saved', async () => {
    let id = 0
    expect(
      await following(async () => {
        id = await newVehicle()
      }),
    ).toEqual([['created', true]])
    expect(await following(() => as('admin', 'PATCH', `/vehicles/${id}`, { mileage: 1 }))).toEqual([
      ['saved', true],
    ])
    expect(await following(() => native('PATCH', `vehicles/${id}`, { mileage: 2 }))).toEqual([
      ['saved', true],
    ])
    expect(await following(() => native('PATCH', `vehicles?where[id][in]=${id}`, { mileage: 3 }))).toEqual([
      ['saved', true],
    ])
    const reservation = await request('customer', id)
    expect(await following(() => decide('admin', reservation, 'confirm'))).toEqual([['status', false]])
    await decide('admin', reservation, 'release', 'The customer has changed their mind.')
    const media = await addMedia('from-outside.png')
    const picture = { vehicle: id, media, imageType: 'exterior' }
    expect(await following(() => native('POST', 'vehicle-images', picture))).toEqual([['pictures', false]])
    const bulk = (verb: string, more = {}) =>
      following(() => as('admin', 'POST', `/vehicles/bulk/${verb}`, { ids: [id], ...more }))
    expect(await bulk('status', { status: 'ARCHIVED' })).toEqual([['status', false]])
    expect(await bulk('trash')).toEqual([['trashed', false]])
    expect(await bulk('restore')).toEqual([['restored', false]])
    const [row] = await rowsOf(sql`SELECT manufacturer_id FROM vehicles WHERE id = ${id}`)
    const name = { name: `Make ${Date.now()}` }
    expect(
      await following(() => as('admin', 'PATCH', `/manufacturers/${row?.manufacturer_id}`, name)),
    ).toEqual([['title', false]])
    expect(await following(() => native('DELETE', `vehicles/${id}`))).toContainEqual(['deleted', false])
  })

  it('its listener is notified of imports and their undoing, which write past the collection', async () => {
    const { payload } = at
    await addYard(payload)
    const file = csvOf([car({ chassis: 'OUTSIDE-1' })])
    let batchId = 0
    const done = await following(async () => {
      ;({ batchId } = await runImport(payload, file, { map: carMap(), references: 'create' }))
    })
    expect(done).toEqual([['imported', false]])
    expect(await following(() => undoImport({ payload, batchId }))).toEqual([['import-undone', false]])
  })
})

describe('of sales', () => {
  beforeAll(async () => {
    Object.assign(atQuotes, at)
    await rowsOf(sql`UPDATE users SET address = '12 Moi Avenue, Mombasa' WHERE role_id IS NULL`)
  })

  const following = async (work: () => Promise<unknown>) => {
    heard.sales = []
    await work()
    return heard.sales
  }
  const names = async (work: () => Promise<unknown>) =>
    (await following(work)).map((news) =>
      news.name === 'orderStepTaken' ? `${news.name} ${news.step}` : news.name,
    )
  const orderOf = async (quote: number): Promise<number> =>
    Number((await rowsOf(sql`SELECT id FROM orders WHERE quote_id = ${quote}`))[0]?.id)
  /** A customer's accepted quote, and its order. */
  async function ordered(): Promise<{ quote: number; order: number; vehicle: number }> {
    const { id: quote, vehicle } = await quoted('customer')
    await accept('customer', quote)
    return { quote, vehicle, order: await orderOf(quote) }
  }

  it('it is notified of every request, whoever makes it', async () => {
    const { customer, dealer } = at.people
    const vehicle = await newVehicle()
    const [own] = await following(() => requestedQuote('customer', vehicle))
    expect(own).toMatchObject({ name: 'quoteRequested', customerId: customer.id, vehicleId: vehicle })
    const [byStaff] = await following(() =>
      as('manager', 'POST', '/quotes', { vehicleId: vehicle, userId: dealer.id }),
    )
    expect(byStaff).toMatchObject({ name: 'quoteRequested', customerId: dealer.id, vehicleId: vehicle })
    const [onDemand] = await following(() => wished('customer'))
    expect(onDemand).toMatchObject({ name: 'quoteRequested', customerId: customer.id, vehicleId: null })
  })

  it('it is notified of every acceptance and the order that it makes, and its own record comes with them', async () => {
    const { id, vehicle } = await quoted('customer')
    const eventsHeard = await following(() => accept('customer', id))
    const order = { quoteId: id, orderId: await orderOf(id), vehicleId: vehicle }
    expect(eventsHeard).toMatchObject([
      { name: 'orderStepTaken', step: 'create', status: 'PENDING_CONFIRMATION', ...order },
      { name: 'quoteAccepted', customerId: at.people.customer.id, ...order },
    ])
    expect(await rowsOf(sql`SELECT months::int FROM warranty_cards WHERE vehicle_id = ${vehicle}`)).toEqual([
      { months: 12 },
    ])
    const wish = await wished('customer')
    await send('admin', wish)
    await as('admin', 'PUT', `/quotes/${wish}/vehicle`, { vehicleId: await newVehicle() })
    expect(await names(() => accept('customer', wish))).toEqual(['orderStepTaken create', 'quoteAccepted'])
  })

  it('it is notified of every step of an order, and of money that comes or goes back', async () => {
    const { order } = await ordered()
    const move = (status: string, more = {}) =>
      as('admin', 'PATCH', `/orders/${order}/status`, { status, ...more })
    expect(await names(() => move('ORDER_CONFIRMED'))).toEqual(['orderStepTaken confirm'])
    const [paid] = await following(() => as('admin', 'POST', `/orders/${order}/payments`, { amount: 3000 }))
    expect(paid).toMatchObject({ name: 'paymentReceived', orderId: order, amount: 300_000, currency: 'USD' })
    for (const [method, amount] of [
      ['PUT', 11],
      ['PATCH', 10],
    ] as const)
      expect(await names(() => as('admin', method, `/orders/${order}/payment`, { amount }))).toEqual([
        'paymentReceived',
      ])
    const [receipt] = await rowsOf(
      sql`SELECT id FROM order_receipts WHERE order_id = ${order} ORDER BY id DESC`,
    )
    const undo = `/orders/${order}/receipts/${receipt?.id}/undo`
    const [undone] = await following(() => as('admin', 'POST', undo, { reason: 'Another order.' }))
    expect(undone).toMatchObject({ name: 'paymentReceived', orderId: order, amount: -1_000 })
    const [back] = await following(() => as('admin', 'POST', `/orders/${order}/refunds`, { amount: 20 }))
    expect(back).toMatchObject({ name: 'paymentReceived', orderId: order, amount: -2_000 })
    const next = { vehicleId: await newVehicle(), reason: 'As agreed.' }
    expect(await names(() => move('VEHICLE_SWITCHED', next))).toEqual(['orderStepTaken switchVehicle'])
  })

  it('it is notified of an order that ends with its quote', async () => {
    const { quote } = await ordered()
    const body = { status: 'CANCELLED', reason: 'Found damage' }
    expect(await names(() => as('admin', 'PUT', `/quotes/${quote}/status`, body))).toEqual([
      'orderStepTaken cancel',
    ])
  })

  it('it hears in the transaction: it reads what has just been written, and can refuse it', async () => {
    const offer = await quoted('customer')
    const { order } = await ordered()
    const vehicle = await newVehicle()
    const ways = [
      {
        name: 'quoteRequested',
        row: sql`FROM quotes WHERE vehicle_id = ${vehicle}`,
        take: () => as('dealer', 'POST', '/quotes/request', { vehicleId: vehicle }),
      },
      {
        name: 'quoteAccepted',
        row: sql`FROM orders WHERE quote_id = ${offer.id}`,
        take: () => accept('customer', offer.id),
      },
      {
        name: 'orderStepTaken',
        row: sql`FROM orders WHERE id = ${order} AND status = 'ORDER_CONFIRMED'`,
        take: () => as('admin', 'PATCH', `/orders/${order}/status`, { status: 'ORDER_CONFIRMED' }),
      },
      {
        name: 'paymentReceived',
        row: sql`FROM payments WHERE order_id = ${order} AND received > 0`,
        take: () => as('admin', 'POST', `/orders/${order}/payments`, { amount: 10 }),
      },
    ]
    for (const { name, row, take } of ways) {
      const seen: number[] = []
      heard.ofSales = async (news, { db }) => {
        if (news.name !== name) return
        seen.push((await db.execute(sql`SELECT 1 ${row}`)).rows.length)
        throw new Error('The plugin refuses.')
      }
      const answer = await take()
      expect(answer.status, name).toBe(500)
      expect(seen, name).toEqual([1])
      expect(await rowsOf(sql`SELECT 1 ${row}`), name).toEqual([])
    }
    expect(await rowsOf(sql`SELECT 1 FROM warranty_cards WHERE vehicle_id = ${offer.vehicle}`)).toEqual([])
  })
})
