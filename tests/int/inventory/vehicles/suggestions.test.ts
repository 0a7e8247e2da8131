import { expect, it } from 'vitest'
import { getTestPayload } from '../../../setup/payload'
import { call } from '../../api/client'
import { at, create, withCatalogue } from '../../api/vehicles-kit'

withCatalogue()

const suggest = (chassis: string, by?: keyof typeof at.tokens) =>
  call('GET', `/vehicles/suggestions?chassis=${encodeURIComponent(chassis)}`, {
    token: by && at.tokens[by],
  })
/** A vehicle that no model code is known of. */
const earlier = (chassis: string, more: Record<string, unknown> = {}) =>
  create({ chassis, model_code_id: null, ...more })

it('only staff who enter vehicles receive them', async () => {
  const visitors = await Promise.all([suggest('E12-1'), suggest('E12-1', 'customer')])
  expect(visitors.map(({ status }) => status)).toEqual([401, 403])
  for (const who of ['admin', 'supervisor', 'operator'] as const)
    expect((await suggest('E12-1', who)).status, who).toBe(200)
  expect((await suggest('', 'operator')).status).toBe(422)
})

it('what earlier vehicles with the code agree on is returned, the rest as what they have', async () => {
  const { catalogue } = at
  for (const [index, seats] of [5, 5, 7].entries())
    await earlier(`GP7-100000${index}`, { seats, year: 2015 + index, doors: 5 })
  await earlier('GP70-1000000', { year: 2009 })
  const { body } = await suggest('ｇｐ７ー1234567', 'operator')
  expect(body.data).toMatchObject({
    taken: null,
    suggestions: {
      code: 'GP7',
      earlier: 3,
      values: { manufacturer_id: catalogue.manufacturer, vehicle_type_id: catalogue.vehicleType, doors: 5 },
      choices: { seats: [5, 7] },
      years: { from: 2015, to: 2017 },
      model: { id: catalogue.model, name: 'Corolla Axio' },
      model_code: null,
    },
  })
  expect(body.data.suggestions.values).not.toHaveProperty('seats')
})

it('a code of the list is known without any vehicle, and a code that nobody knows is not', async () => {
  const { body } = await suggest('DBA-NZE161', 'operator')
  expect(body.data.suggestions).toMatchObject({
    code: 'NZE161',
    earlier: 0,
    values: { model_code_id: at.catalogue.modelCode, engine_size_cc: 1496 },
    model_code: { id: at.catalogue.modelCode, model_code: 'NZE161', m3_cbm: 9.5 },
  })
  expect((await suggest('XYZ99-1234567', 'operator')).body.data).toEqual({ suggestions: null, taken: null })
})

it('vehicles count by the beginning of their VIN, those in the trash do not', async () => {
  for (const serial of ['604012345', '604012346', '604012347']) await earlier(`JTMHV05J${serial}`)
  const first = await suggest('JTMHV05J604099999', 'admin')
  expect(first.body.data.suggestions).toMatchObject({ code: 'JTMHV05J', earlier: 3 })
  const taken = (await suggest('jtmhv05j604012345', 'admin')).body.data.taken
  expect(taken).toEqual({
    vehicle: { id: expect.any(Number), sku: expect.any(String), name: expect.any(String) },
  })
  await call('DELETE', `/vehicles/${taken.vehicle.id}`, { token: at.tokens.admin })
  const after = await suggest('JTMHV05J604012345', 'admin')
  expect(after.body.data).toMatchObject({ taken: null, suggestions: { earlier: 2 } })
})

it('other showrooms’ vehicles reveal nothing, but a number of theirs is taken all the same', async () => {
  const payload = await getTestPayload()
  for (const serial of [1, 2]) await earlier(`TA97-100000${serial}`)
  const data = { allShowrooms: false, assignedShowrooms: [at.catalogue.tokyo] }
  const where = { collection: 'users', id: at.people.operator.id, overrideAccess: true, depth: 0 } as const
  await payload.update({ ...where, data })
  expect((await suggest('TA97-1000001', 'operator')).body.data).toEqual({
    suggestions: null,
    taken: { vehicle: null },
  })
  await payload.update({ ...where, data: { allShowrooms: true, assignedShowrooms: [] } })
})
