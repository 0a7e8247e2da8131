import { checkNumber, checkText } from '@/kernel/checks'
import { type Issue, issue } from '@/kernel/issue'
import { isSafeLink, URL_MAX } from '@/kernel/link'
import { AMOUNT_MAX } from '@/kernel/money'
import { isBlank } from '@/kernel/text'
import { DIMENSION_CM_MAX, VOLUME_M3_MAX } from '@/modules/inventory/lists/rules/limits'
import {
  CHASSIS_MAX,
  DESCRIPTION_MAX,
  ENGINE_NUMBER_MAX,
  LICENSE_PLATE_MAX,
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

/** Labels and greatest values of the numbers that may be absent but never negative. */
export const MEASURE_FIELDS = {
  length: { label: 'Length', max: DIMENSION_CM_MAX },
  width: { label: 'Width', max: DIMENSION_CM_MAX },
  height: { label: 'Height', max: DIMENSION_CM_MAX },
  m3Cbm: { label: 'Volume', max: VOLUME_M3_MAX },
  carryingCapKg: { label: 'Carrying capacity', max: WEIGHT_KG_MAX },
  weightKg: { label: 'Weight', max: WEIGHT_KG_MAX },
  grossWeightKg: { label: 'Gross weight', max: WEIGHT_KG_MAX },
  price: { label: 'Price', max: AMOUNT_MAX },
  costValue: { label: 'Cost value', max: AMOUNT_MAX },
  oldPrice: { label: 'Old price', max: AMOUNT_MAX },
} as const satisfies Partial<Record<keyof VehicleDraft, { label: string; max: number }>>

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

/** The issues of every measure, weight and amount of a vehicle. */
export const checkMeasures = (values: VehicleDraft): Issue[] =>
  Object.entries(MEASURE_FIELDS).flatMap(([path, { label, max }]) =>
    checkNumber(path, label, values[path as keyof typeof MEASURE_FIELDS], {
      min: 0,
      minMessage: `${label} must be non-negative`,
      max,
    }),
  )
