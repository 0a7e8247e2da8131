import { sql } from '@payloadcms/db-postgres'
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { undoImport } from '@/modules/inventory/import/operations/undo-import'
import { areasOf, attachAudit } from '@/plugins/audit-log/attach'
import { prepareJobs } from '@/server/jobs/prepare'
import { recorded } from '../../../scripts/lib/migrations'
import { getTestPayload } from '../../setup/payload'
import { askNatively } from '../api/actors'
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
import { migrations } from './warranty-cards/migrations'
import { heard, warrantyCards } from './warranty-cards/module'
import { remindQueue } from './warranty-cards/WarrantyCards'

vi.mock('@/plugins/modules', () => ({ plugins: [warrantyCards] }))

// What scripts/migrate.ts does, for a plugin that is not in plugins/.
beforeAll(async () => {
  const payload = await getTestPayload()
  await payload.db.migrate({ migrations: recorded('warranty-cards', migrations) })
  await prepareJobs(String(process.env.DATABASE_URL), [remindQueue])
  await attachAudit(payload.db.drizzle, areasOf(payload.config))
}, 60_000)
withReservations()

beforeEach(() => {
  heard.events = []
  heard.hooks = []
})

const native = (method: string, path: string, body?: unknown) =>
  askNatively(method, path, at.tokens.admin, body)

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

  it('brings screens, links, mails and what it stores about a person', async () => {
    const { modules } = await import('@/api/module')
    const { mailEvents } = await import('@/wiring/mail')
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
  const told = () => heard.events.map(({ how, ids }) => [how, ids.some((id) => heard.hooks.includes(id))])
  const following = async (work: () => Promise<unknown>) => {
    heard.events = []
    heard.hooks = []
    await work()
    return told()
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
    expect(await following(() => decide('admin', reservation, 'confirm'))).toEqual([['saved', true]])
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

  it('its listener is told of imports and their undoing, which write past the collection', async () => {
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
