import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { ValidationError } from 'payload'
import { beforeAll, expect, test } from 'vitest'
import { fieldSpec, importFieldNames } from '@/modules/inventory/import/engine/import-fields'
import { undoImport } from '@/modules/inventory/import/operations/undo-import'
import { buildDemoCatalogue, type DemoVehicle } from '../../../../scripts/seed/demo'
import { type References, seedReferences } from '../../../../scripts/seed/references'
import { getTestPayload } from '../../../setup/payload'
import { csvOf, query, type Row, rejections, runImport } from './import-kit'

/** Every odd kind comes twice. */
const COUNT = 300
const ODD_EVERY = 9

type Car = Partial<Record<keyof DemoVehicle | 'tags' | 'features', unknown>> & { chassis: string }

/** Values that a clerk or a file may well contain, one kind per car. */
const ODD: Record<string, unknown>[] = [
  { firstRegistered: null, doors: null, price: null, color: null, mileage: null },
  { costValue: 3333, markup: 12.5, price: 1 },
  { costValue: 0, markup: 30, price: 7777.5 },
  { length: 449.5, width: 169.7, height: 148.3 },
  { length: 0, width: 170, height: 150 },
  { modelCode: null, length: null, width: null, height: null, status: 'DRAFT' },
  { mileage: 12345.5, oldPrice: 9000.75, offer: 'clearance' },
  { name: '  A name of its own  ', description: ' keeps its blanks ', others: '<b>"x"</b>; -- \n=1+1' },
  { others: '日本語 – Ω ≈ ç √ ∫ 👩‍🔧 ﷽ \u2067txet\u2069', licensePlate: "O'Brien; DROP TABLE vehicles" },
  { showPrice: false, featured: true, postFacebook: true, tags: [], features: [] },
  {
    currency: 'JPY',
    priceType: 'FOB',
    brochureUrl: 'https://example.com/b.pdf',
    auctionSheetUrl: '/files/a.pdf',
  },
  { status: 'SOLD', seats: 7, carryingCapKg: 1250.5, weightKg: 0, grossWeightKg: 999999 },
  {
    status: 'DRAFT',
    fuelType: null,
    transmission: null,
    drivetrain: null,
    conditionGrade: null,
    seats: null,
  },
  { firstRegistered: ' H29.5 ', priceType: 'CIF', namedPort: 'Mombasa' },
  { engineSizeCc: 1995.0, engineNumber: ' 2ZR-FE 0012345 ' },
]

/** Cars that both ways must reject, for the same reasons. */
const WRONG: Record<string, unknown>[] = [
  { status: 'PUBLISHED', transmission: null, seats: null },
  { engineSizeCc: null, fuelType: 'Petrol' },
  { year: 1899 },
  { firstRegistered: '2017' },
  { firstRegistered: '1899-12' },
  { price: -1 },
  { seats: 2.5, doors: 0 },
  { mileage: 99_999_999 },
  { brochureUrl: 'javascript:alert(1)' },
  { offer: 'half price' },
  { others: 'x'.repeat(5001), licensePlate: 'y'.repeat(51) },
  { costValue: 2_000_000_000, markup: 900 },
]

let payload: Payload
let refs: References
const now = new Date()

beforeAll(async () => {
  payload = await getTestPayload()
  refs = await seedReferences(payload.db.drizzle, new Map())
})

function demoCars(): Car[] {
  const { vehicles } = buildDemoCatalogue({ now, count: COUNT })
  return vehicles.map(({ createdAt: _created, publishedAt: _published, ...own }, index) => {
    const odd = index % ODD_EVERY === 0 ? ODD[(index / ODD_EVERY) % ODD.length] : {}
    const chassis = index % 50 === 1 ? ` ${own.chassis}\t` : own.chassis
    return { ...own, name: index % 3 === 0 ? null : own.name, chassis, ...odd }
  })
}

const listOf = (value: unknown): string => (value as string[] | null)?.join('|') ?? ''
const cells = (car: Car) =>
  Object.fromEntries(
    importFieldNames().map((field) => {
      const value = (car as Row)[field]
      return [field, fieldSpec(field).kind === 'list' ? listOf(value) : (value as string | number | null)]
    }),
  )

/** Every field from the column with its name. */
const identityMap = {
  key: 'chassis',
  fields: Object.fromEntries(
    importFieldNames().map((field) => {
      const { kind } = fieldSpec(field)
      return [
        field,
        {
          column: field,
          ...(kind === 'list' ? { split: '|' } : {}),
          ...(kind === 'text' ? { trim: false } : {}),
          ...(field === 'mileage' ? { unit: 'mi' } : {}),
        },
      ]
    }),
  ),
}

const LISTS: Record<string, string> = {
  vehicleType: 'vehicle-types',
  subBodyType: 'vehicle-sub-body-types',
  color: 'vehicle-colours',
  fuelType: 'vehicle-fuel-types',
  transmission: 'vehicle-transmissions',
  drivetrain: 'vehicle-drive-trains',
  grade: 'vehicle-grades',
  conditionGrade: 'vehicle-condition-grades',
  steeringType: 'vehicle-steering-types',
  steeringPosition: 'vehicle-steering-positions',
  steeringAssistType: 'vehicle-steering-assist-types',
  steeringControlType: 'vehicle-steering-control-types',
  manufacturer: 'makes',
  showroom: 'showrooms',
  namedPort: 'ports',
}

/** The same car as sent by a save: ids for names. */
function dataOf(car: Car): Row {
  const data: Row = { ...car }
  for (const [field, list] of Object.entries(LISTS))
    data[field] = refs[list]?.(car[field as keyof Car] as string) ?? null
  data.model = refs.models?.(`${car.manufacturer}/${car.model}`) ?? null
  data.modelCode = car.modelCode ? (refs.codes?.(`${data.model}/${car.modelCode}`) ?? null) : null
  data.tags = ((car.tags ?? []) as string[]).map((name) => refs.tags?.(name))
  data.features = ((car.features ?? []) as string[]).map((name) => refs.features?.(name))
  delete data.engineSize
  delete data.m3Cbm
  return data
}

/** Everything stored of a vehicle except what no two saves share: its id, its stock number and the times. */
async function stored(): Promise<Map<string, Row>> {
  const rows = await query(
    payload,
    sql`SELECT v.chassis,
      to_jsonb(v) - '{id,sku,created_at,updated_at,published_at,import_batch}'::text[]
        || jsonb_build_object('published', v.published_at IS NOT NULL) AS vehicle,
      (SELECT jsonb_agg(jsonb_build_array(r.path, r."order", r.tags_id, r.vehicle_features_id) ORDER BY r.path, r."order")
        FROM vehicles_rels r WHERE r.parent_id = v.id) AS links,
      (SELECT to_jsonb(s) - '{vehicle_id,listed,updated,doc,staff_doc,card}'::text[] || jsonb_build_object(
          'doc', replace(s.doc, search_norm(v.sku), ''), 'staff_doc', replace(s.staff_doc, search_norm(v.sku), ''),
          'card', s.card - 'sku', 'listed', s.listed = coalesce(v.published_at, v.created_at), 'updated', s.updated = v.updated_at)
        FROM vehicle_search s WHERE s.vehicle_id = v.id) AS search
    FROM vehicles v`,
  )
  return new Map(rows.map((row) => [String(row.chassis), row]))
}

async function saveAll(cars: readonly Car[]): Promise<void> {
  const waiting = cars.map(dataOf)
  const worker = async () => {
    for (let data = waiting.pop(); data; data = waiting.pop())
      await payload.create({ collection: 'vehicles', data: data as never, overrideAccess: true, depth: 0 })
  }
  await Promise.all(Array.from({ length: 4 }, worker))
}

test('an imported vehicle is the same as a saved one in every column, link and search row', {
  timeout: 240_000,
}, async () => {
  const made = demoCars()
  const { batchId, counts, log } = await runImport(payload, csvOf(made.map(cells)), {
    map: identityMap,
    // A save fills in nothing either: its form does.
    fillsIn: false,
  })
  expect(rejections(log)).toEqual({})
  expect(counts).toEqual({ created: COUNT, updated: 0, skipped: 0, rejected: 0 })
  const imported = await stored()
  // A sold one stays after an undo; here all have to make room for their twins.
  await query(payload, sql`UPDATE vehicles SET status = 'DRAFT' WHERE status = 'SOLD'`)
  expect(await undoImport({ payload, batchId, purge: true })).toMatchObject({ removed: COUNT, kept: [] })
  expect(await stored()).toEqual(new Map())

  await saveAll(made)
  const saved = await stored()
  expect(saved.size).toBe(COUNT)
  for (const [chassis, row] of saved) expect(imported.get(chassis)).toEqual(row)
})

test('whatever a save rejects an import rejects in the same words', async () => {
  const { vehicles } = buildDemoCatalogue({ now, count: 40, seed: 7 })
  const sound = vehicles.find(({ fuelType, status }) => fuelType === 'Petrol' && status === 'PUBLISHED')!
  const wrong = WRONG.map((own, n): Car => {
    const { createdAt: _created, publishedAt: _published, ...rest } = sound
    return { ...rest, chassis: `WRONG-${n}`, officeFileNo: `WRONG-${n}`, ...own }
  })
  const { log } = await runImport(payload, csvOf(wrong.map(cells)), { map: identityMap, fillsIn: false })
  const refused: string[][] = []
  for (const car of wrong) {
    const error = await payload
      .create({ collection: 'vehicles', data: dataOf(car) as never, overrideAccess: true, depth: 0 })
      .catch((thrown: unknown) => thrown)
    if (!(error instanceof ValidationError)) throw error
    refused.push(error.data.errors.map(({ message }) => message))
  }
  // An import names the column and the cell first, and an engine size once.
  const bare = (reason: string) => reason.replace(/^\w+ (?:is empty|'.*'): /s, '')
  expect(log.map(({ reasons }) => reasons.map(bare))).toEqual(
    refused.map((messages) => messages.filter((message) => message !== 'Engine size is required')),
  )
})
