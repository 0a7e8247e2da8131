import { sql } from '@payloadcms/db-postgres'
import fc from 'fast-check'
import { createLocalReq, type Payload } from 'payload'
import { beforeAll, describe, expect, test } from 'vitest'
import { searchVehicles } from '@/modules/inventory/queries/search-vehicles'
import { suggest } from '@/modules/inventory/queries/suggest'
import { FACETS, type SearchViewer } from '@/modules/inventory/queries/types'
import { MILEAGE_RANGES, PRICE_RANGES } from '@/modules/inventory/rules/limits'
import {
  emptyVehicleSearch,
  ID_FACETS,
  type IdFacet,
  SEARCH_SORTS,
  type VehicleSearch,
} from '@/modules/inventory/schemas/vehicle-search'
import { rebuildSearch } from '@/modules/inventory/search/refresh'
import { inTransaction } from '@/server/transaction'
import { getTestPayload } from '../../setup/payload'
import { expected, listedVehicles } from './search-oracle'
import { addPicture, addVehicle, buildWorld, draftOf, randomOf, type World } from './search-world'

let payload: Payload
let world: World
const ids: number[] = []

beforeAll(async () => {
  payload = await getTestPayload()
  world = await buildWorld(payload)
  const random = randomOf(7)
  for (let n = 0; n < 48; n += 1) ids.push(await addVehicle(payload, world, random))
  await rebuildSearch(payload)
}, 120_000)

const search = (more: Partial<VehicleSearch>): VehicleSearch => ({ ...emptyVehicleSearch(), ...more })
const rows = async (query: ReturnType<typeof sql>) => (await payload.db.drizzle.execute(query)).rows
const update = (id: number, data: Record<string, unknown>) =>
  payload.update({ collection: 'vehicles', id, data, depth: 0, overrideAccess: true })

const choicesOf = (facet: IdFacet): number[] => {
  if (facet === 'make') return world.makes
  if (facet === 'model') return world.models.map(({ id }) => id)
  if (facet === 'modelCode') return world.codes.map(({ id }) => id)
  return world.lists[facet]
}

/** Some of a list, sorted as an address is read. */
const some = <T extends number | string>(list: readonly T[], max = 3) =>
  fc.subarray([...list], { maxLength: Math.min(max, list.length) }).map((chosen) => chosen.sort())
const rarely = <T>(arbitrary: fc.Arbitrary<T>, otherwise: T) =>
  fc.oneof({ weight: 9, arbitrary: fc.constant(otherwise) }, { weight: 1, arbitrary })
const bounds = (values: readonly number[]) =>
  rarely(
    fc
      .tuple(fc.option(fc.constantFrom(...values)), fc.option(fc.constantFrom(...values)))
      .map(([a, b]) => (a !== null && b !== null && a > b ? ([b, a] as const) : ([a, b] as const))),
    [null, null] as const,
  )

const anySearch = (): fc.Arbitrary<VehicleSearch> =>
  fc
    .record({
      lists: fc.record(
        Object.fromEntries(ID_FACETS.map((facet) => [facet, rarely(some(choicesOf(facet)), [] as number[])])),
      ),
      seats: rarely(some([2, 4, 5, 7]), []),
      priceRange: rarely(some([...PRICE_RANGES, '8000-60500']), []),
      mileage: rarely(some([...MILEAGE_RANGES]), []),
      engineSize: rarely(some(['1.0', '1.4', '1.5', '1.0-2.0', '3.0+']), []),
      status: rarely(some(['DRAFT', 'PUBLISHED', 'RESERVED', 'SOLD'] as const), []),
      years: bounds([2010, 2013, 2018, 2023]),
      prices: bounds([0, 900, 25_000, 60_500]),
      miles: bounds([0, 10_000, 75_000]),
      cc: bounds([660, 1_450, 1_998]),
      sort: fc.constantFrom(...SEARCH_SORTS),
      page: fc.constantFrom(1, 1, 1, 2, 3, 40),
      limit: fc.constantFrom(5, 12, 24),
    })
    .map(({ lists, years, prices, miles, cc, ...more }) =>
      search({
        ...lists,
        ...more,
        yearFrom: years[0],
        yearTo: years[1],
        minPrice: prices[0],
        maxPrice: prices[1],
        mileageMin: miles[0],
        mileageMax: miles[1],
        ccMin: cc[0],
        ccMax: cc[1],
      }),
    )

const anyViewer = (): fc.Arbitrary<SearchViewer> =>
  rarely<SearchViewer>(
    some(world.lists.showroomLocation).map((showrooms) => ({ showrooms })),
    {},
  )

/** Asks the search and the vehicles themselves, and compares everything that the search says. */
async function compare(wanted: VehicleSearch, viewer: SearchViewer = {}): Promise<void> {
  const all = await listedVehicles(payload)
  const truth = expected(all, wanted, viewer.showrooms)
  const answer = await searchVehicles(payload, wanted, viewer)
  expect({ total: answer.total, page: answer.page, pages: answer.pages }).toEqual({
    total: truth.total,
    page: truth.page,
    pages: truth.pages,
  })
  expect(answer.rows.map(({ id }) => id)).toEqual(truth.ids)
  for (const facet of FACETS) {
    const counts = truth.counts(facet)
    const offered = Object.fromEntries(answer.facets[facet].map(({ value, count }) => [value, count]))
    // Under a chosen make only its own models are offered.
    const known = facet === 'model' && wanted.make.length > 0 ? onlyModelsOf(wanted, counts) : counts
    const zeros = Object.fromEntries(Object.keys(offered).map((value) => [value, 0]))
    expect({ facet, counts: offered }).toEqual({ facet, counts: { ...zeros, ...known } })
  }
}

const onlyModelsOf = (wanted: VehicleSearch, counts: Record<string, number>): Record<string, number> =>
  Object.fromEntries(
    Object.entries(counts).filter(
      ([id]) =>
        wanted.model.includes(Number(id)) ||
        wanted.make.includes(world.models.find((model) => model.id === Number(id))?.make ?? 0),
    ),
  )

describe('a search says what the vehicles say', () => {
  test('total, order and every facet agree with the vehicles for 150 random searches', async () => {
    await fc.assert(
      fc.asyncProperty(anySearch(), anyViewer(), (wanted, viewer) => compare(wanted, viewer)),
      { numRuns: 150, endOnFailure: true },
    )
  }, 120_000)

  test('they still agree right after each of 40 random writes, and no hidden vehicle shows', async () => {
    let seed = 100
    const write = async (kind: number): Promise<void> => {
      seed += 1
      const random = randomOf(seed)
      const id = ids[random(ids.length)] as number
      const found = await payload.find({
        collection: 'vehicles',
        where: { id: { equals: id } },
        depth: 0,
        limit: 1,
      })
      const isLocked = found.docs[0]?.status === 'SOLD'
      if (kind === 0 || found.docs.length === 0) {
        ids.push(await addVehicle(payload, world, random))
      } else if (kind === 1 && !isLocked) {
        await update(id, { status: ['DRAFT', 'ARCHIVED', 'SOLD', 'RESERVED'][random(4)] })
      } else if (kind === 2) {
        await payload.delete({ collection: 'vehicles', id, depth: 0 })
        ids.splice(ids.indexOf(id), 1)
      } else if (kind === 3 && !isLocked) {
        await update(id, { deletedAt: new Date().toISOString() })
      } else if (!isLocked) {
        const { chassis, officeFileNo, engineNumber, ...changes } = draftOf(world, random)
        await update(id, changes)
      }
    }
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 0, max: 6 }),
        fc.array(anySearch(), { minLength: 2, maxLength: 3 }),
        async (kind, searches) => {
          await write(kind)
          for (const wanted of [search({}), ...searches]) await compare(wanted)
        },
      ),
      { numRuns: 40, endOnFailure: true },
    )
  }, 180_000)

  test('staff of no showroom find nothing, staff of one only what stands there', async () => {
    expect((await searchVehicles(payload, search({}), { showrooms: [] })).total).toBe(0)
    const [first] = world.lists.showroomLocation as [number]
    const answer = await searchVehicles(payload, search({ limit: 48 }), { showrooms: [first] })
    expect(answer.total).toBeGreaterThan(0)
    expect(new Set(answer.rows.map(({ showroom }) => showroom?.id))).toEqual(new Set([first]))
  })

  test('a price on request is neither shown nor found nor ordered by', async () => {
    const random = randomOf(900)
    const id = await addVehicle(payload, world, random, {
      status: 'PUBLISHED',
      price: 31_337,
      showPrice: false,
    })
    const near = await searchVehicles(payload, search({ minPrice: 31_337, maxPrice: 31_337 }))
    expect(near.total).toBe(0)
    const dear = await searchVehicles(payload, search({ sort: 'price-desc', limit: 48, page: 9 }))
    const card = dear.rows.find((row) => row.id === id)
    expect(card).toMatchObject({ price: null, showPrice: false })
  })
})

describe('the search row', () => {
  test('a save that is rolled back leaves neither a search row nor a change to follow', async () => {
    const before = await rows(
      sql`SELECT max(vehicle_id) AS id, count(*)::int AS n FROM vehicle_search_change`,
    )
    const failing = inTransaction({ payload }, async (req) => {
      const { id } = await payload.create({
        collection: 'vehicles',
        data: draftOf(world, randomOf(31), { status: 'PUBLISHED' }) as never,
        req,
        depth: 0,
      })
      const db = (await import('@/server/transaction')).dbOf
      const inside = await (await db(req)).execute(sql`SELECT 1 FROM vehicle_search WHERE vehicle_id = ${id}`)
      expect(inside.rows).toHaveLength(1)
      throw new Error('not today')
    })
    await expect(failing).rejects.toThrow('not today')
    expect(
      await rows(sql`SELECT max(vehicle_id) AS id, count(*)::int AS n FROM vehicle_search_change`),
    ).toEqual(before)
    expect(await rows(sql`SELECT vehicle_id FROM vehicle_search EXCEPT SELECT id FROM vehicles`)).toEqual([])
  })

  test('the first picture, another primary one and its removal change the card at once', async () => {
    const id = await addVehicle(payload, world, randomOf(41), { status: 'PUBLISHED' })
    const card = async () => {
      const { rows: found } = await searchVehicles(payload, search({ q: `kd${id}` }))
      return found[0]
    }
    expect(await card()).toMatchObject({ pictureCount: 0, picture: { drawn: true } })
    const first = await addPicture(payload, id, `first-${id}`)
    expect(await card()).toMatchObject({ pictureCount: 1, picture: { drawn: false, alt: `first-${id}` } })
    const second = await addPicture(payload, id, `second-${id}`, { isPrimary: true })
    expect(await card()).toMatchObject({ pictureCount: 2, picture: { alt: `second-${id}` } })
    expect((await card())?.picture.card).toMatch(/^\/media\/.+\.webp$/)
    await payload.update({ collection: 'media', id: second.media, data: { alt: 'renamed' }, depth: 0 })
    expect((await card())?.picture.alt).toBe('renamed')
    await payload.delete({ collection: 'vehicle-images', id: second.image, depth: 0 })
    expect(await card()).toMatchObject({ pictureCount: 1, picture: { alt: `first-${id}` } })
    await payload.delete({ collection: 'vehicle-images', id: first.image, depth: 0 })
    expect(await card()).toMatchObject({ pictureCount: 0, picture: { drawn: true } })
  })

  test('a rebuild finds and repairs what somebody changed behind its back, and nothing else', async () => {
    expect((await rebuildSearch(payload)).repaired).toBe(0)
    const victims = (await rows(sql`SELECT vehicle_id AS id FROM vehicle_search ORDER BY 1 LIMIT 3`)).map(
      ({ id }) => Number(id),
    )
    await rows(sql`UPDATE vehicle_search SET price = 1, doc = 'wrong' WHERE vehicle_id = ${victims[0]}`)
    await rows(sql`DELETE FROM vehicle_search WHERE vehicle_id = ${victims[1]}`)
    await rows(sql`UPDATE vehicle_search SET tags = '{999999}' WHERE vehicle_id = ${victims[2]}`)
    expect((await rebuildSearch(payload)).repaired).toBe(3)
    expect((await rebuildSearch(payload)).repaired).toBe(0)
    await compare(search({}))
  })

  test('two saves of one vehicle at once leave the row of the later one', async () => {
    const id = await addVehicle(payload, world, randomOf(51), { status: 'PUBLISHED', price: 10 })
    await Promise.all([
      addPicture(payload, id, `both-${id}`),
      update(id, { price: 20 }),
      payload.update({
        collection: 'vehicles',
        id,
        data: { seats: 7 },
        depth: 0,
        req: await createLocalReq({}, payload),
      }),
    ])
    await rebuildSearch(payload).then(({ repaired }) => expect(repaired).toBe(0))
  })
})

describe('words', () => {
  const found = async (q: string) => {
    const answer = await searchVehicles(payload, search({ q, limit: 48 }))
    return { ...answer, ids: answer.rows.map(({ id }) => id) }
  }

  test('a make, a model by its first word and a code become filters, whatever their case and accents', async () => {
    for (const [q, facet] of [
      ['TOYOTA', 'make'],
      ['  toyotá ', 'make'],
      ['land', 'model'],
      ['Land  Cruiser', 'model'],
      ['vi10x', 'modelCode'],
      ['one owner', 'tags'],
      ['deep red', 'color'],
    ] as const) {
      const answer = await found(q)
      expect({ q, facets: answer.understood.map((one) => one.facet) }).toEqual({ q, facets: [facet] })
      const truth = expected(
        await listedVehicles(payload),
        search({ [facet]: answer.understood.map(({ id }) => id) }),
      )
      expect({ q, total: answer.total }).toEqual({ q, total: truth.total })
    }
  })

  test('several names narrow the search together, in any order', async () => {
    const straight = await found('toyota vitz')
    expect(straight.understood.map(({ facet }) => facet)).toEqual(['make', 'model'])
    expect((await found('vitz toyota')).ids).toEqual(straight.ids)
    expect((await found('nissan vitz')).total).toBe(0)
  })

  test('a typing error is read as the nearest name, and said so', async () => {
    for (const [q, corrected] of [
      ['toyta', 'toyota'],
      ['mitsubshi pajero', 'mitsubishi pajero'],
      ['land criuser', 'land cruiser'],
    ] as const) {
      const answer = await found(q)
      expect({ q, corrected: answer.corrected }).toEqual({ q, corrected })
      expect(answer.ids).toEqual((await found(corrected)).ids)
    }
  })

  test('words that name something are told apart from those that do not', async () => {
    for (const [q, parts] of [
      ['toyota zqxjk9', { named: 'toyota', others: 'zqxjk9' }],
      ['9zq Land Cruiser 77x', { named: 'land cruiser', others: '9zq 77x' }],
      ['toyota vitz', null],
      ['zqxjk9', null],
      ['', null],
    ] as const)
      expect({ q, parts: (await found(q)).parts }).toEqual({ q, parts })
  })

  test('a stock number finds its vehicle however it is written', async () => {
    const id = await addVehicle(payload, world, randomOf(61), { status: 'PUBLISHED' })
    const sku = `KD-${String(id).padStart(6, '0')}`
    for (const q of [sku, sku.toLowerCase(), sku.replace('-', ' '), sku.replace('-', ''), `kd${id}`])
      expect({ q, ids: (await found(q)).ids }).toEqual({ q, ids: [id] })
  })

  test('a vehicle’s own name is found by any of its words; a hidden one never', async () => {
    const id = await addVehicle(payload, world, randomOf(62), {
      status: 'PUBLISHED',
      name: 'Zebrafish Camper 47',
    })
    expect((await found('camper zebrafish')).ids).toEqual([id])
    await update(id, { status: 'DRAFT' })
    expect((await found('zebrafish')).ids).toEqual([])
  })

  test('signs, wild cards and unstorable oddities find nothing and break nothing', async () => {
    for (const q of ['%', '_', '\\', "' OR 1=1 --", '🚗', '()[]{}*+?^$|', '%_%', 'ﷺ'])
      expect(Array.isArray((await found(q)).rows)).toBe(true)
    expect((await found('%')).total).toBe(0)
  })

  test('no letter of a chassis, file or engine number finds anything in public', async () => {
    const id = await addVehicle(payload, world, randomOf(63), { status: 'PUBLISHED', name: 'Plain name' })
    const { chassis, officeFileNo, engineNumber } = await payload.findByID({
      collection: 'vehicles',
      id,
      depth: 0,
    })
    for (const secret of [chassis, officeFileNo, engineNumber ?? '']) {
      for (let from = 0; from + 4 <= secret.length; from += 1) {
        const q = secret.slice(from, from + 5)
        expect({ q, ids: (await found(q)).ids.includes(id) && !/^[\d-]*$/.test(q) }).toEqual({
          q,
          ids: false,
        })
      }
      expect((await found(secret)).ids).toEqual([])
      expect(await suggest(payload, secret)).toEqual([])
    }
  })

  test('a renamed make shows and is found under its new name at once, and no longer under the old', async () => {
    const suzuki = world.makes[3] as number
    await addVehicle(payload, world, randomOf(64), {
      status: 'PUBLISHED',
      manufacturer: suzuki,
      model: world.models.find((model) => model.make === suzuki)?.id,
      modelCode: null,
      name: 'Little van',
    })
    await payload.update({
      collection: 'manufacturers',
      id: suzuki,
      data: { name: 'Hamamatsu Works' },
      depth: 0,
    })
    const answer = await found('hamamatsu works')
    expect(answer.total).toBeGreaterThan(0)
    expect(new Set(answer.rows.map((row) => row.make.name))).toEqual(new Set(['Hamamatsu Works']))
    expect(answer.facets.make.find(({ id }) => id === suzuki)?.name).toBe('Hamamatsu Works')
    expect((await suggest(payload, 'hamam')).map(({ label }) => label)).toContain('Hamamatsu Works')
    expect((await found('suzuki')).understood.map(({ id, facet }) => `${facet} ${id}`)).not.toContain(
      `make ${suzuki}`,
    )
  })
})

describe('suggestions', () => {
  test('the first letters, a later word and a typing error lead to the name; at most eight lines come', async () => {
    for (const [text, label] of [
      ['toy', 'Toyota'],
      ['vitz', 'Toyota Vitz'],
      ['cruis', 'Toyota Land Cruiser'],
      ['pajerro', 'Mitsubishi Pajero'],
      ['nisan', 'Nissan'],
      ['famil', 'Family'],
    ] as const)
      expect((await suggest(payload, text)).map((line) => line.label)).toContain(label)
    expect((await suggest(payload, 'a')).length).toBeLessThanOrEqual(8)
    expect(await suggest(payload, '')).toEqual([])
  })

  test('a stock number being typed offers its vehicle; a hidden one is never offered', async () => {
    const id = await addVehicle(payload, world, randomOf(71), { status: 'PUBLISHED' })
    const offered = async () => (await suggest(payload, `kd${id}`)).map((line) => line.id)
    expect(await offered()).toContain(id)
    await update(id, { status: 'ARCHIVED' })
    expect(await offered()).not.toContain(id)
  })
})
