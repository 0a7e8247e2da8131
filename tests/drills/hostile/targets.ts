import type { Pool as Database } from 'pg'
import { REFERENCE_LISTS } from '@/modules/inventory/lists/rules/reference-lists'
import type { Catalogue } from '../shared/catalogue'
import type { Client } from './client'
import type { Field, Target } from './fields'

const name: Field = { trims: true }

const STOCK_NUMBER: Field = { column: 'sku', made: /^KD-\d{6,}$/ }
const LITRES: Field = { column: 'engine_size', made: /^1\.5 L$/ }

/** Every text field of a vehicle, as spelled in the API. */
export const VEHICLE_FIELDS: Readonly<Record<string, Field>> = {
  name: { column: 'name', trims: true },
  description: { column: 'description' },
  office_file_no: { column: 'office_file_no', trims: true },
  chassis: { column: 'chassis', trims: true },
  engine_number: { column: 'engine_number' },
  license_plate: { column: 'license_plate', trims: true },
  others: { column: 'others' },
  brochure_url: { column: 'brochure_url' },
  auction_sheet_url: { column: 'auction_sheet_url' },
  currency: { column: 'currency' },
  offer: { column: 'offer' },
  status: { column: 'status' },
  price_type: { column: 'price_type' },
  sku: STOCK_NUMBER,
  engine_size: LITRES,
  color: {
    lookUp: `SELECT 1 FROM vehicles v JOIN vehicle_colours c ON c.id = v.color_id
      WHERE v.id = $1 AND lower(c.name) = lower(trim($2))`,
  },
  location: {},
  tags: {
    list: true,
    lookUp: `SELECT 1 FROM vehicles_rels r JOIN tags t ON t.id = r.tags_id
      WHERE r.parent_id = $1 AND lower(t.name) = lower(trim($2))`,
  },
  image_paths: { list: true },
  price: {},
  year: {},
  first_registered: {},
}

/** The same as named by Payload. */
const NATIVE_FIELDS: Readonly<Record<string, Field>> = {
  name: { column: 'name', trims: true },
  description: { column: 'description' },
  officeFileNo: { column: 'office_file_no', trims: true },
  chassis: { column: 'chassis', trims: true },
  engineNumber: { column: 'engine_number' },
  licensePlate: { column: 'license_plate', trims: true },
  others: { column: 'others' },
  brochureUrl: { column: 'brochure_url' },
  auctionSheetUrl: { column: 'auction_sheet_url' },
  currency: { column: 'currency' },
  offer: { column: 'offer' },
  status: { column: 'status' },
  priceType: { column: 'price_type' },
  sku: STOCK_NUMBER,
  engineSize: LITRES,
}

/** A vehicle that may be published, and is. */
export const vehicleBase = (catalogue: Catalogue, mark: string) => ({
  manufacturer_id: catalogue.manufacturer,
  model_id: catalogue.model,
  model_code_id: catalogue.modelCode,
  vehicle_type_id: catalogue.vehicleType,
  vehicle_fuel_type_id: catalogue.fuelType,
  vehicle_drivetrain_id: catalogue.drivetrain,
  vehicle_condition_grade_id: catalogue.conditionGrade,
  vehicle_transmission_id: catalogue.transmission,
  color_id: catalogue.colour,
  showroom_id: catalogue.showroom,
  year: 2020,
  seats: 5,
  engine_size_cc: 1496,
  price: 5000,
  status: 'PUBLISHED',
  chassis: `HOSTILE-${mark}`,
  office_file_no: `HOSTILE-FILE-${mark}`,
})

export const vehicleTarget = (id: number): Target => ({
  kind: 'vehicle change, /api/v1',
  table: 'vehicles',
  id,
  method: 'PATCH',
  path: `/api/v1/vehicles/${id}`,
  fields: VEHICLE_FIELDS,
})

export const nativeVehicleTarget = (id: number): Target => ({
  kind: 'vehicle save, native',
  table: 'vehicles',
  id,
  method: 'PATCH',
  path: `/api/vehicles/${id}`,
  fields: NATIVE_FIELDS,
})

/** A new vehicle with the text in the given fields. */
export const newVehicleTarget = (base: Record<string, unknown>, fields: readonly string[]): Target => ({
  kind: 'vehicle create, /api/v1',
  table: 'vehicles',
  id: 0,
  method: 'POST',
  path: '/api/v1/vehicles',
  base,
  fields: Object.fromEntries(fields.map((field) => [field, VEHICLE_FIELDS[field] ?? {}])),
  idOf: (answer) => Number(answer.body.data.id),
})

type Kind = {
  path: string
  table: string
  body: Record<string, unknown>
  fields: Record<string, Field>
  native: Record<string, Field>
}

const at = (column: string): Field => ({ column })
const trimmed = (column: string): Field => ({ ...name, column })
const unlocode = (text: string) => text.replaceAll(' ', '').toUpperCase()

/** Records other than vehicles whose names a vehicle shows or is found by. */
function kinds(catalogue: Catalogue): Kind[] {
  const { manufacturer, model } = catalogue
  return [
    {
      path: 'manufacturers',
      table: 'manufacturers',
      body: {},
      fields: { name: trimmed('name'), description: at('description') },
      native: { name: trimmed('name'), description: at('description') },
    },
    {
      path: 'models',
      table: 'models',
      body: { manufacturer_id: manufacturer },
      fields: { name: trimmed('name') },
      native: { name: trimmed('name') },
    },
    {
      path: 'model-codes',
      table: 'model_codes',
      body: { model_id: model },
      fields: { model_code: trimmed('model_code') },
      native: { modelCode: trimmed('model_code') },
    },
    {
      path: 'tags',
      table: 'tags',
      body: {},
      fields: {
        name: trimmed('name'),
        color: at('color'),
        route: { column: 'route', made: /./ },
        featuredImageUrl: at('featured_image_url'),
      },
      native: { name: trimmed('name'), color: at('color'), featuredImageUrl: at('featured_image_url') },
    },
    {
      path: 'ports',
      table: 'ports',
      body: { country: 'Kenya' },
      fields: {
        name: trimmed('name'),
        unlocode: { column: 'unlocode', normal: unlocode },
      },
      native: {
        name: trimmed('name'),
        unlocode: { column: 'unlocode', normal: unlocode },
      },
    },
    {
      path: 'showroom-offices',
      table: 'showroom_offices',
      body: { city: 'Mombasa', country: 'Kenya' },
      fields: {
        showroomName: trimmed('showroom_name'),
        city: trimmed('city'),
        country: trimmed('country'),
        companyName: at('company_name'),
        address: at('address'),
        phone: at('phone'),
        email: at('email'),
        openingHours: at('opening_hours'),
      },
      native: {
        showroomName: trimmed('showroom_name'),
        city: trimmed('city'),
        country: trimmed('country'),
        companyName: at('company_name'),
        address: at('address'),
        phone: at('phone'),
        email: at('email'),
        openingHours: at('opening_hours'),
      },
    },
  ]
}

/** Lists with free names: those of seats are numbers, and there are only three price types. */
const OTHERS = new Set(['vehicle-seats', 'vehicle-price-types'])
const LISTS = REFERENCE_LISTS.filter(({ slug }) => !OTHERS.has(slug))

const NAME_COLUMN = { name: trimmed('name') }

/** One record of every kind, created for the drill, as targets of the API and of the native interface. */
export async function referenceTargets(
  client: Client,
  database: Database,
  catalogue: Catalogue,
  mark: string,
): Promise<{ records: Target[]; lists: Target[] }> {
  const records: Target[] = []
  for (const kind of kinds(catalogue)) {
    const nameField = Object.keys(kind.fields)[0] ?? 'name'
    const body = { ...kind.body, [nameField]: `Drill ${mark}` }
    const made = await client.send('preparation', 'POST', `/api/v1/${kind.path}`, body)
    const id = Number(made.body?.data?.id)
    if (made.status >= 300) throw new Error(`No ${kind.path} for the drill: ${made.status} ${made.message}`)
    const common = { table: kind.table, id, method: 'PATCH' as const }
    records.push({
      ...common,
      kind: `${kind.path}, /api/v1`,
      path: `/api/v1/${kind.path}/${id}`,
      fields: kind.fields,
    })
    records.push({
      ...common,
      kind: `${kind.path}, native`,
      path: `/api/${kind.path}/${id}`,
      fields: kind.native,
    })
  }
  const lists: Target[] = []
  for (const { slug } of LISTS) {
    const table = slug.replaceAll('-', '_')
    const body = { name: `Drill ${mark}`, featureGroupId: undefined as number | undefined }
    if (slug === 'vehicle-features')
      body.featureGroupId = Number(
        (await database.query('SELECT min(id) AS id FROM feature_groups')).rows[0].id,
      )
    const made = await client.send('preparation', 'POST', `/api/v1/${slug}`, body)
    if (made.status >= 300) throw new Error(`No ${slug} for the drill: ${made.status} ${made.message}`)
    const id = Number(made.body.data.id)
    lists.push({
      kind: 'reference names, /api/v1',
      table,
      id,
      method: 'PATCH',
      path: `/api/v1/${slug}/${id}`,
      fields: NAME_COLUMN,
    })
    lists.push({
      kind: 'reference names, native',
      table,
      id,
      method: 'PATCH',
      path: `/api/${slug}/${id}`,
      fields: NAME_COLUMN,
    })
  }
  return { records, lists }
}
