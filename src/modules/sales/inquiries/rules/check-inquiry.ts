import { type Issue, issue } from '@/kernel/issue'
import { isBlank } from '@/kernel/text/blank'
import { YEAR_MIN } from '@/modules/inventory/vehicles/rules/vehicle-limits'

type Text = string | null | undefined
type Link = number | string | null | undefined

/** An inquiry as far as its fields depend on each other. */
export type CheckedInquiry = {
  /** A vehicle of the stock has its own make and model. */
  vehicleId?: number | null
  manufacturer?: Link
  customManufacturer?: Text
  model?: Link
  customModel?: Text
  yearFrom?: number | null
  yearTo?: number | null
}

export const MAKE_MISSING = 'Make is required'
export const MODEL_MISSING = 'Model is required'
export const MESSAGE_MISSING = 'Message is required'

const isMissing = (link: Link, typed: Text): boolean =>
  (link == null || (typeof link === 'string' && isBlank(link))) && isBlank(typed)

/** What is wrong with an inquiry as a whole: a vehicle or make and model are needed, and years in their order. */
export function checkInquiry(inquiry: CheckedInquiry, now: Date): Issue[] {
  const { customManufacturer, customModel, manufacturer, model, yearFrom, yearTo } = inquiry
  const issues: Issue[] = []
  const hasVehicle = inquiry.vehicleId != null
  if (!hasVehicle && isMissing(manufacturer, customManufacturer))
    issues.push(issue('manufacturer', MAKE_MISSING))
  if (!hasVehicle && isMissing(model, customModel)) issues.push(issue('model', MODEL_MISSING))
  issues.push(...checkYear('yearFrom', yearFrom, now), ...checkYear('yearTo', yearTo, now))
  if (yearFrom != null && yearTo != null && yearFrom > yearTo)
    issues.push(issue('yearTo', 'The last year cannot be before the first'))
  return issues
}

/** A question is required: without a message there is nothing to answer. Stored inquiries may have none. */
export const checkQuestion = ({ message }: { message?: Text }): Issue[] =>
  isBlank(message) ? [issue('message', MESSAGE_MISSING)] : []

function checkYear(field: string, year: number | null | undefined, now: Date): Issue[] {
  if (year == null) return []
  const isFine = Number.isInteger(year) && year >= YEAR_MIN && year <= now.getUTCFullYear() + 1
  return isFine ? [] : [issue(field, `Year must be between ${YEAR_MIN} and next year`)]
}
