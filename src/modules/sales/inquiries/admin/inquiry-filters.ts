import { PRICE_TYPES, priceTypeLabel } from '@/modules/inventory/vehicles/rules/price-type'
import type { Filter } from '@/ui/back-office/list/list-type'
import { INQUIRY_STATUSES, STEERING_SIDES } from '../rules/inquiry-choices'
import { steeringInFull } from '../rules/inquiry-display'
import { statusShown } from '../rules/inquiry-status'
import * as words from './words'

const STATUS: Filter = {
  name: 'status',
  label: words.status,
  kind: 'choice',
  any: words.anyStatus,
  options: INQUIRY_STATUSES.map((value) => ({ value, label: statusShown(value).label })),
}

const OTHERS: readonly Filter[] = [
  { name: 'customerName', label: words.customer, kind: 'text' },
  { name: 'manufacturer', label: words.make, kind: 'text' },
  { name: 'model', label: words.model, kind: 'text' },
  { name: 'yearFrom', label: words.fromYear, kind: 'number' },
  { name: 'yearTo', label: words.toYear, kind: 'number' },
  { name: 'transmission', label: words.transmission, kind: 'text' },
  {
    name: 'steering',
    label: words.steering,
    kind: 'choice',
    any: words.anySteering,
    options: STEERING_SIDES.map((value) => ({ value, label: steeringInFull(value) })),
  },
  {
    name: 'priceType',
    label: words.priceType,
    kind: 'choice',
    any: words.anyPriceType,
    options: PRICE_TYPES.map((value) => ({ value, label: priceTypeLabel(value) })),
  },
  { name: 'country', label: words.country, kind: 'text' },
  { name: 'inquiryDateFrom', label: words.inquiredFrom, kind: 'day' },
  { name: 'inquiryDateTo', label: words.inquiredTo, kind: 'day' },
]

/** The filters above a list; one of a single state has no filter for that. */
export const inquiryFilters = (isOfOneStatus: boolean): readonly Filter[] => [
  { name: 'keyword', label: words.searchInquiries, kind: 'search' },
  ...(isOfOneStatus ? [] : [STATUS]),
  ...OTHERS,
]
