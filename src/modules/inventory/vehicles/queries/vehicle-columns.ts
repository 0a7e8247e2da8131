import type { VehicleValues } from '../rules/vehicle-draft'

/** A vehicle ready for the database: derived, checked, references as ids. */
export type VehicleRecord = Omit<VehicleValues, 'sku'> & {
  publishedAt: string | null
  importBatch?: number | null
  createdAt?: string
  updatedAt?: string
}

const LINKS = new Set([
  'manufacturer',
  'model',
  'modelCode',
  'vehicleType',
  'color',
  'fuelType',
  'transmission',
  'drivetrain',
  'subBodyType',
  'grade',
  'conditionGrade',
  'steeringType',
  'steeringPosition',
  'steeringAssistType',
  'steeringControlType',
  'showroom',
])

/** Fields that stand in the vehicle's own row; tags and features are rows of their own. */
export const ROW_FIELDS = [
  ...LINKS,
  'name',
  'nameTyped',
  'description',
  'year',
  'status',
  'officeFileNo',
  'chassis',
  'mileage',
  'seats',
  'doors',
  'engineSize',
  'engineSizeCc',
  'engineNumber',
  'licensePlate',
  'length',
  'width',
  'height',
  'm3Cbm',
  'carryingCapKg',
  'weightKg',
  'grossWeightKg',
  'price',
  'costValue',
  'markup',
  'currency',
  'showPrice',
  'featured',
  'priceType',
  'oldPrice',
  'others',
  'offer',
  'postFacebook',
  'postTwitter',
  'postInstagram',
  'brochureUrl',
  'auctionSheetUrl',
  'publishedAt',
  'importBatch',
] as readonly (keyof VehicleRecord)[]

/** The column of a vehicle's field, as Payload names it. */
export const columnOf = (field: string): string =>
  field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`) + (LINKS.has(field) ? '_id' : '')
