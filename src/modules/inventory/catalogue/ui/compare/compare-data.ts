import type { LandedCards } from '@/modules/inventory/cards/queries/landed-cards'
import { type PriceData, priceData } from '@/modules/inventory/cards/ui/card-data'
import { type ThereData, thereData } from '@/modules/inventory/cards/ui/there-data'
import { srcSetOf } from '@/modules/inventory/cards/ui/vehicle-picture'
import { nameWithoutYear, ribbonOf } from '@/modules/inventory/cards/ui/words'
import type { VehicleDetail } from '../../queries/vehicle-detail'
import { type CompareGroup, compareGroups } from './compare-rows'

/** A vehicle at the head of its column. */
export type CompareColumn = {
  id: number
  name: string
  year: number
  sku: string
  /** Null for a sold one. */
  price: PriceData | null
  there?: ThereData
  ribbon: ReturnType<typeof ribbonOf>
  picture: { src: string; srcSet: string; width: number; height: number; alt: string }
  /** Whether that is a drawing, not a photograph of the vehicle. */
  drawn: boolean
}

export type CompareData = { columns: CompareColumn[]; groups: CompareGroup[] }

/** A formatted comparison. */
export const compareData = (vehicles: readonly VehicleDetail[], landed: LandedCards | null): CompareData => ({
  columns: vehicles.map((vehicle) => {
    const { card, width, height, alt, drawn } = vehicle.picture
    return {
      id: vehicle.id,
      name: nameWithoutYear(vehicle),
      year: vehicle.year,
      sku: vehicle.sku,
      price: vehicle.status === 'SOLD' ? null : priceData(vehicle),
      there: thereData(landed, vehicle.id),
      ribbon: ribbonOf(vehicle),
      picture: { src: card, srcSet: srcSetOf(vehicle.picture), width, height, alt },
      drawn,
    }
  }),
  groups: compareGroups(vehicles),
})
