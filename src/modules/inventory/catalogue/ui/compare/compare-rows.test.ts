import { describe, expect, test } from 'vitest'
import type { VehicleDetail } from '../../queries/declare-vehicle-detail'
import { compareGroups } from './compare-rows'

const named = (name: string) => ({ id: 1, name })

const vehicle = (more: Partial<VehicleDetail>): VehicleDetail =>
  ({
    price: null,
    make: named('Toyota'),
    model: named('Axio'),
    modelCode: null,
    year: 2019,
    mileage: 41_000,
    chassisMasked: 'NZE•••',
    grade: null,
    conditionGrade: null,
    colour: null,
    fuel: named('Petrol'),
    engineSize: '1.5 L',
    engineCc: 1496,
    transmission: null,
    driveTrain: null,
    steering: null,
    steeringPosition: null,
    steeringAssist: null,
    steeringControl: null,
    bodyType: null,
    subBodyType: null,
    seats: null,
    doors: 4,
    length: null,
    width: null,
    height: null,
    m3: null,
    weightKg: null,
    grossWeightKg: null,
    carryingCapKg: null,
    showroom: null,
    featureGroups: [],
    added: [],
    ...more,
  }) as unknown as VehicleDetail

const rows = (...vehicles: VehicleDetail[]) => compareGroups(vehicles, 'mi').flatMap((group) => group.rows)
const row = (title: string, ...vehicles: VehicleDetail[]) =>
  rows(...vehicles).find((one) => one.title === title)

describe('vehicles side by side', () => {
  test('have a line for every fact that is known of one of them', () => {
    const [one, other] = [vehicle({}), vehicle({ year: 2021, seats: 5 })]
    expect(row('Year', one, other)?.cells).toEqual(['2019', '2021'])
    expect(row('Seats', one, other)?.cells).toEqual(['', '5'])
    expect(row('Make', one, other)?.cells).toEqual(['Toyota', 'Toyota'])
  })

  test('leave out facts known of none, and numbers that always differ', () => {
    expect(row('Gross weight', vehicle({}), vehicle({}))).toBeUndefined()
    expect(row('Chassis', vehicle({}), vehicle({ chassisMasked: 'ZRE•••' }))).toBeUndefined()
  })

  test('have a line for every feature that any of them has', () => {
    const safety = (...names: string[]) => [{ ...named('Safety'), features: names.map(named) }]
    const pair = [
      vehicle({ featureGroups: safety('ABS', 'Airbags') }),
      vehicle({ featureGroups: safety('ABS') }),
    ] as const
    expect(row('ABS', ...pair)).toEqual({ title: 'ABS', cells: ['Yes', 'Yes'] })
    expect(row('Airbags', ...pair)).toEqual({ title: 'Airbags', cells: ['Yes', 'No'] })
  })

  test('show what a price covers, except of sold vehicles and prices on request', () => {
    const [fob, sold, unpriced] = [
      vehicle({ price: 8450, priceType: 'FOB' }),
      vehicle({ price: 8450, priceType: 'CIF', status: 'SOLD' }),
      vehicle({ price: null, priceType: 'CIF' }),
    ]
    expect(row('Price type', fob, sold, unpriced)?.cells).toEqual(['FOB (Free on Board)', '', ''])
    expect(row('Price type', sold, unpriced)).toBeUndefined()
  })
})
