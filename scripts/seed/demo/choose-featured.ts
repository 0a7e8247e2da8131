import type { ConditionGrade } from './data/vocabulary'
import type { DemoVehicle } from './demo-types'

const FEATURED = 24
const PER_BODY = 5
const PER_MAKE = 4

const CONDITION_POINTS: Record<ConditionGrade, number> = {
  S: 30,
  '6': 28,
  '5': 25,
  '4.5': 20,
  '4': 12,
  '3.5': 4,
  '3': 0,
  RA: -20,
  R: -30,
}

type Candidate = Pick<
  DemoVehicle,
  'status' | 'conditionGrade' | 'mileage' | 'year' | 'features' | 'vehicleType' | 'manufacturer' | 'showPrice'
>

/** Better condition, fewer miles, newer, better equipped. */
const points = (car: Candidate, year: number): number =>
  CONDITION_POINTS[car.conditionGrade] -
  car.mileage / 5_000 -
  (year - car.year) * 1.5 +
  Math.min(car.features.length, 20) / 2

/** The best published vehicles of `year`, with no body type or make taking the page over. */
export function chooseFeatured<T extends Candidate>(cars: T[], year: number): Set<T> {
  const best = cars
    .filter((car) => car.status === 'PUBLISHED' && car.showPrice)
    .map((car) => ({ car, points: points(car, year) }))
    .sort((a, b) => b.points - a.points)
  const chosen = new Set<T>()
  const taken = new Map<string, number>()
  for (const { car } of best) {
    if (chosen.size === FEATURED) break
    const [body, make] = [taken.get(car.vehicleType) ?? 0, taken.get(car.manufacturer) ?? 0]
    if (body >= PER_BODY || make >= PER_MAKE) continue
    chosen.add(car)
    taken.set(car.vehicleType, body + 1).set(car.manufacturer, make + 1)
  }
  return chosen
}
