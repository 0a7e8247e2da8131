import type { AddedField, AddedValue } from '@/kernel/added-fields'
import type { Named, VehicleCard } from '@/modules/inventory/cards/queries/declare-vehicle-card'
import type { Picture } from '@/modules/inventory/media/queries/build-picture'
import type { ImageType } from '@/modules/inventory/media/rules/image-types'
import type { ReviewStats } from '@/modules/inventory/reviews/rules/review'

export type VehicleImage = Picture & {
  id: number
  type: ImageType
  isPrimary: boolean
  sortOrder: number
}

/** A module's additional fields, with their values. */
export type AddedGroup = {
  title: string
  entries: readonly { field: AddedField; value: AddedValue }[]
}

/** Everything the public page of a vehicle may show. */
export type VehicleDetail = VehicleCard & {
  /** Whether a person wrote the name, instead of its being built from make, model, code and year. */
  isNameTyped: boolean
  description: string | null
  /** With all but its first and last letters masked. */
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
  /** What staff wrote for buyers under 'Additional Information'. */
  auctionSheetUrl: string | null
  brochureUrl: string | null
  featureGroups: (Named & { features: Named[] })[]
  /** In order, the primary one first; drawn ones if the vehicle has none. Never empty. */
  images: VehicleImage[]
  /** A summary of the approved reviews. */
  reviews: ReviewStats
  /** Modules' public additional fields, by module; values may be null. */
  added: readonly AddedGroup[]
  publishedAt: string | null
  createdAt: string
}
