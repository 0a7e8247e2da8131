import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { env } from '@/server/env'
import { testEnv } from '../../../scripts/lib/test-database.mjs'
import { type App, startApp } from '../../drills/shared/process'
import { savesBesideReaders } from '../../drills/siege/saves'

const VEHICLES = 8

let home: string
let app: App
let database: pg.Pool
beforeAll(async () => {
  home = fs.mkdtempSync(path.join(os.tmpdir(), 'kaido-test-saves-'))
  const url = env().DATABASE_URL
  const own = { ...testEnv(url, path.join(home, 'files')), LOG_LEVEL: 'error' }
  app = await startApp({ env: own, log: path.join(home, 'app.log'), prepare: true, quick: true })
  database = new pg.Pool({ connectionString: url, max: 2 })
}, 120_000)
afterAll(async () => {
  await app?.stop()
  await database?.end()
  fs.rmSync(home, { recursive: true, force: true })
})

const rowsOf = async (text: string, values: unknown[] = []) => (await database.query(text, values)).rows

const request = async (method: string, at: string, body: unknown) => {
  const headers = {
    authorization: `Bearer ${app.catalogue?.token}`,
    'content-type': 'application/json',
    origin: app.origin,
  }
  const answer = await fetch(app.origin + at, { method, headers, body: JSON.stringify(body) })
  return { status: answer.status, body: await answer.json() }
}

async function addVehicle(n: number): Promise<number> {
  const { manufacturer, model, vehicleType, fuelType, drivetrain, conditionGrade, transmission, showroom } =
    app.catalogue ?? {}
  const [made] = await rowsOf(
    `INSERT INTO vehicles (manufacturer_id, model_id, vehicle_type_id, fuel_type_id, drivetrain_id, condition_grade_id,
       transmission_id, showroom_id, office_file_no, chassis, year, seats, engine_size_cc, price, mileage, status, name)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, 2020, 5, 1496, 8450, 1, 'PUBLISHED', 'Saved') RETURNING id`,
    [
      ...[manufacturer, model, vehicleType, fuelType, drivetrain, conditionGrade, transmission, showroom],
      `SAVE-${n}`,
      `SV1-${n}`,
    ],
  )
  return made.id
}

let vehicles: number[]
beforeAll(async () => {
  vehicles = await Promise.all(Array.from({ length: VEHICLES }, (_, n) => addVehicle(n)))
})

test.each([
  ['one vehicle', 1],
  ['several vehicles', VEHICLES],
])(
  'concurrent saves of %s all succeed or are told to retry, and readers are answered meanwhile',
  {
    timeout: 120_000,
  },
  async (_, count) => {
    const some = vehicles.slice(0, count)
    const { figures, saves } = await savesBesideReaders({
      address: app.origin,
      token: app.catalogue?.token ?? '',
      vehicles: some,
      saves: 20,
      guests: 4,
      pages: ['/api/v1/vehicles/public/listing', '/api/v1/manufacturers/landing'],
    })
    expect(figures).toMatchObject({ failed: 0, readsFailed: 0, saved: expect.any(Number) })
    expect(figures.saved).toBeGreaterThan(0)
    expect(figures.reads).toBeGreaterThan(4)
    // Each vehicle's final value is one that was acknowledged.
    const rows = await rowsOf('SELECT id, mileage::int FROM vehicles WHERE id = ANY($1)', [some])
    for (const { id, mileage } of rows)
      expect(
        saves.filter((one) => one.vehicle === id && one.answer.status === 200).map((one) => one.mileage),
      ).toContain(mileage)
  },
)

test('thirty choices of the first picture at once leave one, and none of them fails', {
  timeout: 120_000,
}, async () => {
  const [vehicle] = vehicles
  const media = app.catalogue?.media ?? []
  await rowsOf(
    `INSERT INTO vehicle_images (vehicle_id, media_id, image_type, is_primary, sort_order)
     SELECT $1, m, 'exterior', n = 1, n - 1 FROM unnest($2::int[]) WITH ORDINALITY AS given (m, n)`,
    [vehicle, media],
  )
  const images = await rowsOf('SELECT id FROM vehicle_images WHERE vehicle_id = $1', [vehicle])
  const choose = (n: number) =>
    n % 2
      ? request('PATCH', `/api/vehicle-images/${images[n % images.length].id}`, { isPrimary: true })
      : request('PATCH', `/api/v1/vehicles/${vehicle}`, {
          images: images.map(({ id }, place) => ({
            id,
            image_type: 'exterior',
            is_primary: place === n % images.length,
          })),
        })
  const answers = await Promise.all(Array.from({ length: 30 }, (_, n) => choose(n)))
  expect(answers.filter(({ status }) => status !== 200)).toEqual([])
  const primary = await rowsOf('SELECT id FROM vehicle_images WHERE vehicle_id = $1 AND is_primary', [
    vehicle,
  ])
  expect(primary).toHaveLength(1)
})
