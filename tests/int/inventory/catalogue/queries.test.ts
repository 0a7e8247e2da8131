import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { beforeAll, describe, expect, test } from 'vitest'
import { getPublicVehicle } from '@/modules/inventory/catalogue/queries/get-public-vehicle'
import { listComparedVehicles } from '@/modules/inventory/catalogue/queries/list-compared-vehicles'
import {
  listHomeMakes,
  listHomepageTags,
  listPublicManufacturers,
  listPublicModels,
  listPublicTags,
  listPublicVehicleTypes,
} from '@/modules/inventory/catalogue/queries/list-entries-with-vehicle-counts'
import {
  listHomePageVehicles,
  listNewestVehicles,
} from '@/modules/inventory/catalogue/queries/list-home-page-vehicles'
import { listSimilarVehicles } from '@/modules/inventory/catalogue/queries/list-similar-vehicles'
import { getLandedPrices } from '@/modules/inventory/landed-price/queries/get-landed-prices'
import { isPubliclyListed } from '@/modules/inventory/vehicles/rules/status/public-statuses'
import { VEHICLE_STATUSES } from '@/modules/inventory/vehicles/rules/vehicle-status'
import { getTestPayload } from '../../../setup/payload'
import { addPicture, addVehicle, buildWorld, randomOf, type World } from '../search/search-world'

let payload: Payload
let world: World

beforeAll(async () => {
  payload = await getTestPayload()
  world = await buildWorld(payload)
  const random = randomOf(3)
  for (let n = 0; n < 24; n += 1) await addVehicle(payload, world, random)
}, 120_000)

const listed = async () => {
  const { docs } = await payload.find({
    collection: 'vehicles',
    pagination: false,
    limit: 0,
    depth: 0,
    joins: false,
  })
  return docs.filter(({ status }) => isPubliclyListed(status))
}
const countBy = <T>(list: readonly T[], key: (one: T) => number): Map<number, number> => {
  const counts = new Map<number, number>()
  for (const one of list) counts.set(key(one), (counts.get(key(one)) ?? 0) + 1)
  return counts
}
const asMap = (list: readonly { id: number; count: number }[]) =>
  new Map(list.map(({ id, count }) => [id, count]))

describe('the public page of a vehicle', () => {
  test('each status is shown or hidden as decided, and nothing of the trash', async () => {
    for (const status of VEHICLE_STATUSES) {
      const id = await addVehicle(payload, world, randomOf(5), { status })
      const seen = await getPublicVehicle(payload, id)
      const expected = status === 'DRAFT' || status === 'ARCHIVED' ? undefined : status
      expect({ status, seen: seen?.status }).toEqual({ status, seen: expected })
    }
    const id = await addVehicle(payload, world, randomOf(5), { status: 'PUBLISHED' })
    await payload.update({
      collection: 'vehicles',
      id,
      data: { deletedAt: new Date().toISOString() },
      depth: 0,
    })
    expect(await getPublicVehicle(payload, id)).toBeNull()
    for (const odd of [0, -1, 1.5, Number.NaN, 2 ** 31, 9_999_999])
      expect(await getPublicVehicle(payload, odd)).toBeNull()
  })

  test('cost, markup, engine number, file number, plate and the full chassis number are nowhere in it', async () => {
    const id = await addVehicle(payload, world, randomOf(6), {
      status: 'PUBLISHED',
      name: 'Plain',
      chassis: 'ZZTOP-7654321',
      engineNumber: 'ENGSECRET77',
      officeFileNo: 'OFFSECRET88',
      licensePlate: 'PLATE99',
      costValue: 777_111,
      markup: 13,
    })
    const text = JSON.stringify(await getPublicVehicle(payload, id))
    for (const secret of ['7654321', 'ENGSECRET', 'OFFSECRET', 'PLATE99', '777111', 'markup', 'cost'])
      expect({ secret, found: text.includes(secret) }).toEqual({ secret, found: false })
    expect(text).toContain('ZZTOP-')
  })

  test('a price on request is not in it, nor is the old one', async () => {
    const id = await addVehicle(payload, world, randomOf(6), {
      status: 'PUBLISHED',
      price: 31_337,
      oldPrice: 41_414,
      showPrice: false,
    })
    const vehicle = await getPublicVehicle(payload, id)
    expect(vehicle).toMatchObject({ price: null, oldPrice: null, showPrice: false })
    expect(JSON.stringify(vehicle)).not.toMatch(/31337|41414/)
  })

  test('the port of its price, its volume and the month of its registration are on its card', async () => {
    const data = { name: 'Mombasa', country: 'Kenya', use: 'destination', active: true } as const
    const port = await payload.create({ collection: 'ports', data, depth: 0, overrideAccess: true })
    const id = await addVehicle(payload, world, randomOf(6), {
      status: 'PUBLISHED',
      priceType: 'CIF',
      namedPort: port.id,
      firstRegistered: 'H29.5',
      length: 500,
      width: 170,
      height: 145.5,
    })
    expect(await getPublicVehicle(payload, id)).toMatchObject({
      namedPort: { id: port.id, name: 'Mombasa', country: 'Kenya' },
      firstRegistered: '2017-05',
      litres: 12_368,
    })
  })

  test('what it costs at a port follows from what staff entered', async () => {
    const own = { depth: 0, overrideAccess: true } as const
    const addPort = async (name: string, country: string) =>
      (
        await payload.create({
          collection: 'ports',
          data: { name, country, use: 'both', active: true },
          ...own,
        })
      ).id
    const [origin, port] = [await addPort('Hitachi', 'Japan'), await addPort('Beira', 'Mozambique')]
    const [showroom] = world.lists.showroomLocation as [number]
    const office = { port: origin, transportFee: '120.50', transportCurrency: 'USD' } as const
    await payload.update({ collection: 'showroom-offices', id: showroom, data: office, ...own })
    const lane = { originPort: origin, destinationPort: port, method: 'roro', basis: 'unit' } as const
    const freight = { keyword: 'Beira', fee: '1100', currency: 'USD', ...lane } as const
    await payload.create({ collection: 'freights', data: freight, ...own })
    const rate = { coverage: 'All risks', fee: '1.5', feeKind: 'percent', usedInPrices: true } as const
    await payload.create({ collection: 'insurance-rates', data: rate, ...own })
    const id = await addVehicle(payload, world, randomOf(6), {
      ...{ status: 'PUBLISHED', priceType: 'FOB', price: 8450, showPrice: true, showroom },
    })
    const vehicle = (await getPublicVehicle(payload, id)) as NonNullable<
      Awaited<ReturnType<typeof getPublicVehicle>>
    >
    // 120.50 → 121; 9671 × 33 ÷ 1967 = 162.25
    expect(await getLandedPrices(payload, [vehicle, { ...vehicle, price: null }], port)).toMatchObject([
      {
        total: 9833,
        parts: [{ amount: 8450 }, { amount: 121 }, { amount: 1100 }, { amount: 162 }],
        names: { port: 'Beira', origin: 'Hitachi', namedPort: null },
      },
      { total: null, missing: [{ what: 'price' }] },
    ])
    expect(await getLandedPrices(payload, [vehicle], 999_999)).toBeNull()
  })

  test('features are grouped, names come from the lists', async () => {
    const [airbags, abs, sunroof] = world.lists.features as [number, number, number]
    const id = await addVehicle(payload, world, randomOf(7), {
      status: 'PUBLISHED',
      features: [sunroof, airbags, abs],
      tags: [world.lists.tags[0] as number],
    })
    const vehicle = await getPublicVehicle(payload, id)
    expect(
      vehicle?.featureGroups.map(({ name, features }) => [name, features.map((one) => one.name)]),
    ).toEqual([
      ['Safety', ['Airbags', 'Sunroof']],
      ['Comfort', ['ABS']],
    ])
    expect(vehicle?.tags).toMatchObject([{ name: 'Family', route: 'family', color: '#FF0000' }])
    expect(vehicle?.showroom?.location).toMatch(/^(Yokohama|Mombasa|Dubai) yard, \1, Somewhere$/)
  })

  test('without pictures it is drawn in its body type, colour and side; with pictures they come primary first', async () => {
    const id = await addVehicle(payload, world, randomOf(8), {
      status: 'PUBLISHED',
      vehicleType: world.lists.bodyType[1],
      steeringType: world.lists.steering[0],
    })
    const drawn = await getPublicVehicle(payload, id)
    expect(drawn?.images.length).toBeGreaterThan(3)
    for (const image of drawn?.images ?? [])
      expect(image.card).toMatch(/^\/pictures\/suv\/[0-9A-F]{6}\/LHD\/[a-z]+-480\.webp$/)
    await addPicture(payload, id, `side-${id}`)
    await addPicture(payload, id, `front-${id}`, { isPrimary: true })
    await addPicture(payload, id, `seats-${id}`, { imageType: 'interior' })
    const images = (await getPublicVehicle(payload, id))?.images
    expect(
      images?.map(({ alt, isPrimary, type, drawn: isDrawn }) => [alt, isPrimary, type, isDrawn]),
    ).toEqual([
      [`front-${id}`, true, 'exterior', false],
      [`side-${id}`, false, 'exterior', false],
      [`seats-${id}`, false, 'interior', false],
    ])
    expect(images?.[0]?.thumb).toMatch(/^\/media\/.+/)
    const addresses = Object.values(images?.[0] ?? {}).filter((one) => /^\/media/.test(String(one)))
    expect(new Set(addresses).size).toBe(5)
  })

  test('with nothing but a panorama it is drawn too, so that there is something to look at', async () => {
    const id = await addVehicle(payload, world, randomOf(8), { status: 'PUBLISHED' })
    await addPicture(payload, id, `around-${id}`, { imageType: 'exterior_360', isPrimary: true })
    const images = (await getPublicVehicle(payload, id))?.images ?? []
    expect(images.filter(({ drawn }) => drawn).length).toBeGreaterThan(3)
    expect(images[0]?.type).toBe('exterior')
    expect(images.at(-1)).toMatchObject({ alt: `around-${id}`, type: 'exterior_360', drawn: false })
  })
})

describe('lists of the home page', () => {
  test('makes, models and body types count exactly the listed vehicles', async () => {
    const vehicles = await listed()
    expect(asMap(await listPublicManufacturers(payload))).toEqual(
      countBy(vehicles, (one) => Number(one.manufacturer)),
    )
    expect(asMap(await listPublicModels(payload))).toEqual(countBy(vehicles, (one) => Number(one.model)))
    expect(asMap(await listPublicVehicleTypes(payload))).toEqual(
      countBy(vehicles, (one) => Number(one.vehicleType)),
    )
    const [toyota] = world.makes as [number]
    expect(
      (await listPublicModels(payload, toyota)).every(({ manufacturer }) => manufacturer.id === toyota),
    ).toBe(true)
    const counts = (await listHomeMakes(payload)).map(({ count }) => count)
    expect(counts).toEqual([...counts].sort((a, b) => b - a))
  })

  test('featured ones are published and featured by staff, newest ones in the order of listing', async () => {
    const id = await addVehicle(payload, world, randomOf(9), { status: 'PUBLISHED', featured: true })
    const reserved = await addVehicle(payload, world, randomOf(9), { status: 'RESERVED', featured: true })
    const { featured, newest } = await listHomePageVehicles(payload, 50)
    const ids = featured.map((one) => one.id)
    expect(ids).toContain(id)
    expect(ids).not.toContain(reserved)
    expect(featured.every((one) => one.featured && one.status === 'PUBLISHED')).toBe(true)
    expect(newest[0]?.id).toBe(reserved)
    expect((await listNewestVehicles(payload, 3)).map((one) => one.id)).toEqual(
      newest.slice(0, 3).map((one) => one.id),
    )
  })

  test('tags of the home page come with their picture and count, others not', async () => {
    const [family] = world.lists.tags as [number]
    const { media } = await addPicture(payload, (await listed())[0]?.id as number, 'tag-picture')
    await payload.update({
      collection: 'tags',
      id: family,
      data: { showOnHomepage: true, featuredImage: media },
      depth: 0,
    })
    const tags = await listHomepageTags(payload)
    expect(tags.map(({ id }) => id)).toEqual([family])
    expect(tags[0]?.picture).toMatch(/^\/media\/.+\.webp$/)
    const withTag = (await listed()).filter((one) => one.tags?.map(Number).includes(family))
    expect(tags[0]?.count).toBe(withTag.length)
  })
})

test('the tag cloud contains every tag of a listed vehicle with its count, by name', async () => {
  const counts = new Map<number, number>()
  for (const { tags } of await listed())
    for (const tag of tags ?? []) counts.set(Number(tag), (counts.get(Number(tag)) ?? 0) + 1)
  const cloud = await listPublicTags(payload)
  expect(cloud.length).toBeGreaterThan(0)
  expect(asMap(cloud)).toEqual(counts)
  const names = cloud.map(({ name }) => name)
  expect(names).toEqual([...names].sort((a, b) => a.localeCompare(b, 'en')))
})

describe('similar vehicles', () => {
  test('the same model comes first, nearest price first, then the same body type; never itself or a hidden one', async () => {
    const [model, other] = world.models as [World['models'][0], World['models'][0]]
    const [body] = world.lists.bodyType as [number]
    const at = (
      price: number,
      of: World['models'][0],
      status: 'PUBLISHED' | 'DRAFT' | 'SOLD' = 'PUBLISHED',
    ) =>
      addVehicle(payload, world, randomOf(price), {
        manufacturer: of.make,
        model: of.id,
        modelCode: null,
        vehicleType: body,
        price,
        showPrice: true,
        status,
      })
    await payload.db.drizzle.execute(sql`DELETE FROM vehicle_images`)
    await payload.delete({ collection: 'vehicles', where: { id: { greater_than: 0 } }, depth: 0 })
    const self = await at(10_000, model, 'SOLD')
    const near = await at(10_100, model)
    const below = await at(9_000, model)
    const far = await at(15_000, model)
    await at(10_001, model, 'DRAFT')
    const body1 = await at(10_050, other)
    const body2 = await at(2_000, other)
    const ids = async (limit?: number) =>
      (await listSimilarVehicles(payload, self, limit)).map(({ id }) => id)
    expect(await ids()).toEqual([near, below, far, body1])
    expect(await ids(10)).toEqual([near, below, far, body1, body2])
    expect(await listSimilarVehicles(payload, 987_654)).toEqual([])

    // A comparison offers them where another vehicle has to be chosen, except those that it has already.
    const compared = async (list: number[], replace?: string) => {
      const { choice, gone, vehicles } = await listComparedVehicles(payload, list, replace)
      const offered = choice && {
        of: choice.of.id,
        isReplacing: choice.isReplacing,
        similar: choice.similar.map(({ id }) => id),
      }
      return { shown: vehicles.map(({ id }) => id), gone, offered }
    }
    expect(await compared([far, self])).toEqual({ shown: [far, self], gone: [], offered: null })
    expect(await compared([self, 987_654])).toEqual({
      shown: [self],
      gone: [987_654],
      offered: { of: self, isReplacing: false, similar: [near, below, far, body1] },
    })
    expect(await compared([near, self], String(self))).toEqual({
      shown: [near, self],
      gone: [],
      offered: { of: self, isReplacing: true, similar: [below, far, body1, body2] },
    })
    expect((await compared([near, self], '987654')).offered).toBeNull()
  })
})
