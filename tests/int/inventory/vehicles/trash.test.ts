import { sql } from '@payloadcms/db-postgres'
import { beforeAll, describe, expect, it } from 'vitest'
import { listTrash } from '@/modules/inventory/vehicles/queries/list-trash'
import { getTestPayload } from '../../../setup/payload'
import { addCatalogue, type Catalogue, vehicleBody } from '../../api/catalogue'
import { addPeople, call, type People, tokenOf } from '../../api/client'

const tokens: Partial<Record<keyof People, string>> = {}
let catalogue: Catalogue
let people: People

beforeAll(async () => {
  const payload = await getTestPayload()
  catalogue = await addCatalogue()
  people = await addPeople()
  for (const name of ['admin', 'operator'] as const) tokens[name] = await tokenOf(payload, people[name])
})

let made = 0
const numbers = () => {
  made += 1
  return { chassis: `TRASH-${made}`, office_file_no: `TRASH-OF-${made}` }
}

async function add(more: Record<string, unknown> = {}): Promise<number> {
  const body = { ...vehicleBody(catalogue), ...numbers(), ...more }
  const answer = await call('POST', '/vehicles', { token: tokens.admin, body })
  expect(answer.status, JSON.stringify(answer.body)).toBe(201)
  return answer.body.data.id
}

const bulk = (verb: 'trash' | 'restore', ids: number[], token = tokens.admin) =>
  call('POST', `/vehicles/bulk/${verb}`, { token, body: { ids } })
const publicStatus = async (id: number) => (await call('GET', `/vehicles/public/vehicle/${id}`)).status

async function inTrash(text = '', showrooms: number[] | 'all' = 'all') {
  const { db } = await getTestPayload()
  return (await listTrash(db.drizzle, { page: 1, limit: 100, text }, showrooms)).rows
}

describe('the trash of vehicles', () => {
  it('takes many at once and gives them back as they were, on the storefront too', async () => {
    const [one, two] = [await add({ status: 'PUBLISHED' }), await add({ status: 'SOLD' })]
    expect(await publicStatus(one)).toBe(200)
    const gone = await bulk('trash', [two, one, 999_999])
    expect(gone.body.data).toEqual({
      changed: [one, two],
      refused: [{ id: 999_999, name: 'Vehicle 999999', message: 'Vehicle not found' }],
    })
    expect(await publicStatus(one)).toBe(404)
    expect((await call('GET', `/vehicles/${two}`, { token: tokens.admin })).status).toBe(404)
    const rows = (await inTrash()).filter(({ id }) => id === one || id === two)
    expect(rows.map(({ deletedBy, status }) => [status, deletedBy]).toSorted()).toEqual([
      ['PUBLISHED', people.admin.email],
      ['SOLD', people.admin.email],
    ])
    expect((await bulk('restore', [one, two])).body.data).toEqual({ changed: [one, two], refused: [] })
    expect(await publicStatus(one)).toBe(200)
    const { body } = await call('GET', `/vehicles/${two}`, { token: tokens.admin })
    expect(body.data.status).toBe('SOLD')
    expect((await bulk('restore', [one])).body.data.refused).toMatchObject([{ message: 'Vehicle not found' }])
  })

  it('leaves what would be a second vehicle of its number, and reports which number', async () => {
    const same = numbers()
    const old = await add(same)
    await bulk('trash', [old])
    const other = await add({ ...same, chassis: 'TRASH-OTHER' })
    const { body } = await bulk('restore', [old])
    expect(body.data.changed).toEqual([])
    expect(body.data.refused).toMatchObject([
      { id: old, message: 'A vehicle with this office file number already exists' },
    ])
    await bulk('trash', [other])
    // Of two that wait with one number the first comes back.
    expect((await bulk('restore', [other, old])).body.data).toMatchObject({
      changed: [old],
      refused: [{ id: other, message: 'A vehicle with this office file number already exists' }],
    })
  })

  it('is for those who may delete, and of their showrooms', async () => {
    const id = await add()
    for (const verb of ['trash', 'restore'] as const)
      expect((await bulk(verb, [id], tokens.operator)).status).toBe(403)
    await bulk('trash', [id])
    const { db } = await getTestPayload()
    const { rows } = await db.drizzle.execute(sql`SELECT showroom_id, sku FROM vehicles WHERE id = ${id}`)
    const showroom = Number(rows[0]?.showroom_id)
    const sku = String(rows[0]?.sku)
    expect((await inTrash(sku)).map((row) => row.id)).toEqual([id])
    expect((await inTrash(sku, [showroom])).map((row) => row.id)).toEqual([id])
    expect(await inTrash(sku, [showroom + 1_000])).toEqual([])
  })
})
