import type { CollectionSlug, Payload } from 'payload'
import sharp from 'sharp'
import { VEHICLE_STATUSES } from '@/modules/inventory/vehicles/rules/vehicle-status'
import type { Vehicle } from '@/payload-types'

export type World = {
  makes: number[]
  models: { id: number; make: number }[]
  codes: { id: number; model: number; name: string }[]
  lists: Record<ListName, number[]>
  /** Ports for which prices may hold. */
  ports: number[]
}

const LISTS = {
  bodyType: ['vehicle-types', ['Sedan', 'SUV', 'Van', 'Kei truck']],
  subBodyType: ['vehicle-sub-body-types', ['Long', 'High roof']],
  color: ['vehicle-colours', ['White', 'Deep Red', 'Mica Blue', 'Silver']],
  fuel: ['vehicle-fuel-types', ['Petrol', 'Diesel', 'Electric']],
  transmission: ['vehicle-transmissions', ['automatic', 'MT', 'CVT']],
  driveTrain: ['vehicle-drive-trains', ['2WD', '4WD']],
  steering: ['vehicle-steering-types', ['LHD', 'RHD']],
  steeringAssist: ['vehicle-steering-assist-types', ['Power', 'Manual']],
  steeringControl: ['vehicle-steering-control-types', ['Tilt']],
  steeringPosition: ['vehicle-steering-positions', ['Left', 'Right']],
  grade: ['vehicle-grades', ['G', 'X', 'Limited']],
  conditionGrade: ['vehicle-condition-grades', ['S', '4.5', '4', 'R']],
} as const satisfies Record<string, readonly [CollectionSlug, readonly string[]]>
export type ListName = keyof typeof LISTS | 'showroomLocation' | 'tags' | 'features'

export const MODELS = {
  Toyota: ['Vitz', 'Corolla', 'Land Cruiser'],
  Nissan: ['Note', 'Caravan'],
  Mitsubishi: ['Pajero', 'Canter'],
  Suzuki: ['Carry', 'Alto'],
}

export const make = async (
  payload: Payload,
  collection: CollectionSlug,
  data: Record<string, unknown>,
): Promise<number> =>
  Number((await payload.create({ collection, data: data as never, depth: 0, overrideAccess: true })).id)

/** An entry by its name, created if the database's basic data lacks it. */
async function named(payload: Payload, collection: CollectionSlug, name: string, more = {}): Promise<number> {
  const { docs } = await payload.find({
    collection,
    where: { name: { equals: name } },
    limit: 1,
    depth: 0,
    pagination: false,
  })
  return docs[0] ? Number(docs[0].id) : make(payload, collection, { name, ...more })
}

/** Makes, models, codes and every list that a vehicle may refer to. */
export async function buildWorld(payload: Payload): Promise<World> {
  const lists = {} as World['lists']
  for (const [list, [collection, names]] of Object.entries(LISTS)) {
    lists[list as keyof typeof LISTS] = []
    for (const name of names) lists[list as keyof typeof LISTS].push(await named(payload, collection, name))
  }
  const group = await named(payload, 'feature-groups', 'Safety')
  const comfort = await named(payload, 'feature-groups', 'Comfort')
  lists.features = []
  for (const [place, name] of ['Airbags', 'ABS', 'Sunroof', 'Heated seats', 'Tow bar'].entries())
    lists.features.push(
      await named(payload, 'vehicle-features', name, { featureGroup: place % 2 ? comfort : group }),
    )
  lists.tags = []
  for (const name of ['Family', 'One owner', 'Bargain']) lists.tags.push(await named(payload, 'tags', name))
  lists.showroomLocation = []
  for (const city of ['Yokohama', 'Mombasa', 'Dubai'])
    lists.showroomLocation.push(
      await make(payload, 'showroom-offices', { showroomName: `${city} yard`, city, country: 'Somewhere' }),
    )
  const world: World = { makes: [], models: [], codes: [], lists, ports: [] }
  for (const [maker, models] of Object.entries(MODELS)) {
    const makerId = await named(payload, 'manufacturers', maker)
    world.makes.push(makerId)
    for (const name of models) {
      const id = await make(payload, 'models', { name, manufacturer: makerId })
      world.models.push({ id, make: makerId })
      const code = `${name.slice(0, 2).toUpperCase()}${10 + world.codes.length}X`
      world.codes.push({
        id: await make(payload, 'model-codes', { modelCode: code, model: id }),
        model: id,
        name: code,
      })
    }
  }
  return world
}

/** A number from 0 to below `n`, the same for the same seed. */
export function randomOf(seed: number): (n: number) => number {
  let state = (seed * 2654435761 + 1) >>> 0
  return (n) => {
    state = (Math.imul(state ^ (state >>> 15), 2246822519) + 3266489917) >>> 0
    return Math.floor((((state ^ (state >>> 13)) >>> 0) / 4294967296) * n)
  }
}

// Values on the bounds of bands, where mistakes are likely, are frequent.
const PRICES = [1, 900, 8_450, 24_999, 25_000, 25_001, 50_000, 60_500, 75_000, 100_000, 180_000]
const MILEAGES = [0, 1, 9_999, 10_000, 10_001, 25_000, 49_000, 75_000, 100_000, 100_001, 250_000]
const CCS = [660, 1_000, 1_449, 1_450, 1_496, 1_549, 1_550, 1_998, 2_950, 4_049]
const STATUSES = ['PUBLISHED', 'PUBLISHED', 'PUBLISHED', ...VEHICLE_STATUSES] as const

let serial = 0

/** A vehicle as entered by staff, complete enough to be published. */
export function draftOf(world: World, random: (n: number) => number, more: Partial<Vehicle> = {}) {
  serial += 1
  const one = <T>(list: readonly T[]): T => list[random(list.length)] as T
  const maybe = <T>(list: readonly T[]): T | null => (random(4) === 0 ? null : one(list))
  const some = (list: readonly number[]) => list.filter(() => random(3) === 0)
  const model = one(world.models)
  const year = 2010 + random(14)
  return {
    manufacturer: model.make,
    model: model.id,
    modelCode: maybe(world.codes.filter((code) => code.model === model.id))?.id ?? null,
    year,
    firstRegistered: maybe([`${year}-03`, `${year}-11`]),
    status: one(STATUSES),
    officeFileNo: `FILE-${serial}`,
    chassis: `QXZWV-${String(serial).padStart(6, '0')}`,
    engineNumber: `ENGJKQ${serial}`,
    color: one(world.lists.color),
    mileage: one(MILEAGES),
    vehicleType: one(world.lists.bodyType),
    subBodyType: maybe(world.lists.subBodyType),
    fuelType: one(world.lists.fuel),
    grade: maybe(world.lists.grade),
    conditionGrade: one(world.lists.conditionGrade),
    drivetrain: one(world.lists.driveTrain),
    transmission: one(world.lists.transmission),
    steeringType: maybe(world.lists.steering),
    steeringAssistType: maybe(world.lists.steeringAssist),
    steeringControlType: maybe(world.lists.steeringControl),
    steeringPosition: maybe(world.lists.steeringPosition),
    seats: one([2, 4, 5, 7]),
    doors: one([2, 4, 5]),
    engineSizeCc: one(CCS),
    price: one(PRICES),
    priceType: one(['FOB', 'FOB', 'CIF', 'DDP'] as const),
    namedPort: world.ports.length > 0 ? maybe(world.ports) : null,
    ...one([{}, { length: 480, width: 170, height: 150 }, { length: 395, width: 169, height: 201 }]),
    showPrice: random(8) !== 0,
    showroom: one(world.lists.showroomLocation),
    featured: random(5) === 0,
    tags: some(world.lists.tags),
    features: some(world.lists.features),
    ...more,
  }
}

export const addVehicle = (
  payload: Payload,
  world: World,
  random: (n: number) => number,
  more: Partial<Vehicle> = {},
) => make(payload, 'vehicles', draftOf(world, random, more))

/** A plain picture file as accepted by an upload. */
export async function pictureFile(name: string, background: string) {
  const data = await sharp({ create: { width: 1600, height: 1200, channels: 3, background } })
    .png()
    .toBuffer()
  return { name, data, mimetype: 'image/png', size: data.length }
}

export async function addPicture(
  payload: Payload,
  vehicle: number,
  name: string,
  more: Record<string, unknown> = {},
) {
  const media = await payload.create({
    collection: 'media',
    data: { alt: name },
    file: await pictureFile(`${name}.png`, '#336699'),
    depth: 0,
  })
  const image = await make(payload, 'vehicle-images', { vehicle, media: media.id, ...more })
  return { media: Number(media.id), image }
}
