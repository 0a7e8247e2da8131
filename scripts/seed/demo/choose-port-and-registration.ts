import { monthAt } from '@/modules/inventory/vehicles/rules/calendar-month'
import type { PriceType } from '@/modules/inventory/vehicles/rules/price-type'
import { countryOf } from './choose-showroom'
import type { DemoVehicle } from './demo-types'
import type { Chance } from './repeatable-chance'

/** The ports through which a country's showrooms import. */
const GATEWAYS: Readonly<Record<string, string>> = {
  Kenya: 'Mombasa',
  Uganda: 'Mombasa',
  Tanzania: 'Dar es Salaam',
}

/** Where showrooms of the countries of origin quote CIF and DDP prices for, by steering side; some name no port. */
const RIGHT_HAND: [string | null, number][] = [
  ['Mombasa', 52],
  ['Dar es Salaam', 28],
  ['Durban', 12],
  [null, 8],
]
const LEFT_HAND: [string | null, number][] = [
  ['Klaipeda', 60],
  ['Poti', 32],
  [null, 8],
]

function drawPort(car: Pick<DemoVehicle, 'showroom' | 'steeringType'>, chance: Chance): string | null {
  const gateway = GATEWAYS[countryOf(car.showroom)]
  return gateway ?? chance.weighted(car.steeringType === 'LHD' ? LEFT_HAND : RIGHT_HAND)
}

/** A month of the model year, not after this one. One vehicle in ten has no papers on file yet. */
function drawMonth(year: number, now: Date, chance: Chance): string | null {
  const month = `${year}-${String(chance.int(1, 12)).padStart(2, '0')}`
  if (chance.happens(0.1)) return null
  return month > monthAt(now) ? monthAt(now) : month
}

type Papers = { namedPort: string | null; firstRegistered: string | null }

/** The port for which a vehicle's price holds, and when it was first registered. */
export function choosePortAndRegistration(
  car: Pick<DemoVehicle, 'showroom' | 'steeringType' | 'year'> & { priceType: PriceType },
  now: Date,
  chance: Chance,
): Papers {
  return {
    namedPort: car.priceType === 'FOB' ? null : drawPort(car, chance),
    firstRegistered: drawMonth(car.year, now, chance),
  }
}
