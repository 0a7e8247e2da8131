import { sql } from '@payloadcms/db-postgres'
import { createLocalReq, type Payload } from 'payload'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { saveGuestPort, saveOwnPort } from '@/modules/inventory/destination-choice/operations/save-own-port'
import { readDeliverTo } from '@/modules/inventory/destination-choice/queries/read-deliver-to'
import { listWishlist } from '@/modules/inventory/wishlist/queries/list-wishlist'
import { getTestPayload } from '../../setup/payload'
import { addCatalogue, type Catalogue, vehicleBody } from '../api/catalogue'
import { addPeople, call, type People, type PersonName, tokenOf } from '../api/client'

let payload: Payload
let catalogue: Catalogue
let people: People
const tokens: Partial<Record<PersonName, string>> = {}
/** A published vehicle, and one in each other status. */
const vehicles: Record<string, number> = {}

beforeAll(async () => {
  payload = await getTestPayload()
  catalogue = await addCatalogue()
  people = await addPeople()
  for (const name of ['admin', 'customer', 'otherCustomer', 'dealer'] as const)
    tokens[name] = await tokenOf(payload, people[name])
  for (const status of ['PUBLISHED', 'RESERVED', 'SOLD', 'IN_AUCTION', 'DRAFT', 'ARCHIVED'])
    vehicles[status] = await addVehicle({ status })
})

beforeEach(async () => {
  await payload.db.drizzle.execute(sql`DELETE FROM wishlist_items`)
})

async function addVehicle(more: Record<string, unknown> = {}): Promise<number> {
  const { body, status } = await call('POST', '/vehicles', {
    token: tokens.admin,
    body: vehicleBody(catalogue, more),
  })
  expect(status, JSON.stringify(body)).toBe(201)
  return body.data.id
}

const toggle = (id: number | undefined, who?: PersonName, query = '') =>
  call('POST', `/vehicles/${id}/wishlist${query}`, { token: who && tokens[who] })

async function rows(): Promise<{ user: number; vehicle: number }[]> {
  const result = await payload.db.drizzle.execute(
    sql`SELECT user_id, vehicle_id FROM wishlist_items ORDER BY user_id, vehicle_id`,
  )
  return result.rows.map((row) => ({ user: Number(row.user_id), vehicle: Number(row.vehicle_id) }))
}

const mine = async (who: PersonName): Promise<number[]> =>
  (await rows()).filter(({ user }) => user === people[who].id).map(({ vehicle }) => vehicle)

describe('the toggle', () => {
  it('adds a vehicle to the wishlist and removes it again, and reports it', async () => {
    const on = await toggle(vehicles.PUBLISHED, 'customer')
    expect(on.body).toEqual({
      data: { id: vehicles.PUBLISHED, isWishlisted: true, wishlistCount: 1 },
      message: 'Vehicle added to wishlist',
    })
    expect(await mine('customer')).toEqual([vehicles.PUBLISHED])
    const off = await toggle(vehicles.PUBLISHED, 'customer')
    expect(off.body.message).toBe('Vehicle removed from wishlist')
    expect(off.body.data).toMatchObject({ isWishlisted: false, wishlistCount: 0 })
    expect(await mine('customer')).toEqual([])
  })

  it('may be repeated if it states the target', async () => {
    for (const wanted of ['true', 'true', 'false', 'false']) {
      const { body } = await toggle(vehicles.PUBLISHED, 'dealer', `?wanted=${wanted}`)
      expect(body.data.isWishlisted).toBe(wanted === 'true')
      expect(await mine('dealer')).toEqual(wanted === 'true' ? [vehicles.PUBLISHED] : [])
    }
  })

  it('leaves one entry after twenty parallel wishes, and none after an even number of parallel toggles', async () => {
    const wishes = await Promise.all(
      Array.from({ length: 20 }, () => toggle(vehicles.PUBLISHED, 'customer', '?wanted=true')),
    )
    expect(wishes.map(({ status }) => status)).toEqual(Array(20).fill(200))
    expect(await mine('customer')).toEqual([vehicles.PUBLISHED])
    const toggles = await Promise.all(
      Array.from({ length: 20 }, () => toggle(vehicles.PUBLISHED, 'customer')),
    )
    // Each saw the result of the previous one: half of them removed it.
    expect(toggles.filter(({ body }) => body.data.isWishlisted)).toHaveLength(10)
    expect(await mine('customer')).toEqual([vehicles.PUBLISHED])
  })

  it.each([
    ['PUBLISHED', 200],
    ['RESERVED', 200],
    ['IN_AUCTION', 200],
    ['SOLD', 200],
    ['DRAFT', 404],
    ['ARCHIVED', 404],
  ])('responds to a vehicle that is %s with %i', async (status, answer) => {
    expect((await toggle(vehicles[status], 'customer')).status).toBe(answer)
    expect(await mine('customer')).toHaveLength(answer === 200 ? 1 : 0)
  })

  it('removes a vehicle that is no longer public', async () => {
    const id = await addVehicle()
    await toggle(id, 'customer')
    await call('PATCH', `/vehicles/${id}`, { token: tokens.admin, body: { status: 'ARCHIVED' } })
    expect((await toggle(id, 'customer', '?wanted=false')).body.data.isWishlisted).toBe(false)
    expect((await toggle(id, 'customer', '?wanted=true')).status).toBe(404)
    expect(await mine('customer')).toEqual([])
  })

  it('is for people who are signed in and allowed to', async () => {
    expect((await toggle(vehicles.PUBLISHED)).status).toBe(401)
    const set = (change: Record<string, unknown>) =>
      payload.update({
        collection: 'users',
        id: people.dealer.id,
        data: change,
        overrideAccess: true,
        depth: 0,
      })
    await set({ status: 'BLOCKED' })
    expect((await toggle(vehicles.PUBLISHED, 'dealer')).status).toBe(401)
    expect(await rows()).toEqual([])
    await set({ status: 'ACTIVE' })
    // A block ends existing sessions.
    tokens.dealer = await tokenOf(payload, people.dealer)
  })
})

describe("another person's list", () => {
  it('is neither seen nor changed', async () => {
    await toggle(vehicles.PUBLISHED, 'customer')
    const listed = await call('GET', `/vehicles/wishlist?ids=${vehicles.PUBLISHED},${vehicles.RESERVED}`, {
      token: tokens.otherCustomer,
    })
    expect(listed.body.data).toEqual([])
    const all = await call('GET', '/vehicles?isWishlist=true', { token: tokens.otherCustomer })
    expect(all.body.total).toBe(0)
    const wishing = await call('GET', `/vehicles?isWishlist=true&userId=${people.customer.id}`, {
      token: tokens.otherCustomer,
    })
    expect(wishing.body.total).toBe(0)
    await toggle(vehicles.PUBLISHED, 'otherCustomer', '?wanted=false')
    expect(await mine('customer')).toEqual([vehicles.PUBLISHED])
  })

  it("is shown only as a number, along with one's own answer", async () => {
    await toggle(vehicles.PUBLISHED, 'customer')
    await toggle(vehicles.PUBLISHED, 'dealer')
    const seen = async (token?: string) => {
      const { body } = await call('GET', `/vehicles/public/vehicle/${vehicles.PUBLISHED}`, { token })
      expect(JSON.stringify(body)).not.toContain('wish_list_users_ids')
      return { isWishlisted: body.data.isWishlisted, wishlistCount: body.data.wishlistCount }
    }
    expect(await seen(tokens.customer)).toEqual({ isWishlisted: true, wishlistCount: 2 })
    expect(await seen(tokens.otherCustomer)).toEqual({ isWishlisted: false, wishlistCount: 2 })
    expect(await seen()).toEqual({ isWishlisted: false, wishlistCount: 2 })
    const list = await call('GET', '/vehicles/public/listing', { token: tokens.customer })
    const row = list.body.data.find(({ id }: { id: number }) => id === vehicles.PUBLISHED)
    expect(row).toMatchObject({ isWishlisted: true, wishlistCount: 2 })
  })
})

describe('the list', () => {
  it('limits GET vehicles to its contents, including reserved and sold ones, with the other filters', async () => {
    for (const status of ['PUBLISHED', 'RESERVED', 'SOLD']) await toggle(vehicles[status], 'customer')
    const get = async (query: string, who: PersonName = 'customer') =>
      (await call('GET', `/vehicles?${query}`, { token: tokens[who] })).body
    expect((await get('isWishlist=true')).total).toBe(3)
    expect((await get('isWishlist=true&status=SOLD')).data.map(({ id }: { id: number }) => id)).toEqual([
      vehicles.SOLD,
    ])
    expect((await get('isWishlist=true&yearFrom=2100')).total).toBe(0)
    expect((await get('isWishlist=true&limit=2')).data).toHaveLength(2)
    expect((await get('isWishlist=false')).total).toBeGreaterThan(0)
    expect((await get('isWishlist=true', 'admin')).total).toBe(0)
    await toggle(vehicles.PUBLISHED, 'admin')
    expect((await get('isWishlist=true', 'admin')).total).toBe(1)
  })

  it('reveals nothing of a vehicle that is no longer public, and forgets a deleted one', async () => {
    const [hidden, purged] = [await addVehicle(), await addVehicle()]
    await toggle(hidden, 'customer')
    await toggle(purged, 'customer')
    await call('PATCH', `/vehicles/${hidden}`, { token: tokens.admin, body: { status: 'DRAFT' } })
    await call('DELETE', `/vehicles/${purged}`, { token: tokens.admin })
    const before = await listWishlist(payload, people.customer.id, 1)
    expect(before.entries.map(({ vehicleId, card }) => [vehicleId, card])).toEqual([
      [purged, null],
      [hidden, null],
    ])
    await payload.db.drizzle.execute(sql`DELETE FROM vehicles WHERE id = ${purged}`)
    expect(await mine('customer')).toEqual([hidden])
  })

  it('knows by how much a price has fallen since', async () => {
    const id = await addVehicle({ cost_value: 8000, markup: 25 })
    await toggle(id, 'customer')
    const drop = async () => (await listWishlist(payload, people.customer.id, 1)).entries[0]?.drop
    expect(await drop()).toBeNull()
    await call('PATCH', `/vehicles/${id}`, { token: tokens.admin, body: { cost_value: 7000 } })
    expect(await drop()).toBe(1250)
    await call('PATCH', `/vehicles/${id}`, { token: tokens.admin, body: { show_price: false } })
    expect(await drop()).toBeNull()
  })

  it('shows its last page for one beyond it', async () => {
    await toggle(vehicles.PUBLISHED, 'customer')
    expect(await listWishlist(payload, people.customer.id, 9)).toMatchObject({ total: 1, page: 1, pages: 1 })
    expect(await listWishlist(payload, people.dealer.id, 1)).toEqual({
      entries: [],
      total: 0,
      page: 1,
      pages: 0,
    })
  })

  it('rejects invalid ids, and too many', async () => {
    const request = (ids: string) => call('GET', `/vehicles/wishlist?ids=${ids}`, { token: tokens.customer })
    expect((await request('1,x')).status).toBe(422)
    expect((await request(Array.from({ length: 101 }, (_, n) => n + 1).join(','))).status).toBe(422)
    expect((await request('')).body.data).toEqual([])
  })
})

describe('some vehicles by their ids', () => {
  it('are returned in the order requested, sold ones too, and never one that is not public', async () => {
    const { SOLD, DRAFT, PUBLISHED, ARCHIVED } = vehicles
    const ids = [SOLD, DRAFT, PUBLISHED, ARCHIVED, 999_999].join(',')
    const { body } = await call('GET', `/vehicles/public/by-ids?ids=${ids}`)
    expect(body.data.map(({ id, status }: { id: number; status: string }) => [id, status])).toEqual([
      [SOLD, 'SOLD'],
      [PUBLISHED, 'PUBLISHED'],
    ])
  })
})

describe('the port of destination', () => {
  it('is the account’s own, else the browser’s, and never one that is not offered', async () => {
    const port = async (name: string, more: Record<string, unknown> = {}) =>
      Number(
        (
          await payload.create({
            collection: 'ports',
            data: { name, country: 'Kenya', use: 'destination', active: true, ...more } as never,
            overrideAccess: true,
            depth: 0,
          })
        ).id,
      )
    const [mombasa, tanga, idle, origin] = [
      await port('Mombasa'),
      await port('Tanga', { country: 'Tanzania' }),
      await port('Lamu', { active: false }),
      await port('Kisumu', { use: 'origin' }),
    ]
    const person = await payload.findByID({ collection: 'users', id: people.customer.id, depth: 0 })
    const reqOf = () =>
      createLocalReq({ user: { ...person, collection: 'users' as const } } as never, payload)
    const saved = async (cookie?: number) =>
      readDeliverTo(payload, people.customer.id, cookie === undefined ? undefined : String(cookie))
    const guest = (cookie: number) => readDeliverTo(payload, null, String(cookie))
    expect(await saved(mombasa)).toMatchObject({ port: { id: mombasa }, isStored: false })
    expect(await guest(mombasa)).toMatchObject({ port: { name: 'Mombasa', country: 'Kenya' } })
    for (const wrong of [idle, origin, 999_999]) expect(await guest(wrong)).toBeNull()
    await saveGuestPort(payload.db.drizzle, people.customer.id, idle)
    expect(await saved()).toBeNull()
    await saveGuestPort(payload.db.drizzle, people.customer.id, tanga)
    await saveOwnPort(await reqOf(), mombasa)
    await saveGuestPort(payload.db.drizzle, people.customer.id, tanga)
    expect(await saved(tanga)).toEqual({
      port: { id: mombasa, name: 'Mombasa', country: 'Kenya' },
      isStored: true,
    })
    for (const wrong of [idle, origin, 999_999])
      await expect(saveOwnPort(await reqOf(), wrong)).rejects.toMatchObject({ code: 'not_found' })
    expect((await saved())?.port.id).toBe(mombasa)
    expect(await readDeliverTo(payload, people.otherCustomer.id, undefined)).toBeNull()
    const { body } = await call('GET', '/users/my-data', { token: tokens.customer })
    expect(body.port).toBe('Mombasa, Kenya')
    await saveOwnPort(await reqOf(), null)
    expect(await saved(mombasa)).toBeNull()
    await expect(saveOwnPort(await createLocalReq({}, payload), mombasa)).rejects.toMatchObject({
      code: 'unauthenticated',
    })
  })
})
