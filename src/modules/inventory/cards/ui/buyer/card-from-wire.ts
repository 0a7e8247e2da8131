import type { NamedTag, VehicleCard } from '../../queries/vehicle-card'
import { type CardData, cardData } from '../card-data'
import type { PictureData } from '../vehicle-picture'

type Entry = { id: number; name: string } | null

/** What a card needs of a vehicle in an API response. */
export type WireVehicle = Pick<
  VehicleCard,
  'id' | 'name' | 'year' | 'status' | 'isReserved' | 'mileage' | 'currency' | 'price' | 'listedAt'
> & {
  old_price: number | null
  price_type: VehicleCard['priceType']
  location: string
  vehicle_fuel_type: Entry
  vehicle_transmission: Entry
  vehicle_drivetrain: Entry
  engine_size: string
  vehicleTags: { tag: NamedTag }[]
  images: PictureData[]
}

/**
 * A formatted card from a vehicle in an API response, whose place is 'showroom, city, country'; null without
 * a picture, which never happens.
 */
export function cardFromWire(vehicle: WireVehicle, now: Date): CardData | null {
  const [picture] = vehicle.images
  if (!picture) return null
  const { location } = vehicle
  const [country = '', city = ''] = location.split(', ').reverse()
  const source = {
    ...vehicle,
    oldPrice: vehicle.old_price,
    priceType: vehicle.price_type,
    showroom: location ? { id: 0, name: '', city, country, location } : null,
    fuel: vehicle.vehicle_fuel_type,
    transmission: vehicle.vehicle_transmission,
    driveTrain: vehicle.vehicle_drivetrain,
    engineSize: vehicle.engine_size,
    tags: vehicle.vehicleTags.map(({ tag }) => tag),
    picture,
  }
  return cardData(source, now)
}
