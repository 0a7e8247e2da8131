import { beforeAll, describe, expect, it } from 'vitest'
import { createdFields, emptyVehicleForm, savedFields } from '@/modules/inventory/rules/vehicle-form'
import { inCallNames } from '@/modules/inventory/schemas/vehicle-names'
import { getTestPayload } from '../../setup/payload'
import { addCatalogue, type Catalogue, vehicleBody } from '../api/catalogue'
import { addPeople, call, type People, tokenOf } from '../api/client'

let catalogue: Catalogue
let people: People
let token: string
let top: string

beforeAll(async () => {
  const payload = await getTestPayload()
  catalogue = await addCatalogue()
  people = await addPeople()
  token = await tokenOf(payload, people.operator)
  top = await tokenOf(payload, people.admin)
})

const create = (more: Record<string, unknown> = {}) =>
  call('POST', '/vehicles', { token, body: vehicleBody(catalogue, more) })

describe('what a vehicle must have, told at its field', () => {
  it.each([
    [{ manufacturer_id: null }, 'manufacturer_id', 'Manufacturer is required'],
    [{ model_id: null }, 'model_id', 'Model is required'],
    [{ office_file_no: ' ' }, 'office_file_no', 'Office file number is required'],
    [{ chassis: '' }, 'chassis', 'Chassis number is required'],
    [{ vehicle_type_id: null }, 'vehicle_type_id', 'Vehicle type is required'],
    [{ location: '', showroom_id: null }, 'location', 'Location is required'],
    [{ year: 1899 }, 'year', 'Year must be between 1900 and next year'],
    [{ year: new Date().getUTCFullYear() + 2 }, 'year', 'Year must be between 1900 and next year'],
    [{ mileage: -1 }, 'mileage', 'Mileage must be non-negative'],
    [{ seats: 0 }, 'seats', 'Seats must be at least 1'],
    [{ doors: 0 }, 'doors', 'Doors must be at least 1'],
    [{ engine_size_cc: null }, 'engine_size_cc', 'Engine size (cc) is required'],
    [{ engine_size_cc: null }, 'engine_size', 'Engine size is required'],
    [{ engine_number: 'x'.repeat(101) }, 'engine_number', 'Engine number must be 100 characters or less'],
    [{ length: -1 }, 'length', 'Length must be non-negative'],
    [{ width: -1 }, 'width', 'Width must be non-negative'],
    [{ height: -1 }, 'height', 'Height must be non-negative'],
    [{ m3_cbm: -1 }, 'm3_cbm', 'Volume must be non-negative'],
    [{ carrying_cap_kg: -1 }, 'carrying_cap_kg', 'Carrying capacity must be non-negative'],
    [{ weight_kg: -1 }, 'weight_kg', 'Weight must be non-negative'],
    [{ gross_weight_kg: -1 }, 'gross_weight_kg', 'Gross weight must be non-negative'],
    [{ old_price: -1 }, 'old_price', 'Old price must be non-negative'],
    [{ cost_value: 'much' }, 'cost_value', 'Cost value must be a number'],
    [{ show_price: 'yes' }, 'show_price', 'Show price must be true or false'],
  ])('%j', async (fault, path, message) => {
    const { body, status } = await create(fault)
    expect(status).toBe(422)
    expect(body.errors).toContainEqual({ path, message })
  })

  it('refuses other statuses and price types than the given ones', async () => {
    expect((await create({ status: 'GONE' })).status).toBe(422)
    expect((await create({ price_type: 'EXW' })).status).toBe(422)
  })
})

describe('what the database knows, told at its field', () => {
  it.each([
    ['chassis', 'A vehicle with this chassis number already exists'],
    ['office_file_no', 'A vehicle with this office file number already exists'],
  ])('%s is taken', async (path, message) => {
    const first = await create()
    const { body, status } = await create({ [path]: first.body.data[path].toLowerCase() })
    expect(status).toBe(409)
    expect(body.errors).toContainEqual({ path, message })
  })
  it.each([
    ['model_id', 'Model not found'],
    ['vehicle_type_id', 'Vehicle type not found'],
  ])('%s does not exist', async (path, message) => {
    const { body, status } = await create({ [path]: 999_999 })
    expect(status).toBe(422)
    expect(body.errors).toContainEqual({ path, message })
  })
})

describe('pictures', () => {
  const paths = (count: number) => Array.from({ length: count }, (_, index) => `none-${index}.webp`)
  it('are at most twenty', async () => {
    const { body, status } = await create({ image_paths: paths(21) })
    expect(status).toBe(422)
    expect(body.message).toBe('You can only upload up to 20 images')
  })
  it.each([
    ['exterior_360', 'Exterior 360°'],
    ['interior_360', 'Interior 360°'],
  ])('hold one %s', async (image_type, label) => {
    const images = paths(2).map((image_path) => ({ image_path, image_type }))
    const { body, status } = await create({ images })
    expect(status).toBe(422)
    expect(body.message).toBe(`Only one ${label} image is allowed. You already have an ${label} image.`)
  })
})

describe('the vehicle form’s own body', () => {
  it('is taken as it is sent, and gives the vehicle that the form showed', async () => {
    const sample: Record<string, unknown> = vehicleBody(catalogue)
    const values = {
      ...emptyVehicleForm(new Date()),
      manufacturer: String(sample.manufacturer_id),
      model: String(sample.model_id),
      vehicleType: String(sample.vehicle_type_id),
      officeFileNo: 'OF-FORM-1',
      chassisPrefix: 'NZE161-',
      chassis: '7777777',
      engineSizeCc: '1496',
      costValue: '8,000',
      markup: '12.5',
    }
    const names = {
      manufacturer: 'Toyota',
      model: 'Corolla Axio',
      color: 'Pearl White',
      location: String(sample.location ?? ''),
    }
    const fields = inCallNames(createdFields(savedFields(values, names, new Date())))
    const { body, status } = await call('POST', '/vehicles', { token, body: fields })
    expect(body.errors).toBeUndefined()
    expect(status).toBe(201)
    expect(body.data).toMatchObject({
      chassis: 'NZE161-7777777',
      price: 9000,
      cost_value: 8000,
      color: 'Pearl White',
      engine_size: '1.5 L',
      status: 'DRAFT',
      doors: 4,
    })
  })
})

describe('a vehicle that somebody is changing in the form', () => {
  it('is not changed by anybody else meanwhile, and is again when they are done', async () => {
    const payload = await getTestPayload()
    const { id } = (await create()).body.data
    const lock = await payload.create({
      collection: 'payload-locked-documents',
      data: {
        document: { relationTo: 'vehicles', value: id },
        user: { relationTo: 'users', value: people.operator.id },
      },
      overrideAccess: true,
      depth: 0,
    })
    const change = (by: string) => call('PATCH', `/vehicles/${id}`, { token: by, body: { others: 'Seen' } })
    const refused = await change(top)
    expect(refused.status).toBe(409)
    expect((await change(token)).status).toBe(200)
    await payload.delete({ collection: 'payload-locked-documents', where: { id: { equals: lock.id } } })
    expect((await change(top)).status).toBe(200)
  })
})
