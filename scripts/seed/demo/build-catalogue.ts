import { chassisPrefix } from '@/modules/inventory/vehicles/rules/derived/chassis-prefix'
import { chooseCodes } from './choose-codes'
import { chooseFeatured } from './choose-featured'
import { choosePortAndRegistration } from './choose-port-and-registration'
import { chooseStatuses } from './choose-status-and-dates'
import type { DemoCatalogue, DemoModelCode } from './demo-types'
import { describeVehicle } from './describe-vehicle'
import { chooseModelAndPlace, makeVehicle } from './make-vehicle'
import { MODEL_CODES } from './model-codes'
import { type Chance, chanceOf } from './repeatable-chance'
import { chooseOffer, chooseTags } from './tag-vehicle'

export interface DemoOptions {
  /** Number of vehicles; from about 240 on every model is there. */
  count?: number
  seed?: number
  /** Years, ages and dates are counted from here. */
  now: Date
}

/** A code's prefix and seven digits that no other vehicle has. */
function drawChassis(code: DemoModelCode, taken: Set<string>, chance: Chance): string {
  for (;;) {
    const chassis = `${chassisPrefix(code.modelCode)}${String(chance.int(1_000, 9_999_999)).padStart(7, '0')}`
    if (taken.has(chassis.toLowerCase())) continue
    taken.add(chassis.toLowerCase())
    return chassis
  }
}

/** 'OF-26-0001': the year of entry in two digits and a number that runs on through the years. */
const officeFileNo = (createdAt: Date, index: number): string =>
  `OF-${String(createdAt.getUTCFullYear() % 100).padStart(2, '0')}-${String(index + 1).padStart(4, '0')}`

/**
 * A believable catalogue: the same options give the same vehicles, to the last digit. Facts of a model code are
 * true; what belongs to one vehicle (mileage, colour, price, chassis) is made up and agrees with them.
 */
export function buildDemoCatalogue({ count = 432, seed = 20260101, now }: DemoOptions): DemoCatalogue {
  const chance = chanceOf(seed)
  const taken = new Set<string>()
  const codes = chooseCodes(MODEL_CODES, count, now.getUTCFullYear(), chance)
  const standings = codes.map((code) => chooseModelAndPlace(code, now, chance))
  const statuses = chooseStatuses(
    standings.map(({ showroom }) => showroom),
    chance,
  )
  // A stream of its own: what it decides changes nothing else.
  const papers = chanceOf(seed + 1)
  const drawn = standings.map((standing, index) => {
    const chassis = drawChassis(standing.code, taken, chance)
    const car = makeVehicle(standing, statuses[index]!, chassis, now, chance)
    return { code: standing.code, car: { ...car, ...choosePortAndRegistration(car, now, papers) } }
  })
  drawn.sort((a, b) => a.car.createdAt.getTime() - b.car.createdAt.getTime())
  const featured = chooseFeatured(
    drawn.map(({ car }) => car),
    now.getUTCFullYear(),
  )
  const vehicles = drawn.map(({ code, car }, index) => {
    const shown = { ...car, featured: featured.has(car) }
    const tags = chooseTags(shown, code, now, chance)
    return {
      ...shown,
      tags,
      offer: chooseOffer(tags, shown, chance),
      officeFileNo: officeFileNo(car.createdAt, index),
      description: describeVehicle(car, code.batteryKwh, chance),
    }
  })
  return { vehicles }
}
