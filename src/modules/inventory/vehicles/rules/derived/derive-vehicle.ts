import { DEFAULT_CURRENCY } from '@/kernel/money'
import { finiteOrNull, roundHalfUp } from '@/kernel/numbers'
import { trimText } from '@/kernel/text/text'
import { DEFAULT_PRICE_TYPE } from '../price-type'
import { readMonth } from '../read-month'
import type { DerivedFields, ShowroomPlace, VehicleDraft, VehicleRefs } from '../vehicle-draft-type'
import { DEFAULT_COLOR_NAME, DEFAULT_DOORS } from '../vehicle-limits'
import { DEFAULT_VEHICLE_STATUS } from '../vehicle-status'
import { litresText } from './litres-text'
import { sellingPrice } from './selling-price'
import { type StoredTitle, titleOf } from './vehicle-name'
import { volumeM3 } from './volume-m3'

export type {
  DerivedFields,
  ModelCodeFacts,
  ShowroomPlace,
  VehicleDraft,
  VehicleRefs,
  VehicleValues,
} from '../vehicle-draft-type'

/** A month as it is stored; what is no month stays as given, for the checks to name it. */
function storedMonth(given: string | null | undefined): string | null {
  const text = trimText(given)
  return text === '' ? null : (readMonth(text) ?? text)
}

/** A vehicle's place: 'showroom name, city, country', leaving out missing parts. */
export const locationText = (showroom: ShowroomPlace | null | undefined): string =>
  [showroom?.showroomName, showroom?.city, showroom?.country].map(trimText).filter(Boolean).join(', ')

/**
 * Everything derived from a draft. It fills gaps and never validates: see validate-vehicle for
 * that.
 *
 * @param stored the vehicle's previous title; null for a new one
 */
export function deriveVehicle(
  draft: VehicleDraft,
  refs: VehicleRefs,
  now: Date,
  stored: StoredTitle | null = null,
): DerivedFields {
  const year = finiteOrNull(draft.year) ?? now.getUTCFullYear()
  return {
    ...titleOf(draft.name, refs, year, now, stored),
    chassis: trimText(draft.chassis) || null,
    officeFileNo: trimText(draft.officeFileNo) || null,
    licensePlate: trimText(draft.licensePlate) || null,
    year,
    firstRegistered: storedMonth(draft.firstRegistered),
    status: draft.status ?? DEFAULT_VEHICLE_STATUS,
    colorName: trimText(refs.colorName) || DEFAULT_COLOR_NAME,
    mileage: roundHalfUp(finiteOrNull(draft.mileage) ?? 0),
    doors: finiteOrNull(draft.doors) ?? DEFAULT_DOORS,
    engineSize: litresText(draft.engineSizeCc),
    m3Cbm: volumeM3(draft.length, draft.width, draft.height, refs.modelCode?.m3Cbm),
    price: sellingPrice(draft),
    costValue: finiteOrNull(draft.costValue) ?? 0,
    currency: trimText(draft.currency) || DEFAULT_CURRENCY,
    showPrice: draft.showPrice ?? true,
    featured: draft.featured ?? false,
    priceType: draft.priceType ?? DEFAULT_PRICE_TYPE,
    postFacebook: draft.postFacebook ?? false,
    postTwitter: draft.postTwitter ?? false,
    postInstagram: draft.postInstagram ?? false,
    location: locationText(refs.showroom),
  }
}
