import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'
import { getTestPayload } from '../../setup/payload'
import { addCatalogue, type Catalogue, vehicleBody } from '../api/catalogue'
import { addPeople, call, type People, type PersonName, tokenOf } from '../api/client'

let payload: Payload
let people: People
let catalogue: Catalogue
const tokens: Partial<Record<PersonName, string>> = {}
let ours = 0
let theirs = 0

beforeAll(async () => {
  payload = await getTestPayload()
  people = await addPeople()
  catalogue = await addCatalogue()
  for (const name of ['admin', 'supervisor', 'operator', 'customer'] as const)
    tokens[name] = await tokenOf(payload, people[name])
  const create = async (more: Record<string, unknown>): Promise<number> => {
    const { body } = await call('POST', '/vehicles', {
      token: tokens.admin,
      body: vehicleBody(catalogue, more),
    })
    return body.data.id
  }
  ours = await create({ chassis: 'ZQX10-7654321' })
  theirs = await create({ chassis: 'ZQX10-1234567', location: 'Kaido Tokyo, Tokyo, Japan' })
  await payload.update({
    collection: 'users',
    id: people.operator.id,
    data: { allShowrooms: false, assignedShowrooms: [catalogue.mombasa] },
    overrideAccess: true,
    depth: 0,
  })
}, 120_000)

type Kind = { key: string; found: { id: number; title: string; detail: string; href: string }[] }

async function matches(who: PersonName, q: string): Promise<Record<string, number[]>> {
  const { body, status } = await call('GET', `/jump?${new URLSearchParams({ q })}`, { token: tokens[who] })
  expect(status).toBe(200)
  return Object.fromEntries(body.data.map((kind: Kind) => [kind.key, kind.found.map(({ id }) => id)]))
}

const sku = (id: number): string => `KD-${String(id).padStart(6, '0')}`

describe('the search across the back office', () => {
  it('finds vehicles by chassis and stock number, newest first', async () => {
    expect(await matches('admin', 'zqx10')).toEqual({ vehicles: [theirs, ours] })
    expect(await matches('admin', 'ZQX10-7654321')).toEqual({ vehicles: [ours] })
    expect((await matches('admin', sku(ours))).vehicles?.[0]).toBe(ours)
    expect((await matches('admin', sku(ours).toLowerCase())).vehicles?.[0]).toBe(ours)
    expect((await matches('admin', String(ours).padStart(6, '0'))).vehicles?.[0]).toBe(ours)
  })

  it('covers only the showrooms of the reader', async () => {
    expect(await matches('operator', 'zqx10')).toEqual({ vehicles: [ours] })
    expect((await matches('operator', sku(theirs))).vehicles ?? []).not.toContain(theirs)
  })

  it('finds people by name and address, without case and accents, for those who see people', async () => {
    const { id } = await payload.create({
      collection: 'users',
      data: {
        email: 'muller_100%@example.com',
        password: 'Correct1@horse',
        firstName: 'Žofie',
        lastName: 'Müller',
        status: 'ACTIVE',
      },
      overrideAccess: true,
      depth: 0,
    })
    for (const text of ['zofie', 'MÜLLER', 'muller žof', 'muller_100%', 'er_100'])
      expect(await matches('supervisor', text), text).toEqual({ people: [Number(id)] })
    for (const text of ['zofie%', 'm_ller']) expect(await matches('supervisor', text), text).toEqual({})
    expect(await matches('operator', 'zofie')).toEqual({})
  })

  it('returns where each links, and what it is', async () => {
    const { body } = await call('GET', '/jump?q=zqx10-7654321', { token: tokens.admin })
    expect(body.data).toEqual([
      {
        key: 'vehicles',
        title: 'Vehicles',
        found: [
          {
            id: ours,
            title: expect.any(String),
            detail: expect.stringContaining(`${sku(ours)} · ZQX10-7654321`),
            href: `/admin/inventory/vehicles/edit/${ours}`,
          },
        ],
      },
    ])
  })

  it('leaves out deleted accounts and vehicles in the trash', async () => {
    await call('DELETE', `/vehicles/${theirs}`, { token: tokens.admin })
    expect(await matches('admin', 'zqx10')).toEqual({ vehicles: [ours] })
    await payload.db.drizzle.execute(
      sql`UPDATE users SET deleted_at = now() WHERE email = 'muller_100%@example.com'`,
    )
    expect(await matches('admin', 'zofie')).toEqual({})
  })

  it('is for staff, and for two characters or more', async () => {
    expect((await call('GET', '/jump?q=zqx')).status).toBe(401)
    expect((await call('GET', '/jump?q=zqx', { token: tokens.customer })).status).toBe(403)
    for (const q of ['', 'z', ' z ', 'x'.repeat(61)])
      expect(
        (await call('GET', `/jump?${new URLSearchParams({ q })}`, { token: tokens.admin })).status,
        q,
      ).toBe(422)
    for (const q of ['zq', '%%%', '---', '\\\\', "';--"]) expect(await matches('admin', q), q).toEqual({})
  })

  it('at most five of a kind', async () => {
    for (let n = 0; n < 6; n += 1)
      await call('POST', '/vehicles', {
        token: tokens.admin,
        body: vehicleBody(catalogue, { chassis: `WWX99-000000${n}` }),
      })
    expect((await matches('admin', 'wwx99')).vehicles).toHaveLength(5)
  })

  it('finds people and vehicles by an index of parts of words', async () => {
    const plan = await planAmongMany(
      sql`SELECT u.id FROM users u WHERE u.deleted_at IS NULL AND person_norm(coalesce(u.first_name, '') || ' '
        || coalesce(u.last_name, '') || ' ' || u.email) LIKE '%' || person_norm('zofie') || '%'`,
    )
    expect(plan).toContain('users_found_by')
    const vehicles = await planAmongMany(
      sql`SELECT vehicle_id FROM vehicle_search s WHERE s.staff_doc LIKE '%' || search_norm('zqx10') || '%'`,
    )
    expect(vehicles).toContain('vs_staff_doc')
  })
})

/** The plan of a statement as it is among thousands of people, who are gone again afterwards. */
async function planAmongMany(statement: ReturnType<typeof sql>): Promise<string> {
  let plan = ''
  const gone = payload.db.drizzle.transaction(async (db) => {
    await db.execute(sql`ALTER TABLE users DISABLE TRIGGER USER`)
    await db.execute(sql`SET LOCAL enable_seqscan = off`)
    await db.execute(sql`INSERT INTO users (email, first_name, last_name)
      SELECT 'many' || n || '@example.com', md5(n::text), md5((n + 1)::text) FROM generate_series(1, 5000) n`)
    await db.execute(sql`ANALYZE users`)
    const { rows } = await db.execute(sql`EXPLAIN ${statement}`)
    plan = JSON.stringify(rows)
    db.rollback()
  })
  await expect(gone).rejects.toThrow(/rollback/i)
  return plan
}
