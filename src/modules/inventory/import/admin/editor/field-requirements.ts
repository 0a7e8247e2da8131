import { ALWAYS_NEEDED, NEEDED_TO_PUBLISH } from '@/modules/inventory/vehicles/rules/validate-vehicle'
import {
  VEHICLE_FIELDS,
  type VehicleField,
  vehicleField,
} from '@/modules/inventory/vehicles/rules/vehicle-fields'
import { fieldSpec, type ImportField } from '../../engine/import-fields'
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

/** What a row needs, whatever its status: what every vehicle does, and the year, as in the form. */
const IN_EVERY_ROW: readonly string[] = [...ALWAYS_NEEDED, 'year']

/** When a field is required; '' if never. */
export function requiredWhen(field: ImportField): string {
  if (IN_EVERY_ROW.includes(field)) return words.always
  if (field === 'engineSizeCc') return words.unlessElectric
  return NEEDED_TO_PUBLISH.includes(field) ? words.toPublish : ''
}
