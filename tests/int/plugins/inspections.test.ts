import { sql } from '@payloadcms/db-postgres'
import sharp from 'sharp'
import { beforeAll, describe, expect, it } from 'vitest'
import { readVisibleCards } from '@/modules/inventory/cards/queries/read-vehicle-cards'
import { updateFilterMarks } from '@/modules/inventory/search/operations/update-filter-marks'
import { storage } from '@/server/storage'
import { amidChange } from '../amid-change'
import { accepted, call } from '../api/client'
import {
  as,
  at,
  decide,
  newVehicle,
  request,
  rowsOf,
  withReservations,
} from '../inventory/reservations/reservations-kit'

withReservations()

let company: number
let made = 0
beforeAll(async () => {
  company = (await accepted(as('admin', 'POST', '/inspection-companies', { companyName: 'JEVIC' }))).data.id
})

const skuOf = async (vehicle: number): Promise<string> =>
  String((await rowsOf(sql`SELECT sku FROM vehicles WHERE id = ${vehicle}`))[0]?.sku)

/** The body for an inspection of a vehicle. */
const about = async (vehicle: number, more: Record<string, unknown> = {}) => ({
  stockNumber: await skuOf(vehicle),
  companyId: company,
  inspectedOn: '2026-03-09',
  result: 'passed',
  certificateNumber: `YK-${++made}`,
  ...more,
})

async function inspect(vehicle: number, more: Record<string, unknown> = {}): Promise<number> {
  return (await accepted(as('admin', 'POST', '/inspections', await about(vehicle, more)))).data.id
}

const mailsAbout = (id: number) =>
  rowsOf(sql`SELECT event_key, to_address FROM mail_outbox WHERE effect_key LIKE ${`inspection:${id}:%`}`)

describe('an inspection', () => {
  it('is recorded by stock number and only read by staff', async () => {
    const vehicle = await newVehicle()
    const id = await inspect(vehicle)
    const { body } = await as('operator', 'GET', `/inspections?vehicleId=${vehicle}`)
    expect(body.data).toMatchObject([
      { id, vehicle: { id: vehicle }, company: 'JEVIC', inspectedOn: '2026-03-09', result: 'passed' },
    ])
    expect((await as('customer', 'GET', `/inspections/${id}`)).status).toBe(403)
    expect((await call('GET', '/inspections')).status).toBe(401)
  })

  it.each(['PATCH', 'DELETE'] as const)('locks its vehicle before itself: %s', async (verb) => {
    const vehicle = await newVehicle()
    const id = await inspect(vehicle)
    const { status } = await amidChange(
      ['SELECT id FROM vehicles WHERE id = $1 FOR UPDATE', [vehicle]],
      () => as('admin', verb, `/inspections/${id}`, verb === 'PATCH' ? { remarks: 'Clean' } : undefined),
      [['SELECT id FROM inspections WHERE id = $1 FOR UPDATE', [id]]],
    )
    expect(status).toBe(200)
  })

  it.each([
    ['stockNumber', { stockNumber: 'KD-999999' }],
    ['inspectedOn', { inspectedOn: '2999-01-01' }],
    ['inspectedOn', { inspectedOn: 'yesterday' }],
    ['result', { result: 'unsure' }],
    ['companyId', { companyId: 0 }],
    ['companyId', { companyId: 999_999 }],
  ])('with a wrong %s is rejected at that field', async (field, more) => {
    const { body, status } = await as('admin', 'POST', '/inspections', await about(await newVehicle(), more))
    expect([status, body.errors?.[0]?.path]).toEqual([422, field])
  })

  it('prevents its company from being deleted', async () => {
    await inspect(await newVehicle())
    const { body, status } = await as('admin', 'DELETE', `/inspection-companies/${company}`)
    expect([status, body.message]).toEqual([409, expect.stringContaining('is used by')])
  })

  it('that is passed is reported to the customer with the reservation, a failed one to the showroom', async () => {
    const vehicle = await newVehicle()
    const failed = await inspect(vehicle, { result: 'failed', inspectedOn: '2026-03-01' })
    expect(await mailsAbout(failed)).toMatchObject([{ event_key: 'inspection-failed' }])
    await decide('admin', await request('customer', vehicle), 'confirm')
    const passed = await inspect(vehicle)
    const to = { event_key: 'inspection-passed', to_address: at.people.customer.email }
    expect(await mailsAbout(passed)).toEqual([to])
    await as('admin', 'PATCH', `/inspections/${passed}`, { remarks: 'Nothing to add.' })
    expect(await mailsAbout(passed)).toHaveLength(1)
    const older = await inspect(vehicle, { inspectedOn: '2025-12-31' })
    expect(await mailsAbout(older)).toEqual([])
  })
})

describe('a vehicle', () => {
  const standing = async (id: number) => {
    const [row] = await rowsOf(
      sql`SELECT inspection_status AS status, inspected_on AS day FROM vehicles WHERE id = ${id}`,
    )
    return [row?.status ?? null, row?.day ? new Date(String(row.day)).toISOString().slice(0, 10) : null]
  }

  it('shows the result of its latest inspection, whichever was recorded last', async () => {
    const vehicle = await newVehicle()
    const other = await newVehicle()
    await inspect(vehicle, { result: 'failed', inspectedOn: '2026-03-01' })
    expect(await standing(vehicle)).toEqual(['failed', '2026-03-01'])
    const again = await inspect(vehicle, { inspectedOn: '2026-03-09' })
    await inspect(vehicle, { result: 'failed', inspectedOn: '2026-02-01' })
    expect(await standing(vehicle)).toEqual(['passed', '2026-03-09'])
    await as('admin', 'PATCH', `/inspections/${again}`, { stockNumber: await skuOf(other) })
    expect([await standing(vehicle), await standing(other)]).toEqual([
      ['failed', '2026-03-01'],
      ['passed', '2026-03-09'],
    ])
    await as('admin', 'DELETE', `/inspections/${again}`)
    expect(await standing(other)).toEqual([null, null])
  })

  it('is inspected after its sale, and updated when it is restored from the trash', async () => {
    const sold = await newVehicle()
    await as('admin', 'PATCH', `/vehicles/${sold}`, { status: 'SOLD' })
    await inspect(sold)
    expect(await standing(sold)).toEqual(['passed', '2026-03-09'])
    const trashed = await newVehicle()
    const id = await inspect(trashed)
    await as('admin', 'POST', '/vehicles/bulk/trash', { ids: [trashed] })
    await as('admin', 'PATCH', `/inspections/${id}`, { result: 'failed' })
    await as('admin', 'POST', '/vehicles/bulk/restore', { ids: [trashed] })
    expect(await standing(trashed)).toEqual(['failed', '2026-03-09'])
  })

  it('shows it to everyone, and is found by it', async () => {
    const vehicle = await newVehicle()
    await inspect(vehicle)
    const { body } = await call('GET', `/vehicles/public/vehicle/${vehicle}`)
    expect(body.data).toMatchObject({ inspection_status: 'passed', inspected_on: '2026-03-09' })
    // What the server does at startup.
    await updateFilterMarks(at.payload)
    const inspected = await call('GET', '/vehicles/public/listing?extras=inspection_status.passed&limit=100')
    expect(inspected.body.data.map(({ id }: { id: number }) => id)).toContain(vehicle)
    const failed = await call('GET', '/vehicles/public/listing?extras=inspection_status.failed&limit=100')
    expect(failed.body.data.map(({ id }: { id: number }) => id)).not.toContain(vehicle)
  })

  it('is found by the day of its inspection: by guests, and in the list of its staff with result and day', async () => {
    const [early, late] = [await newVehicle(), await newVehicle()]
    await inspect(early, { inspectedOn: '2026-01-10' })
    await inspect(late, { inspectedOn: '2026-02-20', result: 'failed' })
    const idsIn = ({ body }: { body: { data: { id: number }[] } }) =>
      [early, late].filter((id) => body.data.some((one) => one.id === id))
    const day = 'inspected_on.from=2026-01-10&inspected_on.to=2026-02-19'
    expect(idsIn(await call('GET', `/vehicles/public/listing?limit=100&${day}`))).toEqual([early])
    expect(idsIn(await as('operator', 'GET', `/vehicles?limit=100&${day}`))).toEqual([early])
    const failed = 'inspected_on.from=2026-01-10&inspection_status.is=failed&sort=added.inspected_on-asc'
    const columns = 'sku,added.inspection_status,added.inspected_on'
    const file = await as('operator', 'GET', `/vehicles/export/csv?${failed}&columns=${columns}`)
    expect(file.body).toContain(`,${await skuOf(late)},Failed,2026-02-20`)
    expect(file.body).not.toContain(await skuOf(early))
  })

  it('shows on its card that it has failed, until it passes', async () => {
    const vehicle = await newVehicle()
    await updateFilterMarks(at.payload)
    const hasFailed = async () =>
      (await readVisibleCards(at.payload, [vehicle])).map(({ hasFailedInspection }) => hasFailedInspection)
    await inspect(vehicle, { result: 'failed', inspectedOn: '2026-03-01' })
    expect(await hasFailed()).toEqual([true])
    const { body } = await call('GET', `/vehicles/public/vehicle/${vehicle}`)
    expect(body.data.inspection_failed).toBe(true)
    await inspect(vehicle)
    expect(await hasFailed()).toEqual([false])
  })
})

describe('the certificate of an inspection', () => {
  const send = (id: number, raw: BodyInit, who: 'admin' | 'customer' = 'admin') =>
    call('PUT', `/inspections/${id}/certificate?name=scan.png`, {
      token: at.tokens[who],
      raw,
      headers: { 'content-type': 'application/octet-stream' },
    })
  const keyOf = async (id: number) =>
    String((await rowsOf(sql`SELECT file_key FROM inspections WHERE id = ${id}`))[0]?.file_key)
  const removals = (key: string) =>
    rowsOf(
      sql`SELECT 1 FROM pgboss.job WHERE name = 'inspections.remove-file' AND data #>> '{input,key}' = ${key}`,
    )

  it('is checked by its bytes, only read by staff, and removed with the inspection', async () => {
    const id = await inspect(await newVehicle())
    expect((await send(id, '<svg xmlns="http://www.w3.org/2000/svg"/>')).status).toBe(415)
    const scan = { width: 20, height: 30, channels: 3, background: '#fff' } as const
    const png = await sharp({ create: scan }).png().toBuffer()
    expect((await send(id, new Uint8Array(png), 'customer')).status).toBe(403)
    expect((await send(id, new Uint8Array(png))).body.data.certificate).toEqual({
      name: 'scan.png',
      type: 'image/png',
    })
    const path = `/inspections/${id}/certificate`
    const opened = await as('operator', 'GET', path)
    expect([opened.status, opened.headers.get('content-type')]).toEqual([200, 'image/png'])
    expect((await as('customer', 'GET', path)).status).toBe(403)
    const key = await keyOf(id)
    expect(await storage().head(key)).not.toBeNull()
    await as('admin', 'DELETE', `/inspections/${id}`)
    expect(await removals(key)).toHaveLength(1)
  })

  it('is removed with a vehicle that is permanently deleted', async () => {
    const vehicle = await newVehicle()
    const id = await inspect(vehicle)
    await send(
      id,
      new Uint8Array(
        await sharp({ create: { width: 9, height: 9, channels: 3, background: '#eee' } })
          .png()
          .toBuffer(),
      ),
    )
    const key = await keyOf(id)
    await at.payload.delete({
      collection: 'vehicles',
      id: vehicle,
      overrideAccess: true,
      depth: 0,
      trash: true,
    })
    expect(await rowsOf(sql`SELECT 1 FROM inspections WHERE id = ${id}`)).toEqual([])
    expect(await removals(key)).toHaveLength(1)
  })
})
