import type { VehicleCard } from '../../queries/types'
import { type CardData, cardData } from '../card/card-data'

type Entry = { id: number; name: string } | null

/** What a card needs of a vehicle as the contract sends it. */
export type WireVehicle = Pick<
  VehicleCard,
  'id' | 'name' | 'year' | 'status' | 'isReserved' | 'mileage' | 'currency'
> & {
  price: number | null
  old_price: number | null
  price_type: VehicleCard['priceType']
  location: string
  vehicle_fuel_type: Entry
  vehicle_transmission: Entry
  vehicle_drivetrain: Entry
  engine_size: string
  vehicleTags: { tag: { id: number; name: string } }[]
  images: Pick<VehicleCard['picture'], 'card' | 'medium' | 'detail' | 'width' | 'height' | 'alt'>[]
  listedAt: string
}

/** A card in words from a vehicle as the contract sends it; a place is written 'showroom, city, country'. */
export function cardFromWire(vehicle: WireVehicle, now: Date): CardData {
  const [country = '', city = ''] = vehicle.location.split(', ').reverse()
  return cardData(
    {
      ...vehicle,
      oldPrice: vehicle.old_price,
      priceType: vehicle.price_type,
      showroom: vehicle.location ? { city, country } : null,
      fuel: vehicle.vehicle_fuel_type,
      transmission: vehicle.vehicle_transmission,
      driveTrain: vehicle.vehicle_drivetrain,
      engineSize: vehicle.engine_size,
      tags: vehicle.vehicleTags.map(({ tag }) => tag),
      picture: vehicle.images[0],
    } as VehicleCard,
    now,
  )
}
