import type { PriceType } from './price-type'
import type { VehicleStatus } from './vehicle-status'

/**
 * A vehicle's own values, references as ids. Lengths are centimetres, weights kilograms, mileage miles,
 * amounts whole units of `currency`, markup a percentage.
 */
export type VehicleValues = {
  name: string | null
  /** Whether a person typed the name; else it is built. */
  nameTyped: boolean | null
  description: string | null
  sku: string | null
  manufacturer: number | null
  model: number | null
  modelCode: number | null
  year: number | null
  status: VehicleStatus | null
  officeFileNo: string | null
  chassis: string | null
  color: number | null
  mileage: number | null
  vehicleType: number | null
  subBodyType: number | null
  fuelType: number | null
  grade: number | null
  conditionGrade: number | null
  drivetrain: number | null
  transmission: number | null
  steeringType: number | null
  steeringAssistType: number | null
  steeringControlType: number | null
  steeringPosition: number | null
  seats: number | null
  doors: number | null
  engineSize: string | null
  engineSizeCc: number | null
  engineNumber: string | null
  licensePlate: string | null
  length: number | null
  width: number | null
  height: number | null
  m3Cbm: number | null
  carryingCapKg: number | null
  weightKg: number | null
  grossWeightKg: number | null
  price: number | null
  costValue: number | null
  markup: number | null
  currency: string | null
  showPrice: boolean | null
  featured: boolean | null
  priceType: PriceType | null
  oldPrice: number | null
  showroom: number | null
  others: string | null
  offer: string | null
  tags: number[]
  features: number[]
  postFacebook: boolean | null
  postTwitter: boolean | null
  postInstagram: boolean | null
  brochureUrl: string | null
  auctionSheetUrl: string | null
}

/** A vehicle as it comes in: anything may still be missing. */
export type VehicleDraft = Partial<VehicleValues>

/** What a model code knows of every vehicle that bears it. */
export type ModelCodeFacts = {
  modelCode: string
  drivetrain?: number | null
  fuelType?: number | null
  engineSizeCc?: number | null
  lengthCm?: number | null
  widthCm?: number | null
  heightCm?: number | null
  m3Cbm?: number | null
}

/** A showroom's place, for the location text. */
export type ShowroomPlace = { showroomName?: string | null; city?: string | null; country?: string | null }

/** The names and facts behind a draft's ids, as far as they are known. */
export type VehicleRefs = {
  manufacturerName?: string | null
  modelName?: string | null
  modelCode?: ModelCodeFacts | null
  colorName?: string | null
  fuelTypeName?: string | null
  showroom?: ShowroomPlace | null
}

/** What follows from a draft: derived fields, defaults and fallbacks. */
export type DerivedFields = {
  name: string
  nameTyped: boolean
  /** Without the blanks around it, so that no blank makes a second vehicle of the same chassis; null when absent. */
  chassis: string | null
  /** Without the blanks around it; null when absent. */
  officeFileNo: string | null
  year: number
  status: VehicleStatus
  colorName: string
  mileage: number
  doors: number
  engineSize: string
  m3Cbm: number | null
  price: number
  costValue: number
  currency: string
  showPrice: boolean
  featured: boolean
  priceType: PriceType
  postFacebook: boolean
  postTwitter: boolean
  postInstagram: boolean
  /** '' when no showroom is known. */
  location: string
}
