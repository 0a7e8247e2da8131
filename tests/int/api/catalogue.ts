import type { CollectionSlug } from 'payload'
import { getTestPayload } from '../../setup/payload'

/** Ids of one entry of everything that a vehicle needs. */
export type Catalogue = Awaited<ReturnType<typeof addCatalogue>>

const add = async (collection: CollectionSlug, data: Record<string, unknown>): Promise<number> => {
  const payload = await getTestPayload()
  const made = await payload.create({ collection, data, overrideAccess: true, depth: 0 })
  return Number(made.id)
}

/** One make with a model and a code, a showroom in Mombasa and one in Tokyo, and the lists' entries. */
export async function addCatalogue() {
  const manufacturer = await add('manufacturers', { name: 'Toyota' })
  const model = await add('models', { name: 'Corolla Axio', manufacturer })
  const fuelType = await add('vehicle-fuel-types', { name: 'Petrol' })
  const drivetrain = await add('vehicle-drive-trains', { name: '2WD' })
  const code = { modelCode: 'NZE161', model, fuelType, drivetrain, engineSizeCc: 1496, m3Cbm: 9.5 }
  const featureGroup = await add('feature-groups', { name: 'Safety' })
  return {
    manufacturer,
    model,
    fuelType,
    drivetrain,
    modelCode: await add('model-codes', code),
    vehicleType: await add('vehicle-types', { name: 'Sedan' }),
    conditionGrade: await add('vehicle-condition-grades', { name: '4.5' }),
    transmission: await add('vehicle-transmissions', { name: 'automatic_cvt' }),
    colour: await add('vehicle-colours', { name: 'Pearl White', hex: '#F4F5F0' }),
    featureGroup,
    airbags: await add('vehicle-features', { name: 'Airbags', featureGroup }),
    abs: await add('vehicle-features', { name: 'ABS', featureGroup }),
    tag: await add('tags', { name: 'Low mileage', color: '#00AA00' }),
    mombasa: await add('showroom-offices', {
      showroomName: 'Kaido Mombasa',
      companyName: 'Kaido East Africa',
      city: 'Mombasa',
      country: 'Kenya',
      companyVat: 16,
      companyWht: 5,
    }),
    tokyo: await add('showroom-offices', { showroomName: 'Kaido Tokyo', city: 'Tokyo', country: 'Japan' }),
  }
}

let count = 0

/**
 * A vehicle as sent by the form, complete enough to be published; chassis and file number are new each time.
 */
export function vehicleBody(catalogue: Catalogue, more: Record<string, unknown> = {}) {
  count += 1
  return {
    manufacturer_id: catalogue.manufacturer,
    model_id: catalogue.model,
    model_code_id: catalogue.modelCode,
    vehicle_type_id: catalogue.vehicleType,
    vehicle_fuel_type_id: catalogue.fuelType,
    vehicle_drivetrain_id: catalogue.drivetrain,
    vehicle_condition_grade_id: catalogue.conditionGrade,
    vehicle_transmission_id: catalogue.transmission,
    year: 2019,
    status: 'PUBLISHED',
    office_file_no: `KF-${1000 + count}`,
    chassis: `NZE161-${7_000_000 + count}`,
    color: 'pearl white',
    mileage: 41_200,
    seats: 5,
    doors: 4,
    engine_size_cc: 1496,
    engine_number: 'SECRET-ENGINE-1',
    length: 436,
    width: 169.5,
    height: 146,
    cost_value: 6_000,
    markup: 25,
    price_type: 'FOB',
    location: 'Kaido Mombasa, Mombasa, Kenya',
    tags: ['low mileage'],
    ...more,
  }
}

/** A stored picture without a file: the contract only refers to its row. */
export async function addMedia(filename: string): Promise<number> {
  const { sql } = await import('@payloadcms/db-postgres')
  const payload = await getTestPayload()
  const { rows } = await payload.db.drizzle.execute(
    sql`INSERT INTO media (filename, mime_type, width, height) VALUES (${filename}, 'image/webp', 1280, 960) RETURNING id`,
  )
  return Number(rows[0]?.id)
}
