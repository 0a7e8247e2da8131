import { formatMoney } from '@/kernel/money'
import type { Missing } from '@/modules/inventory/landed-price/rules/landed-parts'
import type { DistanceUnit } from '@/modules/inventory/vehicles/rules/distance-unit'
import type { NamedTag, VehicleCard } from '../../queries/declare-vehicle-card'
import * as words from '../browser-words'
import { type CardData, cardData } from '../card-data'
import { type LandedTotalData, markOf, missingText } from '../landed-total-data'
import type { PictureData } from '../vehicle-picture'

type Entry = { id: number; name: string } | null

/** What a vehicle costs at the port that a call named. */
type WireLanded = {
  port: { name: string; country: string }
  total: number | null
  currency: string
  missing: Missing['what'][]
  eligibility: { state: string } | null
  standing: 'duty_paid' | 'duty_not_paid' | null
}

const STANDINGS = { duty_paid: 'dutyPaid', duty_not_paid: 'dutyNotPaid' } as const

/** The same as a card shows it. */
function landedTotalOf(
  { port, total, currency, missing, eligibility, standing }: WireLanded,
  city: string,
): LandedTotalData {
  return {
    label: words.totalTo(port.name),
    total: total === null ? null : formatMoney(total, currency),
    missing: missingText(
      missing.map((what) => ({ what })),
      port.name,
    ),
    mark: markOf({ eligibility, standing: standing && STANDINGS[standing], city }, port.country),
  }
}

/** What a card needs of a vehicle in an API response. */
export type WireVehicle = Pick<
  VehicleCard,
  'id' | 'name' | 'year' | 'status' | 'isReserved' | 'mileage' | 'currency' | 'price' | 'listedAt'
> & {
  old_price: number | null
  price_type: VehicleCard['priceType']
  inspection_failed: boolean
  named_port?: Entry
  location: string
  vehicle_fuel_type: Entry
  vehicle_transmission: Entry
  vehicle_drivetrain: Entry
  engine_size: string
  vehicleTags: { tag: NamedTag }[]
  images: PictureData[]
  landed_price?: WireLanded | null
}

/**
 * A formatted card from a vehicle in an API response, whose place is 'showroom, city, country'; null without
 * a picture, which never happens.
 */
export function cardFromWire(vehicle: WireVehicle, now: Date, unit: DistanceUnit): CardData | null {
  const [picture] = vehicle.images
  if (!picture) return null
  const { location } = vehicle
  const [country = '', city = ''] = location.split(', ').reverse()
  const source = {
    ...vehicle,
    oldPrice: vehicle.old_price,
    priceType: vehicle.price_type,
    hasFailedInspection: vehicle.inspection_failed,
    namedPort: vehicle.named_port ? { ...vehicle.named_port, country: '' } : null,
    showroom: location ? { id: 0, name: '', city, country, location } : null,
    fuel: vehicle.vehicle_fuel_type,
    transmission: vehicle.vehicle_transmission,
    driveTrain: vehicle.vehicle_drivetrain,
    engineSize: vehicle.engine_size,
    tags: vehicle.vehicleTags.map(({ tag }) => tag),
    picture,
  }
  const landed = vehicle.landed_price ? landedTotalOf(vehicle.landed_price, city) : undefined
  return { ...cardData(source, now, { unit }), landed }
}
