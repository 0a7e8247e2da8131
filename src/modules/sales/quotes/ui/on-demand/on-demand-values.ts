import type { FieldErrors, UseFormRegister } from 'react-hook-form'
import type { DistanceUnit } from '@/modules/inventory/vehicles/rules/distance-unit'
import { QUOTE_CURRENCIES, type QuoteCurrency } from '../../rules/quote-choices'
import type { OnDemandValues } from '../../schemas/on-demand-request'
import type { OwnQuote } from '../own-quote-card'

/** The value of a choice for what a list does not have. */
export const OTHER = 'other'

/** What the form edits: texts as typed, and ids of the lists as texts. */
export type WishValues = {
  make: string
  customManufacturer: string
  model: string
  customModel: string
  country: string
  yearFrom: string
  yearTo: string
  color: string
  engineCapacity: string
  fuelType: string
  transmission: string
  driveTrain: string
  chassisCode: string
  auctionGrade: string
  maxMileage: string
  mileageUnit: DistanceUnit
  budget: string
  budgetCurrency: QuoteCurrency
  portId: string
  imageUrl: string
  specialRequirements: string
}

/** What the parts of the form need of it. */
export type WishControl = {
  register: UseFormRegister<WishValues>
  errors: FieldErrors<WishValues>
  /** What the form begins with, for what the server draws. */
  defaults: Partial<WishValues>
}

/** A list as it is offered: ids with names. */
export type Makes = readonly { id: number; name: string }[]

type Wish = NonNullable<OwnQuote['orderOnDemandRequest']>

const chosen = (id: number | null, custom: string | null): string =>
  id === null ? (custom ? OTHER : '') : String(id)

/** What a new request begins with, of what is known of the customer. */
export type WishStart = { portId: number | null; mileageUnit: DistanceUnit }

/** What the form begins with: nothing but what is known, or an earlier request. */
export const wishValues = (wish: Wish | null, start: WishStart): WishValues => ({
  make: wish ? chosen(wish.manufacturerId, wish.customManufacturer) : '',
  customManufacturer: wish?.customManufacturer ?? '',
  model: wish ? chosen(wish.modelId, wish.customModel) : '',
  customModel: wish?.customModel ?? '',
  country: wish?.country ?? '',
  yearFrom: wish?.yearFrom?.toString() ?? '',
  yearTo: wish?.yearTo?.toString() ?? '',
  color: wish?.color ?? '',
  engineCapacity: wish?.engineCapacity ?? '',
  fuelType: wish?.fuelType ?? '',
  transmission: wish?.transmission ?? '',
  driveTrain: wish?.driveTrain ?? '',
  chassisCode: wish?.chassisCode ?? '',
  auctionGrade: wish?.auctionGrade ?? '',
  maxMileage: wish?.maxMileage?.toString() ?? '',
  mileageUnit: wish?.mileageUnit ?? start.mileageUnit,
  budget: wish?.budget?.toString() ?? '',
  budgetCurrency: wish?.budgetCurrency ?? QUOTE_CURRENCIES[0],
  portId: start.portId?.toString() ?? '',
  imageUrl: wish?.imageUrl ?? '',
  specialRequirements: wish?.specialRequirements ?? '',
})

const idOf = (choice: string): number | null => (/^\d+$/.test(choice) ? Number(choice) : null)
const textOf = (text: string): string | null => text.trim() || null
const numberOf = (text: string): number | null => (text === '' ? null : Number(text))

/** The request that the form stands for. A make of one's own has no models of the lists. */
export function wishOf(values: WishValues): OnDemandValues {
  const manufacturer = idOf(values.make)
  const model = manufacturer === null ? null : idOf(values.model)
  return {
    manufacturer,
    customManufacturer: manufacturer === null ? textOf(values.customManufacturer) : null,
    model,
    customModel: model === null ? textOf(values.customModel) : null,
    country: textOf(values.country),
    yearFrom: numberOf(values.yearFrom),
    yearTo: numberOf(values.yearTo),
    color: textOf(values.color),
    engineCapacity: textOf(values.engineCapacity),
    fuelType: textOf(values.fuelType),
    transmission: textOf(values.transmission),
    driveTrain: textOf(values.driveTrain),
    chassisCode: textOf(values.chassisCode),
    auctionGrade: textOf(values.auctionGrade),
    maxMileage: numberOf(values.maxMileage),
    mileageUnit: values.mileageUnit,
    budget: numberOf(values.budget),
    budgetCurrency: values.budgetCurrency,
    portId: idOf(values.portId),
    imageUrl: textOf(values.imageUrl),
    specialRequirements: textOf(values.specialRequirements),
  }
}

/** The field of the form that a message about the request belongs to. */
export function wishField(path: string, values: WishValues): keyof WishValues | null {
  if (path === 'manufacturer') return values.make === OTHER ? 'customManufacturer' : 'make'
  if (path === 'model') return values.make === OTHER || values.model === OTHER ? 'customModel' : 'model'
  return path in values ? (path as keyof WishValues) : null
}

/** What the lists offer; names, since a request stores the name. */
export type Offered = {
  makes: Makes
  countries: readonly { code: string; name: string }[]
  colors: readonly string[]
  fuelTypes: readonly string[]
  transmissions: readonly string[]
  driveTrains: readonly string[]
  grades: readonly string[]
  ports: readonly { id: number; name: string; country: string }[]
}
