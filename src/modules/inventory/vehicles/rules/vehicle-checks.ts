import { checkNumber, checkText } from '@/kernel/checks'
import { type Issue, issue } from '@/kernel/issue'
import { isSafeLink, URL_MAX } from '@/kernel/link'
import { AMOUNT_MAX } from '@/kernel/money'
import { isBlank } from '@/kernel/text'
import {
  DIMENSION_CM_MAX,
  ENGINE_CC_MAX,
  MILEAGE_MAX,
  SEATS_MAX,
  VOLUME_M3_MAX,
} from '@/modules/inventory/lists/rules/limits'
import {
  CHASSIS_MAX,
  DESCRIPTION_MAX,
  DOORS_MAX,
  ENGINE_NUMBER_MAX,
  LICENSE_PLATE_MAX,
  MARKUP_MAX,
  MARKUP_MIN,
  NAME_MAX,
  OFFICE_FILE_NO_MAX,
  OTHERS_MAX,
  WEIGHT_KG_MAX,
} from './limits'
import type { VehicleDraft } from './vehicle-draft'

/** Labels and greatest lengths of a vehicle's free texts; every message about one is built from here. */
export const TEXT_FIELDS = {
  name: { label: 'Name', max: NAME_MAX },
  description: { label: 'Description', max: DESCRIPTION_MAX },
  officeFileNo: { label: 'Office file number', max: OFFICE_FILE_NO_MAX },
  chassis: { label: 'Chassis number', max: CHASSIS_MAX },
  engineNumber: { label: 'Engine number', max: ENGINE_NUMBER_MAX },
  licensePlate: { label: 'License plate', max: LICENSE_PLATE_MAX },
  others: { label: 'Notes', max: OTHERS_MAX },
  brochureUrl: { label: 'Brochure', max: URL_MAX },
  auctionSheetUrl: { label: 'Auction sheet', max: URL_MAX },
} as const satisfies Partial<Record<keyof VehicleDraft, { label: string; max: number }>>

type NumberLimits = { label: string; min: number; max: number; whole?: boolean }

/** Labels and bounds of a vehicle's numbers, any of which may be absent; the year goes by the calendar (YEAR_MIN). */
export const NUMBER_FIELDS = {
  mileage: { label: 'Mileage', min: 0, max: MILEAGE_MAX },
  /** 0 stands for none. */
  engineSizeCc: { label: 'Engine size (cc)', min: 0, max: ENGINE_CC_MAX, whole: true },
  seats: { label: 'Seats', min: 1, max: SEATS_MAX, whole: true },
  doors: { label: 'Doors', min: 1, max: DOORS_MAX, whole: true },
  markup: { label: 'Markup', min: MARKUP_MIN, max: MARKUP_MAX },
  length: { label: 'Length', min: 0, max: DIMENSION_CM_MAX },
  width: { label: 'Width', min: 0, max: DIMENSION_CM_MAX },
  height: { label: 'Height', min: 0, max: DIMENSION_CM_MAX },
  m3Cbm: { label: 'Volume', min: 0, max: VOLUME_M3_MAX },
  carryingCapKg: { label: 'Carrying capacity', min: 0, max: WEIGHT_KG_MAX },
  weightKg: { label: 'Weight', min: 0, max: WEIGHT_KG_MAX },
  grossWeightKg: { label: 'Gross weight', min: 0, max: WEIGHT_KG_MAX },
  price: { label: 'Price', min: 0, max: AMOUNT_MAX },
  costValue: { label: 'Cost value', min: 0, max: AMOUNT_MAX },
  oldPrice: { label: 'Old price', min: 0, max: AMOUNT_MAX },
} as const satisfies Partial<Record<keyof VehicleDraft, NumberLimits>>

/** The issues of every free text and link of a vehicle. */
export function checkTexts(values: VehicleDraft): Issue[] {
  const issues = Object.entries(TEXT_FIELDS).flatMap(([path, { label, max }]) =>
    checkText(path, label, max, values[path as keyof typeof TEXT_FIELDS]),
  )
  for (const path of ['brochureUrl', 'auctionSheetUrl'] as const) {
    const link = values[path]
    if (link && !isBlank(link) && !issues.some((found) => found.path === path) && !isSafeLink(link)) {
      issues.push(issue(path, `${TEXT_FIELDS[path].label} must be a web address or a stored file`))
    }
  }
  return issues
}

/** The issues of every number of a vehicle but its year. */
export const checkNumbers = (values: VehicleDraft): Issue[] =>
  Object.entries<NumberLimits>(NUMBER_FIELDS).flatMap(([path, { label, ...bounds }]) => {
    const minMessage = bounds.min === 0 ? `${label} must be non-negative` : undefined
    return checkNumber(path, label, values[path as keyof typeof NUMBER_FIELDS], { ...bounds, minMessage })
  })
