import { sql } from '@payloadcms/db-postgres'
import type { CollectionSlug, Payload } from 'payload'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import { understandTypedText } from '@/modules/inventory/search/engine/understand-typed-text'
import { findVehiclesForJump } from '@/modules/inventory/search/queries/find-vehicles-for-jump'
import { searchVehicles } from '@/modules/inventory/search/queries/search-vehicles'
import { suggestSearches } from '@/modules/inventory/search/queries/suggest-searches'
import {
  emptyVehicleSearch,
  parseVehicleSearch,
  toSearchString,
  type VehicleSearch,
} from '@/modules/inventory/search/schemas/vehicle-search'
import type { Vehicle } from '@/payload-types'
import { getTestPayload } from '../../../setup/payload'
import { addVehicle, buildWorld, make, randomOf, type World } from './search-world'

let payload: Payload
let world: World
/** Names of the vehicles of this file by id, and models and list entries by name. */
const nameOf = new Map<number, string>()
const idOf = new Map<string, number>()

async function entry(collection: CollectionSlug, name: string, more: Record<string, unknown> = {}) {
  const { docs } = await payload.find({ collection, where: { name: { equals: name } }, depth: 0, limit: 1 })
  const id = docs[0] ? Number(docs[0].id) : await make(payload, collection, { name, ...more })
  idOf.set(name, id)
  return id
}

const MODELS = {
  Toyota: ['Land Cruiser', 'Land Cruiser Prado', 'RAV4', 'Hiace'],
  Volkswagen: ['Golf'],
  'Mercedes-Benz': ['C-Class', 'E-Class'],
  Nissan: ['X-Trail'],
  BMW: ['М5'],
  ВАЗ: ['Нива'],
}

type Car = readonly [name: string, make: string, model: string, Partial<Vehicle>]

beforeAll(async () => {
  payload = await getTestPayload()
  world = await buildWorld(payload)
  const modelOf = new Map<string, number>()
  for (const [maker, models] of Object.entries(MODELS)) {
    const manufacturer = await entry('manufacturers', maker)
    for (const model of models) modelOf.set(model, await entry('models', model, { manufacturer }))
  }
  const [white, pearl, black] = [
    await entry('vehicle-colours', 'White'),
    await entry('vehicle-colours', 'Pearl White'),
    await entry('vehicle-colours', 'Black'),
  ]
  const fuel = {
    diesel: await entry('vehicle-fuel-types', 'Diesel'),
    petrol: await entry('vehicle-fuel-types', 'Petrol'),
  }
  const gear = {
    at: await entry('vehicle-transmissions', 'automatic'),
    mt: await entry('vehicle-transmissions', 'MT'),
  }
  const drive = {
    two: await entry('vehicle-drive-trains', '2WD'),
    four: await entry('vehicle-drive-trains', '4WD'),
  }
  const hand = {
    left: await entry('vehicle-steering-types', 'LHD'),
    right: await entry('vehicle-steering-types', 'RHD'),
  }
  const plain: Partial<Vehicle> = {
    ...{ status: 'PUBLISHED', showPrice: true, color: black, fuelType: fuel.petrol, transmission: gear.mt },
    ...{
      drivetrain: drive.two,
      steeringType: hand.right,
      seats: 5,
      year: 2010,
      price: 30_000,
      mileage: 90_000,
    },
    ...{ modelCode: null, tags: [], features: [], engineSizeCc: 1_800 },
  }
  const cars: Car[] = [
    ['cruiser', 'Toyota', 'Land Cruiser', { price: 40_000, drivetrain: drive.four, engineSizeCc: 4_000 }],
    [
      'prado',
      'Toyota',
      'Land Cruiser Prado',
      { price: 9_500, seats: 7, drivetrain: drive.four, fuelType: fuel.diesel },
    ],
    ['rav', 'Toyota', 'RAV4', { price: 10_000, mileage: 45_000, transmission: gear.at, year: 2014 }],
    ['hiace old', 'Toyota', 'Hiace', { color: white, fuelType: fuel.diesel, year: 2013 }],
    ['hiace new', 'Toyota', 'Hiace', { color: pearl, fuelType: fuel.diesel, year: 2016 }],
    ['hiace black', 'Toyota', 'Hiace', { fuelType: fuel.diesel, year: 2017 }],
    ['golf', 'Volkswagen', 'Golf', { price: 4_800, year: 2012, steeringType: hand.left }],
    ['c', 'Mercedes-Benz', 'C-Class', { year: 2015 }],
    ['e', 'Mercedes-Benz', 'E-Class', { year: 2018, price: 60_000 }],
    ['trail', 'Nissan', 'X-Trail', { drivetrain: drive.four, year: 2019 }],
    ['m5', 'BMW', 'М5', { price: 80_000, engineSizeCc: 5_000 }],
    ['niva', 'ВАЗ', 'Нива', { steeringType: hand.left, price: 3_000 }],
  ]
  for (const [n, [name, maker, model, more]] of cars.entries()) {
    const given = { ...plain, manufacturer: idOf.get(maker), model: modelOf.get(model), ...more }
    nameOf.set(await addVehicle(payload, world, randomOf(n), given as Partial<Vehicle>), name)
  }
}, 120_000)

const matches = async (q: string, more: Partial<VehicleSearch> = {}) => {
  const answer = await searchVehicles(payload, { ...emptyVehicleSearch(48), ...more, q })
  return { ...answer, names: answer.rows.map(({ id }) => nameOf.get(id)).join(', ') }
}

const CRUISERS = 'prado, cruiser'
const TOYOTAS = 'hiace black, hiace new, hiace old, rav, prado, cruiser'

describe('what people type finds what they mean, newest first', () => {
  test.each([
    ['landcruser', CRUISERS],
    ['landcruiser', CRUISERS],
    ['ランドクルーザー', CRUISERS],
    ['ﾗﾝﾄﾞｸﾙｰｻﾞｰ', CRUISERS],
    ['rav 4', 'rav'],
    ['rav-4', 'rav'],
    ['vw golf', 'golf'],
    ['トヨタ', TOYOTAS],
    ['ﾄﾖﾀ', TOYOTAS],
    ['тойота', TOYOTAS],
    ['Тойота Прадо', 'prado'],
    ['toyota under 10000', 'rav, prado'],
    ['under $5k', 'niva, golf'],
    ['up to 10k', 'niva, golf, rav, prado'],
    ['over 50000', 'm5, e'],
    ['white hiace diesel 2015+', 'hiace new'],
    ['hiace from 2015', 'hiace black, hiace new'],
    ['2012-2015', 'c, golf, hiace old, rav'],
    ['hiace below 40000 2013', 'hiace old'],
    ['up to 80,000 km', 'rav'],
    ['7 seats', 'prado'],
    ['7 seater toyota', 'prado'],
    ['automatic', 'rav'],
    ['4wd', 'trail, prado, cruiser'],
    ['toyota 4x4', CRUISERS],
    ['lhd', 'niva, golf'],
    ['toyota rhd 5 seats petrol', 'rav, cruiser'],
    ['M5', 'm5'],
    ['М5', 'm5'],
    ['VAZ', 'niva'],
    ['ваз', 'niva'],
    ['c class', 'c'],
    ['cclass', 'c'],
    ['e-class', 'e'],
    ['x trail', 'trail'],
    ['xtrail', 'trail'],
    ['merc', 'e, c'],
    ['toyota zqxjk9', ''],
    ['"landcruser"', ''],
    ['4.0l', 'cruiser'],
  ])('%j finds %s', async (q, names) => {
    expect((await matches(q)).names).toBe(names)
  })
})

test('what was understood is filters of the search, the rest stays its text', async () => {
  const { search } = await matches('white hiace diesel 2015+ zq')
  expect(search).toMatchObject({
    q: 'zq',
    make: [idOf.get('Toyota')],
    model: [idOf.get('Hiace')],
    color: [idOf.get('White'), idOf.get('Pearl White')].sort((a = 0, b = 0) => a - b),
    fuel: [idOf.get('Diesel')],
    yearFrom: 2015,
    yearTo: null,
  })
  const again = await understandTypedText(payload, search)
  expect(toSearchString(again.search)).toBe(toSearchString(search))
})

test('a correction shows what was searched, and the words as typed can be searched instead', async () => {
  const { corrected } = await matches('landcruser under 10000')
  expect(corrected).toEqual({ text: 'Land Cruiser under 10000', asTyped: '"landcruser" under 10000' })
  const typed = await matches(corrected?.asTyped ?? '')
  expect(typed).toMatchObject({ names: '', corrected: null, search: { q: '"landcruser"', maxPrice: 10_000 } })
})

test('a filter that was understood can be removed, and stays in a saved address', async () => {
  const { search } = await matches('golf 2012')
  const { rows } = await searchVehicles(
    payload,
    parseVehicleSearch(new URLSearchParams(toSearchString(search))),
  )
  expect(rows.map(({ id }) => nameOf.get(id))).toEqual(['golf'])
  expect((await matches('', { ...search, q: '', make: [], model: [] })).names).toBe('golf')
})

test('with a port a price is what a vehicle costs there', async () => {
  const given = { ...emptyVehicleSearch(), q: 'toyota under 10000', to: 1 }
  expect((await understandTypedText(payload, given)).search).toMatchObject({
    q: '',
    maxTotal: 10_000,
    maxPrice: null,
  })
})

test('a price in another currency is converted at the rate of the day, and without one compared as it is, which is reported', async () => {
  await payload.db.drizzle.execute(
    sql`INSERT INTO exchange_rates (currency, per_usd, day) VALUES ('KES', '100', '2020-01-01')`,
  )
  await vi.waitFor(
    async () =>
      expect(await matches('under KES 1,000,000')).toMatchObject({
        names: 'niva, golf, rav, prado',
        search: { q: '', maxPrice: 10_000 },
        foreign: [{ text: 'under KES 1,000,000', currency: 'KES', isConverted: true }],
      }),
    10_000,
  )
  expect(await matches('toyota under £9600')).toMatchObject({
    names: 'prado',
    foreign: [{ text: 'under £9600', currency: 'GBP', isConverted: false }],
  })
  expect((await matches('under 5000')).foreign).toEqual([])
})

test('suggestions read names in any spelling', async () => {
  const labels = async (text: string) => (await suggestSearches(payload, text)).map(({ label }) => label)
  expect((await labels('rav 4'))[0]).toBe('Toyota RAV4')
  expect((await labels('vw golf'))[0]).toBe('Volkswagen Golf')
  expect((await labels('トヨタ'))[0]).toBe('Toyota')
  expect(await labels('ランド')).toContain('Toyota Land Cruiser')
})

test('the palette finds vehicles by names in other scripts', async () => {
  const titles = async (text: string) =>
    (await findVehiclesForJump(payload, text, { id: 1, showrooms: 'all' }, 5)).map(({ id }) =>
      nameOf.get(Number(id)),
    )
  expect(await titles('vw golf')).toEqual(['golf'])
  expect(await titles('ランドクルーザー')).toEqual(['prado', 'cruiser'])
  expect(await titles('ゴースト')).toEqual([])
})

test('kana that no list knows are not looked for in every vehicle’s text', async () => {
  const plan = async (text: string) => {
    const { rows } = await payload.db.drizzle.execute(sql.raw(text))
    return JSON.stringify(rows)
  }
  await plan('SET enable_seqscan = off')
  try {
    expect(
      await plan(`EXPLAIN SELECT vehicle_id FROM vehicle_search WHERE is_public
        AND (octet_length(doc) > char_length(doc) AND doc LIKE '%ゴースト%')`),
    ).toMatch(/vs_doc/)
  } finally {
    await plan('RESET enable_seqscan')
  }
})

describe('search words of staff', () => {
  const define = (data: { words: string; kind: 'make' | 'color' | 'words'; meaning: string }) =>
    payload.create({ collection: 'search-words', data, depth: 0 })

  test('take effect within seconds, and follow a renamed entry', async () => {
    expect((await matches('peoples car')).names).toBe('')
    await define({ words: 'Peoples-Car', kind: 'make', meaning: 'Volkswagen' })
    await vi.waitFor(async () => expect((await matches('peoplescar')).names).toBe('golf'), 10_000)
    const id = idOf.get('Volkswagen') ?? 0
    await payload.update({ collection: 'manufacturers', id, data: { name: 'VAG' }, depth: 0 })
    await vi.waitFor(async () => expect((await matches('peoples car')).names).toBe('golf'), 10_000)
    await define({ words: 'cheap van', kind: 'words', meaning: 'hiace under 31000' })
    await vi.waitFor(
      async () => expect((await matches('cheap van white')).names).toBe('hiace new, hiace old'),
      10_000,
    )
  })

  test('are refused twice, without letters, with too many words, and for what is in no list', async () => {
    await define({ words: 'snow', kind: 'color', meaning: 'white' })
    await expect(define({ words: 'SNOW', kind: 'color', meaning: 'Black' })).rejects.toThrow()
    await expect(define({ words: '–', kind: 'color', meaning: 'Black' })).rejects.toThrow()
    await expect(define({ words: 'a b c d e', kind: 'color', meaning: 'Black' })).rejects.toThrow()
    await expect(define({ words: 'ghost', kind: 'make', meaning: 'Nowhere Motors' })).rejects.toThrow()
  })
})
