import { ALWAYS_NEEDED, NEEDED_TO_PUBLISH } from '@/modules/inventory/vehicles/rules/validate-vehicle'
import {
  VEHICLE_FIELDS,
  type VehicleField,
  vehicleField,
} from '@/modules/inventory/vehicles/rules/vehicle-fields'
import { fieldSpec, type ImportField } from '../../engine/fields'
import { unitsOf } from '../../engine/map/file-units'
import * as words from './words'

const optionsOf = (field: ImportField): string => {
  if (!(field in VEHICLE_FIELDS)) return ''
  const spec = vehicleField(field as VehicleField)
  return spec.kind === 'choice' ? spec.values.join(', ') : ''
}

/** What the cells of a field may hold, in words. */
export function takes(field: ImportField): string {
  const { dimension, isYear, kind, money } = fieldSpec(field)
  if (money === 'currency') return words.takesCurrency
  if (money === 'amount') return words.takesAmount
  if (dimension) return words.takesMeasure(unitsOf(dimension).join(', '))
  if (isYear) return words.takesYear
  if (field === 'firstRegistered') return words.takesMonth
  if (kind === 'choice') return optionsOf(field) || words.TAKES.text
  return words.TAKES[kind]
}

/** When a field is required; '' if never. */
export function requiredWhen(field: ImportField): string {
  if (ALWAYS_NEEDED.includes(field)) return words.always
  if (field === 'engineSizeCc') return words.unlessElectric
  return NEEDED_TO_PUBLISH.includes(field) ? words.toPublish : ''
}
