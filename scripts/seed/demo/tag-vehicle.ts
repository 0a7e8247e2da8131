import { isOffRoader } from './choose-equipment'
import { countryOf, suitsCountry } from './choose-showroom'
import type { TagName } from './data/tags'
import type { DemoModelCode, DemoVehicle } from './demo-types'
import type { Chance } from './repeatable-chance'

const DAY_MS = 86_400_000
const LOW_MILEAGE = 30_000
const LOW_MILEAGE_MIN_AGE = 3
const NEW_ARRIVAL_DAYS = 14
const AGEING_DAYS = 90
const MAX_TAGS = 3

type Taggable = Omit<DemoVehicle, 'tags' | 'offer' | 'officeFileNo' | 'description'>

/** The tag for time on the shelf and choice: at most one. */
function shelfTag(car: Taggable, now: Date): TagName | null {
  const days = (now.getTime() - car.createdAt.getTime()) / DAY_MS
  if (car.featured) return "Dealer's Choice"
  if (days <= NEW_ARRIVAL_DAYS) return 'New Arrival'
  return days >= AGEING_DAYS && car.oldPrice !== null ? 'Clearance' : null
}

/** What the vehicle is good at: at most one. */
function meritTag(car: Taggable, code: DemoModelCode, now: Date): TagName | null {
  if (car.fuelType === 'Electric') return 'EV'
  const age = now.getUTCFullYear() - car.year
  if (car.mileage <= LOW_MILEAGE && age >= LOW_MILEAGE_MIN_AGE) return 'Low Mileage'
  if (car.fuelType === 'Hybrid' || car.fuelType === 'Plug-in Hybrid') return 'Fuel Saver'
  if (isOffRoader(code)) return 'Off-Road'
  if (car.carryingCapKg) return 'Work Ready'
  if (car.seats >= 7 && car.vehicleType !== 'Bus') return 'Family'
  return (car.engineSizeCc ?? 0) <= 1_000 ? 'Fuel Saver' : null
}

const MARKETS = [
  ['Kenya', 3],
  ['Tanzania', 3],
  ['Uganda', 2],
  ['Belarus', 4],
] as const

/** The market it suits: where it already is, or one whose rules it meets. */
function marketTag(car: Taggable, now: Date, chance: Chance): TagName | null {
  const here = countryOf(car.showroom)
  const market = MARKETS.find(([name]) => name === here)
  if (market) return car.priceType === 'DDP' && chance.happens(0.4) ? 'Duty Paid' : market[0]
  if (!chance.happens(0.6)) return null
  if (here === 'Japan' && car.steeringType === 'RHD' && chance.happens(0.25)) return 'Japan'
  const age = now.getUTCFullYear() - car.year
  const open = MARKETS.filter(([name]) => suitsCountry(name, car.steeringType, age))
  return open.length ? chance.weighted(open) : null
}

/** At most three tags, each true of the vehicle. */
export function chooseTags(car: Taggable, code: DemoModelCode, now: Date, chance: Chance): TagName[] {
  const tags = [shelfTag(car, now), meritTag(car, code, now), marketTag(car, now, chance)]
  return tags.filter((tag) => tag !== null).slice(0, MAX_TAGS)
}

/** The offer that the tags justify, if any. */
export function chooseOffer(tags: TagName[], car: Taggable, chance: Chance): DemoVehicle['offer'] {
  if (tags.includes('Clearance')) return 'clearance'
  if (tags.includes('Low Mileage') && chance.happens(0.4)) return 'low-mileage'
  return car.oldPrice !== null && chance.happens(0.4) ? 'best-value' : null
}
