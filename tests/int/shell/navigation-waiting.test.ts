import { sql } from '@payloadcms/db-postgres'
import type { Payload, PayloadRequest } from 'payload'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { modules } from '@/api/module'
import type { Actor } from '@/kernel/permissions'
import { STOCK_PATH } from '@/modules/inventory/vehicles/rules/stock/stock-path'
import { WITHOUT_PHOTOGRAPH_HREF } from '@/modules/inventory/vehicles/schemas/stock-query'
import { countWaitingWork, waitingText } from '@/shell/back-office/count-waiting-work'
import { navigationData } from '@/shell/back-office/navigation/navigation-data'
import { cardsOf } from '@/shell/back-office/navigation-entries'
import { getTestPayload } from '../../setup/payload'
import { addPicture, addVehicle, buildWorld, randomOf, type World } from '../inventory/search/search-world'

let payload: Payload
let world: World
const [HERE, THERE] = [0, 1]

const showroom = (place: number): number => world.lists.showroomLocation?.[place] ?? 0

beforeAll(async () => {
  payload = await getTestPayload()
  world = await buildWorld(payload)
  const random = randomOf(5)
  const vehicle = (place: number, status: 'PUBLISHED' | 'DRAFT' | 'ARCHIVED') =>
    addVehicle(payload, world, random, { showroom: showroom(place), status })
  await vehicle(HERE, 'DRAFT')
  await vehicle(HERE, 'PUBLISHED')
  await vehicle(HERE, 'ARCHIVED')
  await vehicle(THERE, 'PUBLISHED')
  const photographed = await vehicle(HERE, 'PUBLISHED')
  await addPicture(payload, Number(photographed), 'side')
  const ours = await vehicle(HERE, 'ARCHIVED')
  const theirs = await vehicle(THERE, 'ARCHIVED')
  const customer = await payload.create({
    collection: 'users',
    data: {
      email: 'waits@example.com',
      password: 'Correct1@horse',
      firstName: 'Wa',
      lastName: 'It',
      status: 'ACTIVE',
    },
    overrideAccess: true,
    depth: 0,
  })
  for (const id of [ours, theirs])
    await payload.db.drizzle.execute(sql`INSERT INTO vehicle_reviews (vehicle_id, user_id, rating, title, comment)
      VALUES (${id}, ${customer.id}, 4, 'Good', 'Good enough for me')`)
  await payload.db.drizzle.execute(sql`
    INSERT INTO mail_outbox (event_key, to_address, subject, state, effect_key)
    SELECT 'x', 'a@example.com', 'x', 'failed', 'failed:' || n FROM generate_series(1, 120) n`)
}, 120_000)

const reqOf = (actor: Actor) => {
  const user = { id: 1 }
  return { payload, user, context: { actor: { user, actor } } } as unknown as PayloadRequest
}
const staff = (
  roleId: number,
  showrooms: number[] | 'all',
  permissions: Extract<Actor, { kind: 'staff' }>['permissions'] = {
    inventory: { read: true },
    settings: { read: true },
  },
): Actor => ({ kind: 'staff', id: 1, roleId, permissions, showrooms })

const linesFor = async (actor: Actor) =>
  (await navigationData(reqOf(actor))).groups.flatMap(({ lines }) => lines)

const badges = async (actor: Actor): Promise<Record<string, string>> =>
  Object.fromEntries(
    (await linesFor(actor)).flatMap(({ badge, title }) =>
      badge ? [[title, `${badge.text}: ${badge.label}`]] : [],
    ),
  )

describe('the badges of the navigation', () => {
  it('show how much work waits, up to 99', async () => {
    expect(await badges(staff(1, 'all'))).toEqual({
      Vehicles: '2: 2 vehicles without a photograph',
      'Inventory lists': '2: 2 reviews to moderate',
      Settings: '99+: 99+ e-mails could not be sent',
    })
  })

  it('count only what the viewer may see', async () => {
    expect(await badges(staff(4, [showroom(THERE)]))).toEqual({
      Vehicles: '1: 1 vehicle without a photograph',
      'Inventory lists': '1: 1 review to moderate',
    })
    expect(await badges(staff(4, []))).toEqual({})
  })

  it('link to the work itself', async () => {
    const lines = await linesFor(staff(1, 'all'))
    expect(
      Object.fromEntries(lines.flatMap(({ badge, title }) => (badge ? [[title, badge.href]] : []))),
    ).toEqual({
      Vehicles: WITHOUT_PHOTOGRAPH_HREF,
      'Inventory lists': '/admin/inventory/reviews',
      Settings: '/admin/settings/outbox',
    })
  })

  it('of what is under a line are on it, and link to the line with all of it', async () => {
    const imports = sql`INSERT INTO import_batches (file_name, file_sha256, map, options, state)
      VALUES ('stock.csv', ${'0'.repeat(64)}, '{}', '{}', 'interrupted')`
    await payload.db.drizzle.execute(imports)
    const [vehicles] = (await linesFor(staff(1, 'all'))).filter(({ title }) => title === 'Vehicles')
    await payload.db.drizzle.execute(sql`DELETE FROM import_batches`)
    expect(vehicles).toEqual({
      title: 'Vehicles',
      href: STOCK_PATH,
      badge: {
        text: '3',
        label: '2 vehicles without a photograph and 1 import interrupted',
        href: STOCK_PATH,
      },
    })
  })

  it('stand on the cards of index pages, too', async () => {
    const actor = staff(4, [showroom(THERE)])
    const cards = cardsOf('inventory', actor)
    const counts = await countWaitingWork(payload, actor, cards)
    expect(cards.flatMap((card) => waitingText(card, counts) ?? [])).toEqual([
      '1 vehicle without a photograph',
      '1 review to moderate',
    ])
  })

  it('take one statement for all', async () => {
    const queries = vi.spyOn(payload.db.pool, 'query')
    await navigationData(reqOf(staff(1, 'all')))
    expect(queries.mock.calls.length).toBeLessThanOrEqual(1)
    queries.mockRestore()
  })

  it('are left out when they cannot be counted; the lines stay', async () => {
    const queries = vi.spyOn(payload.db.drizzle, 'execute').mockRejectedValue(new Error('away'))
    const broken = vi.spyOn(payload.db.pool, 'query').mockRejectedValue(new Error('away') as never)
    const { groups } = await navigationData(reqOf(staff(1, 'all')))
    queries.mockRestore()
    broken.mockRestore()
    expect(groups.flatMap(({ lines }) => lines).every(({ badge }) => badge === null)).toBe(true)
    expect(groups.map(({ group }) => group)).toEqual([
      'today',
      'stock',
      'sales',
      'people',
      'content',
      'support',
      'setup',
      'own',
    ])
  })
})

it('records are searched for those who may open some', async () => {
  const seeing = async (actor: Actor) => (await navigationData(reqOf(actor))).findsRecords
  expect(await seeing(staff(4, []))).toBe(true)
  expect(await seeing(staff(4, 'all', { settings: { read: true } }))).toBe(false)
})

/** The plan of a statement where reading a whole table is out of the question. */
async function planOf(statement: ReturnType<typeof sql>): Promise<string> {
  return payload.db.drizzle.transaction(async (db) => {
    await db.execute(sql`SET LOCAL enable_seqscan = off`)
    const { rows } = await db.execute(sql`EXPLAIN ${statement}`)
    return rows.map((row) => String(Object.values(row)[0])).join('\n')
  })
}

describe('what waits is found by an index', () => {
  it.each([
    ['Vehicles', 'vs_needs_photograph'],
    ['Import vehicles', 'import_batches_interrupted_idx'],
    ['Reservations', 'reservations_queue_idx'],
    ['Reviews', 'vehicle_reviews_pending_idx'],
    ['Outbox', 'mail_outbox_failed_idx'],
  ])('%s: %s', async (title, index) => {
    const entry = modules()
      .flatMap(({ navigation = [] }) => navigation)
      .find((one) => one.title === title)
    const rows = entry?.waiting?.of({ id: 1, showrooms: [showroom(HERE)] })
    expect(await planOf(sql`${rows} LIMIT 100`)).toContain(index)
  })

  it('and so are drafts, however many there are', async () => {
    const drafts = modules()
      .flatMap(({ work = [] }) => work)
      .find(({ href }) => href.includes('status=DRAFT'))
    const rows = drafts?.waiting({ id: 1, showrooms: 'all' })
    expect(await planOf(sql`${rows} LIMIT 100`)).toContain('vs_drafts')
  })

  it('and the orders and receipts of a period', async () => {
    const of = (table: string, day: string) =>
      planOf(sql`SELECT 1 FROM ${sql.identifier(table)}
        WHERE ${sql.identifier(day)} >= now() - interval '1 month' AND ${sql.identifier(day)} < now()`)
    expect(await of('orders', 'ordered_at')).toContain('orders_placed_idx')
    expect(await of('order_receipts', 'received_at')).toContain('order_receipts_received_idx')
  })
})
