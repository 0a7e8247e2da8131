import { beforeAll, describe, expect, it } from 'vitest'
import { createdFields, savedFields } from '@/modules/inventory/vehicles/rules/form/form-to-vehicle'
import { emptyVehicleForm } from '@/modules/inventory/vehicles/rules/form/form-values'
import { serverErrorIssues } from '@/modules/inventory/vehicles/rules/form/server-error-issues'
import { inCallNames } from '@/modules/inventory/vehicles/schemas/field-names-in-calls'
import { getTestPayload } from '../../../setup/payload'
import { addCatalogue, type Catalogue, vehicleBody } from '../../api/catalogue'
import { type Answer, addPeople, call, type People, tokenOf } from '../../api/client'
import {
  ALLOWED,
  type MessageRow,
  MISMATCHED,
  NOT_FOUND,
  SPECIFIED,
  TO_PUBLISH,
  UNSPOKEN,
} from './vehicle-message-rows'

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

const patch = (id: number, body: Record<string, unknown>) => call('PATCH', `/vehicles/${id}`, { token, body })

/** How a call was refused: nothing else may have come of it. */
function expectRefused({ body, status }: Answer, path: string, message: string): void {
  expect([status, body.error]).toEqual([422, 'validation_failed'])
  expect(body.errors).toContainEqual({ path, message })
}

describe('what is wrong with a vehicle is reported at its field, whether it is created or changed', () => {
  let stored: Record<string, unknown> & { id: number }
  beforeAll(async () => {
    stored = (await create()).body.data
  })
  const rows: MessageRow[] = [...SPECIFIED, ...UNSPOKEN, ...TO_PUBLISH, ...NOT_FOUND]
  it.each(rows)('%j', async (fault, path, message) => {
    expectRefused(await create(fault), path, message)
    expectRefused(await patch(stored.id, fault), path, message)
  })

  it.each([
    ['its range', { mileage: -1, engine_number: 'x'.repeat(101) }, ['engine_number', 'mileage']],
    ['what is missing', { model_id: null, chassis: ' ', mileage: -1 }, ['chassis', 'mileage', 'model_id']],
    ['the wrong kind of value', { seats: 'many', location: null }, ['location', 'seats']],
    ['too many pictures', { image_paths: Array(21).fill('/media/x.webp') }, ['image_paths']],
  ])('a year out of range is named together with %s', async (_, faults, paths) => {
    for (const { body, status } of [
      await create({ ...faults, year: 1899 }),
      await patch(stored.id, { ...faults, year: 1899 }),
    ]) {
      expect(status).toBe(422)
      expect(body.errors.map(({ path }: { path: string }) => path).sort()).toEqual([...paths, 'year'].sort())
      expect(body.errors).toContainEqual({
        path: 'year',
        message: 'Year must be between 1900 and next year',
      })
    }
  })

  it('all that a new vehicle lacks is named at once', async () => {
    const { body, status } = await call('POST', '/vehicles', { token, body: { year: 1899 } })
    expect(status).toBe(422)
    expect(body.errors.map(({ path }: { path: string }) => path).sort()).toEqual(
      ['chassis', 'engine_size', 'engine_size_cc', 'location', 'manufacturer_id', 'model_id'].concat([
        'office_file_no',
        'vehicle_type_id',
        'year',
      ]),
    )
  })

  it('names model and code that are another car’s', async () => {
    const payload = await getTestPayload()
    const add = async (collection: 'manufacturers' | 'models', data: Record<string, unknown>) =>
      Number((await payload.create({ collection, data: data as never, overrideAccess: true, depth: 0 })).id)
    const manufacturer = await add('manufacturers', { name: 'Isuzu' })
    const model = await add('models', { name: 'Elf', manufacturer })
    for (const [fault, path, message] of MISMATCHED({ manufacturer, model })) {
      expectRefused(await create(fault), path, message)
      expectRefused(await patch(stored.id, fault), path, message)
    }
  })

  it('stores nothing of all that', async () => {
    const payload = await getTestPayload()
    expect((await call('GET', `/vehicles/${stored.id}`, { token })).body.data).toEqual(stored)
    expect((await payload.count({ collection: 'vehicles', overrideAccess: true })).totalDocs).toBe(1)
  })
})

describe('what is on the edge of the rules is stored', () => {
  it.each(ALLOWED)('%j', async (sent, stored = sent) => {
    const created = await create(sent)
    expect([created.status, created.body.errors]).toEqual([201, undefined])
    expect(created.body.data).toMatchObject(stored)
    const changed = await patch((await create()).body.data.id, sent)
    expect([changed.status, changed.body.errors]).toEqual([200, undefined])
    expect(changed.body.data).toMatchObject(stored)
  })

  it('a draft without what is marked as required only for the public', async () => {
    const without = Object.assign({ status: 'DRAFT' }, ...TO_PUBLISH.map(([fault]) => fault))
    expect((await create(without)).status).toBe(201)
  })

  it('a vehicle without model code, price, cost and pictures: the form alone requires them', async () => {
    const { body, status } = await create({ model_code_id: null, cost_value: null, markup: null })
    expect(status).toBe(201)
    expect(body.data).toMatchObject({ model_code_id: null, price: 0, cost_value: 0, images: [] })
  })

  it('a cost of 0 that is entered with a markup makes the price 0; none that was never entered does', async () => {
    const made = await create({ cost_value: 0, markup: 10, price: null })
    expect(made.body.data).toMatchObject({ cost_value: 0, markup: 10, price: 0 })
    const { id } = (await create({ cost_value: 8000, markup: 10 })).body.data
    expect((await patch(id, { cost_value: 0 })).body.data).toMatchObject({ markup: 10, price: 0 })
    const open = (await create({ cost_value: 0, markup: 10, price: 8450 })).body.data
    expect(open).toMatchObject({ cost_value: 0, markup: 10, price: 8450 })
    expect((await patch(open.id, { seats: 5 })).body.data).toMatchObject({ cost_value: 0, price: 8450 })
  })

  it('a record with a price and no cost, sent back as it was, and its price with it', async () => {
    const open = (await create({ cost_value: null, markup: 10, price: 8450 })).body.data
    expect(open).toMatchObject({ cost_value: 0, markup: 10, price: 8450 })
    const { cost_value, markup, price } = open
    const sent = await patch(open.id, { cost_value, markup, price })
    expect(sent.body.data).toMatchObject({ cost_value: 0, markup: 10, price: 8450 })
  })

  it('an electric vehicle without displacement', async () => {
    const payload = await getTestPayload()
    const data = { name: 'Electric' } as never
    const fuel = await payload.create({
      collection: 'vehicle-fuel-types',
      data,
      overrideAccess: true,
      depth: 0,
    })
    const { body, status } = await create({ vehicle_fuel_type_id: fuel.id, engine_size_cc: null })
    expect(status).toBe(201)
    expect(body.data).toMatchObject({ engine_size_cc: null, engine_size: '' })
  })
})

describe('what the database knows, reported at its field', () => {
  it.each([
    ['chassis', 'chassis', 'A vehicle with this chassis number already exists'],
    ['office_file_no', 'officeFileNo', 'A vehicle with this office file number already exists'],
  ])('%s is taken', async (path, field, message) => {
    const [first, second] = [await create(), await create()]
    const taken = { [path]: ` ${first.body.data[path].toLowerCase()} ` }
    for (const { body, status } of [await create(taken), await patch(second.body.data.id, taken)]) {
      expect(status).toBe(409)
      expect(body.message).toBe(message)
      expect(body.errors).toContainEqual({ path, message })
      // The sentence alone identifies the field as well.
      expect(serverErrorIssues(body.message)).toEqual([{ path: field, message }])
    }
  })
})

describe('the vehicle form’s own body', () => {
  it('is taken as it is sent, and gives the vehicle that the form showed', async () => {
    const sample: Record<string, unknown> = vehicleBody(catalogue)
    const values = {
      ...emptyVehicleForm(),
      year: '2017',
      mileage: '48500',
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

describe('a vehicle that someone is editing in the form', () => {
  it('cannot be changed by anyone else meanwhile, and can again afterwards', async () => {
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
