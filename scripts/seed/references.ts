import { sql } from '@payloadcms/db-postgres'
import { tagRoute } from '@/modules/inventory/lists/rules/tag'
import type { Db } from '@/server/db-of'
import {
  COMPANY_NAMES,
  FEATURES,
  INSPECTION_COMPANIES,
  MAKES,
  MODEL_CODES,
  MODELS,
  PORTS,
  REFERENCES,
  SHOWROOMS,
  TAGS,
} from './demo'

/** Id by name (lower case) of one list. */
export type Ids = (name: string | null | undefined) => number | null
export type References = Record<string, Ids>

type Row = Record<string, unknown>

/** Inserts missing rows, in one statement. */
async function insertRows(db: Db, table: string, rows: readonly Row[]): Promise<void> {
  const columns = sql.join(
    Object.keys(rows[0] ?? {}).map((column) => sql.identifier(column)),
    sql`, `,
  )
  await db.execute(sql`
    INSERT INTO ${sql.identifier(table)} (${columns})
    SELECT ${columns} FROM jsonb_populate_recordset(null::${sql.identifier(table)}, ${JSON.stringify(rows)}::jsonb)
    ON CONFLICT DO NOTHING`)
}

/** Reads the ids of a table by a key of one or more columns. */
async function idsOf(db: Db, table: string, key = 'name'): Promise<Ids> {
  const { rows } = await db.execute(
    sql`SELECT id, lower(${sql.raw(key)}) AS key FROM ${sql.identifier(table)}`,
  )
  const byKey = new Map(rows.map((row) => [String(row.key), Number(row.id)]))
  return (name) => (name == null ? null : (byKey.get(name.toLowerCase()) ?? null))
}

const tableOf = (slug: string) => slug.replaceAll('-', '_')

/**
 * Reference lists, makes, models, codes, tags, showrooms, ports and companies of the demo catalogue; existing rows stay.
 *
 * @param pictures media ids of the pictures of tags, by the tag's name; only those are shown on the home page
 */
export async function seedReferences(db: Db, pictures: ReadonlyMap<string, number>): Promise<References> {
  const ids: References = {}
  for (const [slug, entries] of Object.entries(REFERENCES)) {
    if (slug === 'vehicle-price-types') continue
    const rows = entries.map((entry, index) => ({
      ...(typeof entry === 'string' ? { name: entry } : entry),
      status: 'active',
      sort_order: index,
    }))
    await insertRows(db, tableOf(slug), rows)
    ids[slug] = await idsOf(db, tableOf(slug))
  }
  const features = FEATURES.map(({ group, name }, index) => ({
    name,
    feature_group_id: ids['feature-groups']?.(group),
    status: 'active',
    sort_order: index,
  }))
  await insertRows(db, 'vehicle_features', features)
  ids.features = await idsOf(db, 'vehicle_features')
  await insertRows(
    db,
    'tags',
    TAGS.map(({ name, color }) => ({
      name,
      color,
      route: tagRoute(name),
      show_on_homepage: pictures.has(name),
      featured_image_id: pictures.get(name) ?? null,
    })),
  )
  ids.tags = await idsOf(db, 'tags')
  return { ...ids, ...(await seedMakes(db, ids)), ...(await seedPlaces(db)) }
}

async function seedMakes(db: Db, lists: References): Promise<References> {
  await insertRows(
    db,
    'manufacturers',
    MAKES.map((make) => ({ ...make, status: 'active' })),
  )
  const makes = await idsOf(db, 'manufacturers')
  const models = MODELS.map(({ manufacturer, name }) => ({
    name,
    manufacturer_id: makes(manufacturer),
    status: 'active',
  }))
  await insertRows(db, 'models', models)
  const byModel = await idsOf(db, 'models', "manufacturer_id || '/' || name")
  const modelId = (manufacturer: string, model: string) => byModel(`${makes(manufacturer)}/${model}`)
  const codes = MODEL_CODES.map((code) => ({
    model_code: code.modelCode,
    model_id: modelId(code.manufacturer, code.model),
    drivetrain_id: lists['vehicle-drive-trains']?.(code.drivetrain),
    fuel_type_id: lists['vehicle-fuel-types']?.(code.fuelType),
    engine_size_cc: code.engineSizeCc,
    engine_size_ltr: code.engineSizeLtr || null,
    length_cm: code.lengthCm,
    width_cm: code.widthCm,
    height_cm: code.heightCm,
    m3_cbm: code.m3Cbm,
  }))
  await insertRows(db, 'model_codes', codes)
  const byCode = await idsOf(db, 'model_codes', "model_id || '/' || model_code")
  return {
    makes,
    models: (name) =>
      byModel(name ? `${makes(name.split('/')[0])}/${name.split('/').slice(1).join('/')}` : null),
    codes: (name) => byCode(name),
  }
}

async function seedPlaces(db: Db): Promise<References> {
  await insertRows(
    db,
    'ports',
    PORTS.map((port) => ({ ...port, active: true })),
  )
  const ports = await idsOf(db, 'ports')
  const showrooms = SHOWROOMS.map((showroom) => ({
    company_name: showroom.companyName,
    showroom_name: showroom.showroomName,
    city: showroom.city,
    country: showroom.country,
    address: showroom.address,
    latitude: showroom.at[0],
    longitude: showroom.at[1],
    phone: showroom.phone,
    email: showroom.email,
    company_vat: String(showroom.companyVat),
    company_wht: String(showroom.companyWht),
    opening_hours: showroom.openingHours,
    port_id: ports(showroom.port),
    transport_fee: showroom.transport?.[0] ?? null,
    transport_currency: showroom.transport?.[1] ?? 'USD',
  }))
  await insertRows(db, 'showroom_offices', showrooms)
  const names = COMPANY_NAMES.map(({ companyName, country }) => ({ company_name: companyName, country }))
  await insertRows(db, 'company_names', names)
  const inspections = INSPECTION_COMPANIES.map(({ companyName, serviceArea }) => ({
    company_name: companyName,
    service_area: serviceArea,
  }))
  await insertRows(db, 'inspection_companies', inspections)
  return {
    showrooms: await idsOf(db, 'showroom_offices', 'showroom_name'),
    ports: await idsOf(db, 'ports'),
  }
}
