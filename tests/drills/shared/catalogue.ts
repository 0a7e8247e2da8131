import { sql } from '@payloadcms/db-postgres'
import type { CollectionSlug, Payload } from 'payload'
import { seedBaseline } from '../../../scripts/seed/baseline'

/** What a drill works with: ids of one of everything that a vehicle needs, and a session of the top role. */
export type Catalogue = {
  token: string
  manufacturer: number
  model: number
  modelCode: number
  vehicleType: number
  fuelType: number
  drivetrain: number
  conditionGrade: number
  transmission: number
  colour: number
  showroom: number
  port: number
  tags: number[]
  features: number[]
  media: number[]
}

const EMAIL = 'drill@kaido.example'
const PASSWORD = 'Drill-Password-1'

/** Fills an empty, migrated database with what a drill needs, and signs its administrator in. */
export async function addCatalogue(payload: Payload): Promise<Catalogue> {
  await seedBaseline(payload)
  const add = async (collection: CollectionSlug, data: Record<string, unknown>) =>
    Number((await payload.create({ collection, data, overrideAccess: true, depth: 0 })).id)
  const addAll = async (collection: CollectionSlug, all: Record<string, unknown>[]) => {
    const ids: number[] = []
    for (const data of all) ids.push(await add(collection, data))
    return ids
  }
  const manufacturer = await add('manufacturers', { name: 'Drillmaker' })
  const model = await add('models', { name: 'Driller', manufacturer })
  const fuelType = await add('vehicle-fuel-types', { name: 'Petrol' })
  const drivetrain = await add('vehicle-drive-trains', { name: '4WD' })
  const featureGroup = await add('feature-groups', { name: 'Comfort' })
  return {
    manufacturer,
    model,
    fuelType,
    drivetrain,
    modelCode: await add('model-codes', { modelCode: 'DR1', model, fuelType, engineSizeCc: 1496 }),
    vehicleType: await add('vehicle-types', { name: 'Drill wagon' }),
    conditionGrade: await add('vehicle-condition-grades', { name: '4.5' }),
    transmission: await add('vehicle-transmissions', { name: 'automatic' }),
    colour: await add('vehicle-colours', { name: 'White', hex: '#F4F5F5' }),
    showroom: await add('showroom-offices', { showroomName: 'Drill', city: 'Mombasa', country: 'Kenya' }),
    port: await add('ports', { name: 'Mombasa', country: 'Kenya' }),
    tags: await addAll('tags', [{ name: 'One' }, { name: 'Two' }, { name: 'Three' }]),
    features: await addAll(
      'vehicle-features',
      ['Radio', 'Seat heater', 'Sunroof', 'Fog lamps', 'Camera'].map((name) => ({ name, featureGroup })),
    ),
    media: await addPictures(payload, 6),
    token: await signIn(payload),
  }
}

/** Rows of stored pictures, without files: vehicles refer to the rows. */
async function addPictures(payload: Payload, count: number): Promise<number[]> {
  const { rows } = await payload.db.drizzle.execute(sql`
    INSERT INTO media (filename, mime_type, width, height)
    SELECT 'drill-' || n || '.webp', 'image/webp', 1280, 960 FROM generate_series(1, ${count}::int) n RETURNING id`)
  return rows.map((row) => Number(row.id))
}

async function signIn(payload: Payload): Promise<string> {
  const data = { email: EMAIL, password: PASSWORD, firstName: 'Drill', lastName: 'Sergeant', role: 1 }
  await payload.create({
    collection: 'users',
    data: { ...data, status: 'ACTIVE', allShowrooms: true },
    overrideAccess: true,
    depth: 0,
  })
  const { token } = await payload.login({ collection: 'users', data: { email: EMAIL, password: PASSWORD } })
  if (!token) throw new Error('The drill could not sign in')
  return token
}
