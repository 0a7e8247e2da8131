import { describe, expect, it } from 'vitest'
import { getTestPayload } from '../../setup/payload'
import { call } from './client'
import { at, create, rowOf, withCatalogue } from './vehicles-kit'

withCatalogue()

describe('creating a vehicle', () => {
  it('derives values, finds colour, tag and showroom by name, and returns the record', async () => {
    const { status, body } = await create()
    expect(status).toBe(201)
    expect(body.message).toBe('Vehicle created successfully')
    expect(body.data).toMatchObject({
      sku: `KD-${String(body.data.id).padStart(6, '0')}`,
      name: 'Toyota Corolla Axio NZE161 2019',
      model: { name: 'Corolla Axio', manufacturer: { name: 'Toyota' } },
      modelCode: { model_code: 'NZE161' },
      engine_size: '1.5 L',
      m3_cbm: 10.7897,
      price: 7500,
      cost_value: 6000,
      currency: 'USD',
      color: 'Pearl White',
      location: 'Kaido Mombasa, Mombasa, Kenya',
      tags: ['Low mileage'],
      vehicleTags: [{ tag: { name: 'Low mileage', color: '#00AA00', route: 'low-mileage' } }],
      transmission: 'Automatic CVT',
      isReserved: false,
      show_price: true,
    })
    expect(await rowOf(body.data.id)).toMatchObject({
      color_id: at.catalogue.colour,
      showroom_id: at.catalogue.mombasa,
    })
  })

  it('uses the fallbacks for what is not sent', async () => {
    const { body } = await create({
      color: undefined,
      price_type: undefined,
      status: undefined,
      cost_value: undefined,
      doors: undefined,
      tags: undefined,
    })
    expect(body.data).toMatchObject({
      color: 'White',
      price_type: 'CIF',
      status: 'DRAFT',
      price: 0,
      doors: 4,
      tags: [],
    })
  })

  it('finds a tag by its name in letters of any alphabet, ignoring case', async () => {
    const payload = await getTestPayload()
    // The last letter has a different lower case form at the end of a word, depending on the implementation.
    await payload.create({ collection: 'tags', data: { name: 'ΠΡΟΣΦΟΡΕΣ' }, overrideAccess: true, depth: 0 })
    for (const name of ['ΠΡΟΣΦΟΡΕΣ', 'προσφορεσ']) {
      const { body } = await create({ tags: [name, 'low mileage'] })
      expect([name, body.data?.tags.toSorted()]).toEqual([name, ['Low mileage', 'ΠΡΟΣΦΟΡΕΣ']])
    }
  })

  it('names every unknown reference at its own field', async () => {
    const { status, body } = await create({
      vehicle_type_id: 999_999,
      model_id: 999_999,
      color: 'Nocolour',
      location: 'Nowhere',
      tags: ['no such tag'],
    })
    expect(status).toBe(422)
    expect(body.errors).toEqual(
      expect.arrayContaining([
        { path: 'model_id', message: 'Model not found' },
        { path: 'vehicle_type_id', message: 'Vehicle type not found' },
        { path: 'color', message: "Color 'Nocolour' not found" },
        { path: 'location', message: 'Location not found' },
        { path: 'tags', message: "Tag 'no such tag' not found" },
      ]),
    )
  })

  it("reports what is missing in the specification's words and stores nothing", async () => {
    const payload = await getTestPayload()
    const before = await payload.count({ collection: 'vehicles', overrideAccess: true })
    const { status, body } = await call('POST', '/vehicles', {
      token: at.tokens.operator,
      body: { year: 1899 },
    })
    expect(status).toBe(422)
    const messages = body.errors.map((error: { message: string }) => error.message)
    expect(messages).toContain('Year must be between 1900 and next year')
    const missing = await call('POST', '/vehicles', { token: at.tokens.operator, body: {} })
    expect(missing.body.errors).toEqual(
      expect.arrayContaining([
        { path: 'manufacturer_id', message: 'Manufacturer is required' },
        { path: 'model_id', message: 'Model is required' },
        { path: 'office_file_no', message: 'Office file number is required' },
        { path: 'chassis', message: 'Chassis number is required' },
        { path: 'vehicle_type_id', message: 'Vehicle type is required' },
        { path: 'location', message: 'Location is required' },
      ]),
    )
    const after = await payload.count({ collection: 'vehicles', overrideAccess: true })
    expect(after.totalDocs).toBe(before.totalDocs)
  })

  it('rejects unknown fields, by name, including the internal spelling', async () => {
    const { status, body } = await create({
      fuelType: 1,
      nonsense: true,
      images: [{ image_path: 'a', foo: 1 }],
    })
    expect(status).toBe(422)
    expect(body.errors.map((error: { path: string }) => error.path)).toEqual(
      expect.arrayContaining(['fuelType', 'nonsense', 'images.0.foo']),
    )
  })

  it('responds 409 for a chassis or office file number that is taken, ignoring case', async () => {
    const first = await create()
    const again = await create({ chassis: first.body.data.chassis.toLowerCase() })
    expect(again.status).toBe(409)
    expect(again.body).toMatchObject({ error: 'conflict', errors: [{ path: 'chassis' }] })
    const file = await create({ office_file_no: first.body.data.office_file_no.toLowerCase() })
    expect(file.status).toBe(409)
    expect(file.body.errors[0].path).toBe('office_file_no')
  })

  it('gives a chassis number to only one of two vehicles that take it at once', async () => {
    const both = await Promise.all([
      create({ chassis: 'RACE-1' }),
      create({ chassis: 'race-1' }),
      create({ chassis: 'Race-1' }),
    ])
    expect(both.map(({ status }) => status).sort()).toEqual([201, 409, 409])
    const lost = both.find(({ status }) => status === 409)
    expect(lost?.body.errors[0].path).toBe('chassis')
  })
})
