import { clamp } from './clamp'
import type { BodyType, ConditionGrade } from './data/vocabulary'
import type { DemoModelCode } from './demo-types'
import type { Chance } from './repeatable-chance'

/** Miles a year that a body type usually covers. */
const MILES_A_YEAR: Record<BodyType, number> = {
  'Kei Car': 5000,
  Hatchback: 5400,
  Sedan: 5600,
  'Station Wagon': 6800,
  Coupe: 3900,
  SUV: 6200,
  Minivan: 6200,
  Van: 8200,
  Pickup: 8200,
  Truck: 9800,
  Bus: 8600,
}

/** Kei trucks and vans run short rounds; electric cars stay within their range. */
const KEI_WORK_MILES = 4300
const ELECTRIC_FACTOR = 0.8

/** Left-hand-drive stock comes from the Gulf, where distances are long. */
const GULF_FACTOR = 1.35

/** Miles that a vehicle of this code and age in whole years usually shows. */
export function usualMileage(code: DemoModelCode, age: number): number {
  const isKeiWork = code.subBodyType === 'Kei Truck' || code.subBodyType === 'Kei Van'
  const base = isKeiWork ? KEI_WORK_MILES : MILES_A_YEAR[code.vehicleType]
  const use =
    (code.steering === 'LHD' ? GULF_FACTOR : 1) * (code.fuelType === 'Electric' ? ELECTRIC_FACTOR : 1)
  return base * (age + 0.4) ** 0.94 * use
}

/** Miles of one vehicle: around the usual, between a third and 1.8 times of it. */
export function chooseMileage(code: DemoModelCode, age: number, chance: Chance): number {
  const spread = (chance.next() + chance.next() + chance.next()) / 3
  return Math.round(usualMileage(code, age) * (0.33 + 1.4 * spread ** 1.1))
}

const LADDER: ConditionGrade[] = ['S', '6', '5', '4.5', '4', '3.5', '3']

/** The best grade an auction would give at this age (years) and mileage. */
function bestGrade(age: number, mileage: number): ConditionGrade {
  if (age === 0 && mileage < 3_000) return 'S'
  if (age <= 2 && mileage < 12_000) return '6'
  if (age <= 3 && mileage < 25_000) return '5'
  if (age <= 8 && mileage < 45_000) return '4.5'
  if (mileage < 85_000) return '4'
  return mileage < 125_000 ? '3.5' : '3'
}

/** A grade at or a step or two below the best; one vehicle in fourteen has been repaired. */
export function chooseCondition(age: number, mileage: number, chance: Chance): ConditionGrade {
  if (age > 0 && chance.happens(0.07)) return chance.pick(['R', 'RA'])
  const step = chance.weighted([
    [0, 60],
    [1, 30],
    [2, 10],
  ])
  return LADDER[clamp(LADDER.indexOf(bestGrade(age, mileage)) + step, 0, LADDER.length - 1)]!
}
