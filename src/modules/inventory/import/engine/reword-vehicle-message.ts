import { type Issue, issue } from '@/kernel/issue'
import { VEHICLE_FIELDS } from '@/modules/inventory/vehicles/rules/vehicle-fields'
import {
  readStatus,
  VEHICLE_STATUS_LABELS,
  VEHICLE_STATUSES,
} from '@/modules/inventory/vehicles/rules/vehicle-status'
import { fieldNamed, fieldSpec } from './import-fields'

const STATUS_CODE = new RegExp(`\\b(?:${VEHICLE_STATUSES.join('|')})\\b`, 'g')

const withStatusNames = (message: string): string =>
  message.replace(STATUS_CODE, (code) => VEHICLE_STATUS_LABELS[readStatus(code)])

/**
 * The message of a rule of vehicles, in the words of the import: of 'Location is required' the screens would not show
 * which field is meant, so it is 'Showroom is required'; and statuses have their names.
 */
export function rewordVehicleMessage({ message, path }: Issue): Issue {
  const field = fieldNamed(path)
  if (!field || !(field in VEHICLE_FIELDS)) return issue(path, message)
  const { label } = VEHICLE_FIELDS[field]
  const text = message.startsWith(`${label} `)
    ? fieldSpec(field).label + message.slice(label.length)
    : message
  return issue(path, field === 'status' ? withStatusNames(text) : text)
}
