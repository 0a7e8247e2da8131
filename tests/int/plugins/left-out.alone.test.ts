import { sql } from '@payloadcms/db-postgres'
import { beforeAll, expect, it } from 'vitest'
import { as, at, newVehicle, rowsOf, withReservations } from '../inventory/reservations/reservations-kit'

// As if plugins/modules.ts listed nothing, on a database that has had every plugin before.
process.env.KAIDO_PLUGINS = ''

withReservations()

let vehicle: number
let company: number
beforeAll(async () => {
  vehicle = await newVehicle()
  const { body } = await as('admin', 'POST', '/inspection-companies', { companyName: 'JEVIC' })
  company = body.data.id
  await rowsOf(sql`INSERT INTO inspections (vehicle_id, company_id, inspected_on, result)
    VALUES (${vehicle}, ${company}, now(), 'passed')`)
})

it('without its line in the list nothing is left of a plugin', async () => {
  const { payload } = at
  expect((await as('admin', 'GET', '/inspections')).status).toBe(404)
  const { routes } = await import('@/wiring/routes')
  expect(routes.filter(({ path }) => path.startsWith('/inspections'))).toEqual([])
  expect(payload.config.collections.map(({ slug }) => slug)).not.toContain('inspections')
  expect(Object.keys(payload.config.admin.components?.views ?? {})).not.toContain('inspections')
  const { modules } = await import('@/api/module')
  expect(modules().map(({ name }) => name)).not.toContain('inspections')
})

it('and the rest works with the tables that it left behind', async () => {
  expect((await as('admin', 'PATCH', `/vehicles/${vehicle}`, { mileage: 40_001 })).status).toBe(200)
  expect((await as('admin', 'GET', '/vehicles')).body.total).toBe(1)
  expect((await as('admin', 'DELETE', `/inspection-companies/${company}`)).status).toBe(200)
  await at.payload.delete({
    collection: 'vehicles',
    id: vehicle,
    overrideAccess: true,
    depth: 0,
    trash: true,
  })
  const [row] = await rowsOf(sql`SELECT vehicle_id, company_id, result FROM inspections`)
  expect(row).toEqual({ vehicle_id: null, company_id: null, result: 'passed' })
})
