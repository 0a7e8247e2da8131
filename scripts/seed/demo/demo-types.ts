import type { PriceType } from '@/modules/inventory/vehicles/rules/price-type'
import type { VehicleStatus } from '@/modules/inventory/vehicles/rules/vehicle-status'
import type { SteeringSide } from './data/model-row'
import type { TagName } from './data/tags'
import type {
  BodyType,
  ColourName,
  ConditionGrade,
  Drivetrain,
  FuelType,
  SteeringType,
  SubBodyType,
  Transmission,
} from './data/vocabulary'

export interface DemoModel {
  name: string
  manufacturer: string
}

/** A model code as stored by the collection (first block), and what the builder needs in addition. */
export interface DemoModelCode {
  modelCode: string
  manufacturer: string
  model: string
  drivetrain: Drivetrain
  fuelType: FuelType
  engineSizeCc: number | null
  /** '1.5 L'; '' when electric. */
  engineSizeLtr: string
  lengthCm: number
  widthCm: number
  heightCm: number
  m3Cbm: number

  vehicleType: BodyType
  subBodyType: SubBodyType | null
  engine: string
  transmissions: Transmission[]
  /** Model years made, inclusive; null: still made. */
  yearFrom: number
  yearTo: number | null
  seats: number[]
  doors: number
  weightKg: number
  carryingCapKg: number | null
  grades: string[]
  steering: SteeringSide
  steeringAssistType: string
  steeringControlType: string
  batteryKwh: number | null
  /** As-new export value in USD and the share of it retained per year of age. */
  newUsd: number
  hold: number
  /** How often the trade offers it; 1 is rare. */
  popularity: number
}

/** A vehicle with the names of its references instead of ids; everything else as in the collection. */
export interface DemoVehicle {
  name: string
  description: string
  manufacturer: string
  model: string
  modelCode: string
  year: number
  /** 'YYYY-MM'; null if unknown. */
  firstRegistered: string | null
  status: VehicleStatus
  officeFileNo: string
  chassis: string
  color: ColourName
  /** Miles. */
  mileage: number
  vehicleType: BodyType
  subBodyType: SubBodyType | null
  fuelType: FuelType
  grade: string
  conditionGrade: ConditionGrade
  drivetrain: Drivetrain
  transmission: Transmission
  steeringType: SteeringType
  steeringAssistType: string
  steeringControlType: string
  steeringPosition: 'Left' | 'Right'
  seats: number
  doors: number
  engineSize: string
  engineSizeCc: number | null
  engineNumber: string | null
  licensePlate: null
  length: number
  width: number
  height: number
  m3Cbm: number
  carryingCapKg: number | null
  weightKg: number
  grossWeightKg: number
  /** Whole USD, for the term of `priceType`. */
  price: number
  costValue: number
  /** Percent. */
  markup: number
  currency: 'USD'
  showPrice: boolean
  featured: boolean
  priceType: PriceType
  /** The port's name; null for FOB, and where none is named. */
  namedPort: string | null
  oldPrice: number | null
  /** The showroom's name. */
  showroom: string
  others: string | null
  offer: 'clearance' | 'best-value' | 'low-mileage' | null
  tags: TagName[]
  features: string[]
  postFacebook: false
  postTwitter: false
  postInstagram: false
  createdAt: Date
  /** When it was first PUBLISHED; null while DRAFT. */
  publishedAt: Date | null
}

export interface DemoCatalogue {
  /** Oldest first: office file numbers rise with `createdAt`. */
  vehicles: DemoVehicle[]
}
