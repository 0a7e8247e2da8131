import { usualMileage } from './choose-mileage-and-condition'
import { clamp } from './clamp'
import type { ConditionGrade } from './data/vocabulary'
import type { DemoModelCode } from './demo-types'

/** The effect of a condition grade on the price of a typical car of its age. */
const CONDITION_FACTORS: Record<ConditionGrade, number> = {
  S: 1.05,
  '6': 1.04,
  '5': 1.03,
  '4.5': 1.02,
  '4': 1,
  '3.5': 0.96,
  '3': 0.91,
  RA: 0.88,
  R: 0.8,
}

/** The first drive away costs more than a year's share. */
const FIRST_OWNER_FACTOR = 0.95
const LEAST_USD = 700

interface UsedCar {
  /** Whole years since the model year, 0 or more. */
  age: number
  /** Miles. */
  mileage: number
  conditionGrade: ConditionGrade
}

/**
 * Export value in USD, free on board, before rounding: the as-new value, of which a fixed share is retained
 * per year; a quarter of the relative difference from the usual mileage (at most a fifth down, 12 % up);
 * the condition's factor. It never rises with mileage or a worse condition.
 */
export function fobPrice(code: DemoModelCode, car: UsedCar): number {
  const remaining = code.hold ** car.age * FIRST_OWNER_FACTOR
  const wear = clamp(1 - 0.25 * (car.mileage / usualMileage(code, car.age) - 1), 0.8, 1.12)
  return Math.max(LEAST_USD, code.newUsd * remaining * wear * CONDITION_FACTORS[car.conditionGrade])
}
