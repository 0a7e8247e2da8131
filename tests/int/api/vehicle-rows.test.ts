import type { CollectionSlug } from 'payload'
import { describe, expect, it } from 'vitest'
import type { Route, RouteAccess } from '@/api/route-type'
import { routes } from '@/wiring/routes'
import { getTestPayload } from '../../setup/payload'
import { pictureFile } from '../inventory/search/search-world'
import { addCatalogue, vehicleBody } from './catalogue'
import { addPeople, call, tokenOf } from './client'

const SAVE =
  'name description sku manufacturer_id model_id model_code_id vehicle_type_id year status office_file_no chassis color mileage vehicle_fuel_type_id vehicle_grades_id seats vehicle_drivetrain_id vehicle_condition_grade_id doors engine_size engine_size_cc engine_number vehicle_sub_body_type_id vehicle_transmission_id vehicle_steering_type_id vehicle_steering_assist_type_id vehicle_steering_control_type_id vehicle_steering_position_id license_plate length width height m3_cbm carrying_cap_kg weight_kg gross_weight_kg price cost_value markup show_price featured price_type old_price location others offer tags post_facebook post_twitter post_instagram brochure_url auction_sheet_url images image_paths'

const anybody: RouteAccess = { kind: 'public' }
const staff = (action: 'read' | 'create' | 'update' | 'delete'): RouteAccess => ({
  kind: 'module',
  module: 'inventory',
  action,
})

type Row = [row: string, access: RouteAccess, takes?: { query?: string; body?: string }]

/** The calls about vehicles in the specification's list, with the names of their parameters. */
const ROWS: Row[] = [
  [
    'get /vehicles',
    { kind: 'signed-in' },
    {
      query:
        'name model_id status vehicle_type vehicle_fuel_type_id location manufacturer_id price_range minPrice maxPrice year isWishlist page limit',
    },
  ],
  ['get /vehicles/public/vehicle/{id}', anybody],
  ['get /vehicles/{id}', staff('read')],
  ['patch /vehicles/{id}', staff('update'), { body: SAVE }],
  ['delete /vehicles/{id}', staff('delete')],
  ['post /vehicles', staff('create'), { body: SAVE }],
  ['get /vehicles/{id}/organized', staff('read')],
  ['get /vehicles/public/landing', anybody],
  [
    'get /vehicles/public/listing',
    anybody,
    {
      query:
        'tags steering steeringAssist steeringControl steeringPosition manufacturer make model bodyType fuel yearFrom yearTo mileage color transmission drivetrain driveTrain engineSize showroomLocation priceRange minPrice maxPrice name page limit sortBy',
    },
  ],
  ['get /vehicles/public/models', anybody],
  ['get /vehicles/public/manufacturers', anybody],
  ['get /vehicles/public/vehicle-types', anybody],
  ['get /vehicles/{id}/similar', anybody, { query: 'limit' }],
  ['post /vehicles/{id}/wishlist', { kind: 'signed-in' }],
  ['get /vehicles/colors/available', anybody],
  ['post /vehicles/colors', staff('create'), { body: 'name' }],
  ['get /vehicles/{id}/features', anybody],
  ['put /vehicles/{id}/features', staff('update'), { body: 'featureIds' }],
]

const known = new Map<string, Route>(
  routes.flatMap((route) => route.methods.map((method) => [`${method} ${route.path}`, route] as const)),
)

const namesOf = (schema: unknown): string[] =>
  Object.keys((schema as { shape?: Record<string, unknown> } | undefined)?.shape ?? {})

describe('the calls about vehicles', () => {
  it.each(ROWS)('%s exists, for the right callers and with every name', (row, access, takes) => {
    const route = known.get(row)
    expect(route?.access).toMatchObject(access)
    expect(namesOf(route?.query)).toEqual(expect.arrayContaining(takes?.query?.split(' ') ?? []))
    expect(namesOf(route?.body)).toEqual(expect.arrayContaining(takes?.body?.split(' ') ?? []))
  })
})

/** An entry of a list. */
async function entry(collection: CollectionSlug, name: string): Promise<number> {
  const payload = await getTestPayload()
  const data = { name } as never
  return Number((await payload.create({ collection, data, overrideAccess: true, depth: 0 })).id)
}

async function pictures(): Promise<string[]> {
  const payload = await getTestPayload()
  const made = []
  for (const name of ['front', 'inside']) {
    const file = await pictureFile(`${name}.png`, '#336699')
    made.push(await payload.create({ collection: 'media', data: { alt: name }, file, depth: 0 }))
  }
  return made.map(({ filename }) => `/media/${filename}`)
}

describe('a vehicle', () => {
  it('is read under every name under which it was written', async () => {
    const payload = await getTestPayload()
    const catalogue = await addCatalogue()
    const { admin } = await addPeople()
    const token = await tokenOf(payload, admin)
    const [front, inside] = await pictures()
    const sent = vehicleBody(catalogue, {
      name: 'A name of its own',
      description: 'One owner, all services.',
      year: 2018,
      status: 'DRAFT',
      office_file_no: 'ROW-1',
      chassis: 'NZE161-7001234',
      color: 'Pearl White',
      mileage: 61_000,
      seats: 5,
      doors: 5,
      engine_size_cc: 1496,
      engine_number: '1NZ-7654321',
      vehicle_grades_id: await entry('vehicle-grades', 'Row grade'),
      vehicle_sub_body_type_id: await entry('vehicle-sub-body-types', 'Row body'),
      vehicle_steering_type_id: await entry('vehicle-steering-types', 'Row steering'),
      vehicle_steering_assist_type_id: await entry('vehicle-steering-assist-types', 'Row assist'),
      vehicle_steering_control_type_id: await entry('vehicle-steering-control-types', 'Row control'),
      vehicle_steering_position_id: await entry('vehicle-steering-positions', 'Row position'),
      license_plate: 'KDA 123A',
      length: 440,
      width: 170,
      height: 146,
      m3_cbm: 10.9208,
      carrying_cap_kg: 400,
      weight_kg: 1_150,
      gross_weight_kg: 1_550,
      cost_value: 6_000,
      markup: 25,
      price: 7_500,
      show_price: false,
      featured: true,
      price_type: 'FOB',
      old_price: 8_000,
      location: 'Kaido Mombasa, Mombasa, Kenya',
      others: 'Spare key.',
      offer: 'best-value',
      tags: ['Low mileage'],
      post_facebook: true,
      post_twitter: false,
      post_instagram: true,
      brochure_url: 'https://files.example.com/brochure.pdf',
      auction_sheet_url: 'https://files.example.com/sheet.pdf',
      images: [
        { image_path: front, image_type: 'exterior', is_primary: true, sort_order: 0 },
        { image_path: inside, image_type: 'interior', is_primary: false, sort_order: 1 },
      ],
    })
    const made = await call('POST', '/vehicles', { token, body: sent })
    expect(made.status, JSON.stringify(made.body)).toBe(201)
    const { id } = made.body.data
    const { data } = (await call('GET', `/vehicles/${id}`, { token })).body
    expect(data).toMatchObject({ ...sent, engine_size: '1.5 L', image_paths: [front, inside] })
    expect(SAVE.split(' ').filter((name) => !(name in data))).toEqual([])
    const organized = (await call('GET', `/vehicles/${id}/organized`, { token })).body.data.images
    expect(organized).toMatchObject({ exterior: [{ image_path: front }], interior: [{ image_path: inside }] })

    const changed = { ...sent, name: 'Another name', image_paths: [inside], images: undefined, seats: 4 }
    const answer = await call('PATCH', `/vehicles/${id}`, { token, body: changed })
    expect(answer.status, JSON.stringify(answer.body)).toBe(200)
    expect(answer.body.data).toMatchObject({ name: 'Another name', seats: 4, image_paths: [inside] })
  })
})
