import type { PriceType } from './price-type'
import type { FieldsOfKind, FieldsWith, VEHICLE_FIELDS, VehicleField } from './vehicle-fields'
import type { VehicleStatus } from './vehicle-status'

type NumberLike = FieldsOfKind<'number' | 'year' | 'link'>
type ChoiceOf<F extends VehicleField> = (typeof VEHICLE_FIELDS)[F] extends { values: readonly (infer V)[] }
  ? V
  : never
type ValueOf<F extends VehicleField> =
  F extends FieldsWith<{ kind: 'list' }>
    ? number[]
    :
        | null
        | (F extends FieldsOfKind<'choice'>
            ? ChoiceOf<F>
            : F extends NumberLike
              ? number
              : F extends FieldsOfKind<'flag'>
                ? boolean
                : string)

/**
 * A vehicle's own values, references as ids. Lengths are centimetres, weights kilograms, mileage miles,
 * amounts whole units of `currency`, markup a percentage.
 */
export type VehicleValues = { [F in VehicleField]: ValueOf<F> } & {
  /** Whether a person typed the name; otherwise it is built. */
  nameTyped: boolean | null
}

/** A vehicle as received: anything may still be missing. */
export type VehicleDraft = Partial<VehicleValues>

/** What a model code determines of all vehicles with it. */
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

/** The names and facts behind a draft's ids, as far as known. */
export type VehicleRefs = {
  manufacturerName?: string | null
  modelName?: string | null
  modelCode?: ModelCodeFacts | null
  colorName?: string | null
  fuelTypeName?: string | null
  showroom?: ShowroomPlace | null
}

/** What is derived from a draft: computed fields, defaults and fallbacks. */
export type DerivedFields = {
  name: string
  nameTyped: boolean
  /** Trimmed, so that a blank cannot make a second vehicle with the same chassis; null if missing. */
  chassis: string | null
  /** Trimmed; null if missing. */
  officeFileNo: string | null
  /** Trimmed; null if missing. */
  licensePlate: string | null
  year: number
  /** 'YYYY-MM', or as given if it is no month; null if missing. */
  firstRegistered: string | null
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
  /** '' if no showroom is known. */
  location: string
}
