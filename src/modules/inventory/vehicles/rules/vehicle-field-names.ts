import { VEHICLE_FIELDS, type VehicleField, vehicleField } from './vehicle-fields'

const withUnderscores = (field: string): string =>
  field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)

const columnNamed = (field: string): string =>
  withUnderscores(field) + (field in VEHICLE_FIELDS && isLink(field as VehicleField) ? '_id' : '')

/** There are only so many fields, and an import reads each of them once per row. */
const columns = new Map<string, string>()

/** The column of a vehicle's field, as Payload names it. */
export function columnOf(field: string): string {
  const known = columns.get(field)
  if (known !== undefined) return known
  const column = columnNamed(field)
  columns.set(field, column)
  return column
}

const isLink = (field: VehicleField): boolean => VEHICLE_FIELDS[field].kind === 'link'

type Underscored<S extends string> = S extends `${infer C}${infer Rest}`
  ? `${C extends Lowercase<C> ? C : `_${Lowercase<C>}`}${Underscored<Rest>}`
  : ''
/** A field's name in calls. */
export type SentName<F extends VehicleField> = (typeof VEHICLE_FIELDS)[F] extends {
  sentAs: infer N extends string
}
  ? N
  : Underscored<F>
export const sentName = <F extends VehicleField>(field: F): SentName<F> =>
  (vehicleField(field).sentAs ?? withUnderscores(field)) as SentName<F>

/** A field's name in the form, and in messages about missing entries. */
export const calledOf = (field: VehicleField): string => {
  const { called, label } = vehicleField(field)
  return called ?? label
}
