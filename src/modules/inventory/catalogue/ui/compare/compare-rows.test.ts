import { describe, expect, test } from 'vitest'
import type { VehicleDetail } from '../../queries/vehicle-detail'
import { compareGroups } from './compare-rows'

const named = (name: string) => ({ id: 1, name })

const vehicle = (more: Partial<VehicleDetail>): VehicleDetail =>
  ({
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

const rows = (...vehicles: VehicleDetail[]) => compareGroups(vehicles).flatMap((group) => group.rows)
const row = (title: string, ...vehicles: VehicleDetail[]) =>
  rows(...vehicles).find((one) => one.title === title)

describe('vehicles side by side', () => {
  test('differ in values that are not the same, and in those that only one of them has', () => {
    const [one, other] = [vehicle({}), vehicle({ year: 2021, seats: 5 })]
    expect(row('Year', one, other)).toEqual({ title: 'Year', cells: ['2019', '2021'], differs: true })
    expect(row('Seats', one, other)).toEqual({ title: 'Seats', cells: ['', '5'], differs: true })
    expect(row('Make', one, other)?.differs).toBe(false)
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
    expect(row('ABS', ...pair)).toEqual({ title: 'ABS', cells: ['Yes', 'Yes'], differs: false })
    expect(row('Airbags', ...pair)).toEqual({ title: 'Airbags', cells: ['Yes', 'No'], differs: true })
  })

  test('show no difference for a single vehicle', () => {
    expect(rows(vehicle({})).every(({ differs }) => !differs)).toBe(true)
  })
})
