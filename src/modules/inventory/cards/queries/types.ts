import type { Amount } from '@/kernel/money'
import type { ReviewStats } from '@/modules/inventory/reviews/rules/review'
import type { IdFacet } from '@/modules/inventory/search/schemas/search-shape'
import type { PriceType } from '@/modules/inventory/vehicles/rules/price-type'
import type { VehicleStatus } from '@/modules/inventory/vehicles/rules/vehicle-status'

/** An entry of a reference list with its name as it is now. */
export type Named = { id: number; name: string }
/** A colour; `hex` is '#RRGGBB' or null when staff gave none. */
export type NamedColour = Named & { hex: string | null }
/** A tag; `color` is '#RRGGBB', `route` the slug of its name. */
export type NamedTag = Named & { color: string; route: string }
/** A place where vehicles stand; `location` is 'showroom name, city, country'. */
export type NamedShowroom = Named & { city: string; country: string; location: string }

/**
 * One picture with the addresses of its sizes, smallest first; each address works as it is. Where it ends in .webp the
 * same address with .avif gives a smaller file.
 */
export type Picture = {
  /** At most 160 px wide. */
  thumb: string
  /** At most 480 px wide. */
  card: string
  /** At most 768 px wide. */
  medium: string
  /** At most 1,280 px wide. */
  detail: string
  /** The largest kept, at most 2,048 px. */
  full: string
  /** Pixels of `full`, so that its space can be held before it arrives. */
  width: number
  height: number
  alt: string
  /** Drawn from the body type and colour, not a photograph of this vehicle. */
  drawn: boolean
}

/** What a list shows of a vehicle. Never the chassis, the cost or the markup. */
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
  /** The trade's LHD or RHD, as the list names it. */
  steering: Named | null
  conditionGrade: Named | null
  showroom: NamedShowroom | null
  tags: NamedTag[]
  /** Miles. */
  mileage: number
  seats: number | null
  doors: number | null
  engineCc: number | null
  /** '1.5 L'; '' when the displacement is unknown. */
  engineSize: string
  /** Whole units of `currency`; null when the price is on request. */
  price: number | null
  oldPrice: number | null
  currency: string
  priceType: PriceType
  showPrice: boolean
  offer: string | null
  featured: boolean
  picture: Picture
  /** How many pictures of its own the vehicle has; 0 when `picture` stands in for them. */
  pictureCount: number
  /** ISO with milliseconds: when it entered the public list (or was created), and its last change. */
  listedAt: string
  updatedAt: string
}

/** Every facet of the search panel. */
export const FACETS = [
  'make',
  'model',
  'bodyType',
  'subBodyType',
  'steering',
  'steeringAssist',
  'steeringControl',
  'steeringPosition',
  'fuel',
  'transmission',
  'driveTrain',
  'color',
  'grade',
  'conditionGrade',
  'showroomLocation',
  'seats',
  'tags',
  'features',
  'year',
  'priceRange',
  'mileage',
  'engineSize',
] as const
export type FacetName = (typeof FACETS)[number]

/** One choice of a facet with the number of vehicles that it would give beside all other facets' choices. */
export type FacetOption = {
  /** The entry's id; for year and seats the number itself; for bands and engine sizes its place in the list. */
  id: number
  /** What the address holds for it: the id, '25000-50000', '1.5', '2019'. */
  value: string
  name: string
  count: number
  /** Models: their manufacturer. Features: their group. */
  parentId?: number
  /** Colours: '#RRGGBB'. */
  hex?: string
}

export type SearchResult = {
  rows: VehicleCard[]
  total: number
  /** `total` is a lower bound: there are at least so many. */
  totalIsCapped: boolean
  facets: Record<FacetName, FacetOption[]>
  /** The page shown (the last one when more was asked for), from 1. */
  page: number
  pages: number
  limit: number
  tookMs: number
  /** Words of the text that became filters, so that a page can say so: 'Toyota' → make. */
  understood: Understood[]
  /** The text as it was searched when a typing error was put right, else null. */
  corrected: string | null
  /** Null where every word of the text is of one kind. */
  parts: TextParts | null
}

/** A text taken apart: the words that name something in the catalogue, and those that do not. */
export type TextParts = { named: string; others: string }

/** A phrase of the text and the entry that it names (the best known one where several share the name). */
export type Understood = { facet: IdFacet | 'stockNumber'; id: number; name: string }

/** Who looks. Signed-in staff other than role 1 see only vehicles of their showrooms. */
export type SearchViewer = { showrooms?: readonly number[] | 'all' }

export type VehicleImage = Picture & {
  id: number
  type: 'exterior' | 'interior' | 'exterior_360' | 'interior_360'
  isPrimary: boolean
  sortOrder: number
}

/** Everything the public page of a vehicle may say. */
export type VehicleDetail = VehicleCard & {
  description: string | null
  /** With all but its first and last letters hidden. */
  chassisMasked: string
  subBodyType: Named | null
  grade: Named | null
  steeringAssist: Named | null
  steeringControl: Named | null
  steeringPosition: Named | null
  /** Centimetres. */
  length: number | null
  width: number | null
  height: number | null
  /** Cubic metres. */
  m3: number | null
  /** Kilograms. */
  carryingCapKg: number | null
  weightKg: number | null
  grossWeightKg: number | null
  /** What staff wrote under 'Additional Information' for buyers. */
  auctionSheetUrl: string | null
  brochureUrl: string | null
  featureGroups: (Named & { features: Named[] })[]
  /** In order, the primary one first; drawn ones when the vehicle has none. Never empty. */
  images: VehicleImage[]
  /** What the approved reviews say together. */
  reviews: ReviewStats
  publishedAt: string | null
  createdAt: string
}

/** A manufacturer, model, body type or tag with its number of publicly listed vehicles. */
export type Counted = Named & { count: number }
export type CountedMake = Counted & { description: string | null; logo: string | null }
export type CountedModel = Counted & { manufacturer: Named }
export type HomepageTag = NamedTag & { count: number; picture: string | null }

/** A line under the search field. `value` goes into the address under `facet`, or opens the vehicle. */
export type Suggestion =
  | {
      kind: 'make' | 'model' | 'modelCode' | 'tag' | 'bodyType'
      id: number
      label: string
      count: number
      parentId: number | null
    }
  | { kind: 'vehicle'; id: number; label: string; sku: string }

/** Stock by status for the dashboard, with what is asked for it in each currency. */
export type StockFigure = { status: VehicleStatus; count: number; totals: Amount[] }
/** Unsold stock by days since it was created; `to` is null for the last, open band. */
export type AgeingFigure = { from: number; to: number | null; count: number; totals: Amount[] }
