import type { Picture } from '@/modules/inventory/media/queries/build-picture'
import type { PriceType } from '@/modules/inventory/vehicles/rules/price-type'
import type { VehicleStatus } from '@/modules/inventory/vehicles/rules/vehicle-status'

/** A reference list entry with its current name. */
export type Named = { id: number; name: string }
/** A colour; `hex` is '#RRGGBB', or null if staff set none. */
export type NamedColour = Named & { hex: string | null }
/** A tag; `color` is '#RRGGBB', `route` the slug of its name. */
export type NamedTag = Named & { color: string; route: string }
/** A place where vehicles stand; `location` is 'showroom name, city, country'. */
export type NamedShowroom = Named & { city: string; country: string; location: string }

/** A port, with its country. */
export type NamedPort = Named & { country: string }

/** What lists show of a vehicle. Never the chassis number, cost or markup. */
export type VehicleCard = {
  id: number
  sku: string
  name: string
  year: number
  status: VehicleStatus
  isReserved: boolean
  make: Named
  model: Named
  modelCode: Named | null
  bodyType: Named | null
  colour: NamedColour | null
  fuel: Named | null
  transmission: Named | null
  driveTrain: Named | null
  /** LHD or RHD, as in the list. */
  steering: Named | null
  conditionGrade: Named | null
  showroom: NamedShowroom | null
  tags: NamedTag[]
  /** Miles. */
  mileage: number
  seats: number | null
  doors: number | null
  engineCc: number | null
  /** '1.5 L'; '' if the displacement is unknown. */
  engineSize: string
  /** Whole units of `currency`; null if the price is on request. */
  price: number | null
  oldPrice: number | null
  currency: string
  priceType: PriceType
  /** The only port for which a CIF or DDP price holds; null if none is named. */
  namedPort: NamedPort | null
  /** Thousandths of a cubic metre, for freight; null if unknown. */
  litres: number | null
  /** 'YYYY-MM'; null if unknown. */
  firstRegistered: string | null
  /** The latest inspection before shipment, where a module records them. */
  hasFailedInspection: boolean
  showPrice: boolean
  offer: string | null
  featured: boolean
  picture: Picture
  /** How many pictures of its own the vehicle has; 0 if `picture` is a placeholder. */
  pictureCount: number
  /** ISO with milliseconds: when it was listed publicly (or created), and its last change. */
  listedAt: string
  updatedAt: string
}
