import type { AddedField } from '@/kernel/added-fields'
import { calledOf } from '@/modules/inventory/vehicles/rules/vehicle-field-names'
import {
  type FieldsOfKind,
  type FieldsWith,
  fieldsOfKind,
  VEHICLE_FIELDS,
  type VehicleField,
  type VehicleKind,
  vehicleField,
} from '@/modules/inventory/vehicles/rules/vehicle-fields'
import { addedFields, addedGroups } from '@/server/rows/added-vehicle-fields'
import type { Dimension } from './map/file-units'

/** What a vehicle's field takes: its own value, one name of a list, or several. */
export type FieldKind = 'text' | 'number' | 'flag' | 'choice' | 'link' | 'list'

export type FieldSpec = {
  kind: FieldKind
  /** Its name in messages. */
  label: string
  /** Numbers that a file may give in another unit. */
  dimension?: Dimension
  /** A share of a hundred, which a file may write with its sign. */
  isPercent?: boolean
  /** What it counts, which a file may write beside the number. */
  counts?: string
  /** Integers, so that three digits after a separator are thousands. */
  isWhole?: boolean
  /** Years, which papers count by eras too. */
  isYear?: boolean
  /** Amounts of money, and the field with their currency. */
  money?: 'amount' | 'currency'
  /** A date or a choice added by a module. */
  added?: AddedField
}

export type ImportField = Exclude<VehicleField, FieldsWith<{ follows: true }>>
type OfKind<Kind extends VehicleKind> = FieldsOfKind<Kind> & ImportField

/** How a vehicle's kinds of fields are read, in display order. */
const KINDS = {
  link: 'link',
  list: 'list',
  text: 'text',
  word: 'text',
  choice: 'choice',
  year: 'number',
  month: 'text',
  number: 'number',
  flag: 'flag',
} as const satisfies Record<VehicleKind, FieldKind>

const DIMENSIONS: Readonly<Record<string, Dimension>> = {
  miles: 'distance',
  cc: 'displacement',
  cm: 'length',
  kg: 'weight',
}

/** A currency is one of many words, which have their own parser. */
const CURRENCY = { kind: 'choice', money: 'currency' } as const

function specOf(field: ImportField): FieldSpec {
  const spec = vehicleField(field)
  const label = spec.importedAs ?? calledOf(field)
  if (field === 'currency') return { ...CURRENCY, label }
  const kind = KINDS[spec.kind]
  if (spec.kind === 'year') return { kind, label, isWhole: true, isYear: true }
  if (spec.kind !== 'number') return { kind, label }
  if (spec.unit === 'money') return { kind, label, isWhole: true, money: 'amount' }
  const dimension = spec.unit && DIMENSIONS[spec.unit]
  if (dimension) return { kind, label, dimension }
  if (spec.unit === '%') return { kind, label, isPercent: true }
  return spec.whole ? { kind, label, isWhole: true, counts: field } : { kind, label }
}

const isImported = (field: VehicleField): field is ImportField => !('follows' in VEHICLE_FIELDS[field])

/**
 * Every field of a vehicle that a map may fill. Stock number, litres, volume and the dates are derived from
 * the others and not included.
 */
const OWN: ImportField[] = (Object.keys(KINDS) as VehicleKind[])
  .flatMap((kind) => fieldsOfKind(kind))
  .filter(isImported)

const IMPORT_FIELDS = Object.fromEntries(OWN.map((field) => [field, specOf(field)])) as Record<
  ImportField,
  FieldSpec
>

export type LinkField = OfKind<'link'>
export type ListField = OfKind<'list'>

export const LINK_FIELDS: LinkField[] = fieldsOfKind('link')

export { AMOUNT_FIELDS } from '../rules/amount-fields'

/** The two numbers that identify a vehicle in both a file and the stock. */
export const KEY_FIELDS = ['chassis', 'officeFileNo'] as const
export type KeyField = (typeof KEY_FIELDS)[number]
export const isKeyField = (field: string): field is KeyField => KEY_FIELDS.some((key) => key === field)

/** Modules' fields that staff enter. The compiler does not know them, but they are fields like the others. */
const addedHere = (): AddedField[] => addedFields().filter(({ setBy }) => setBy === 'staff')
const isAddedName = (name: string): name is ImportField => addedHere().some((field) => field.name === name)

/** The additional fields of each module that has any, under its title. */
export const addedFieldGroups = (): { title: string; fields: ImportField[] }[] =>
  addedGroups().flatMap(({ fields, title }) => {
    const names = fields.map(({ name }) => name).filter(isAddedName)
    return names.length > 0 ? [{ title, fields: names }] : []
  })

/** Every field that a map may fill, modules' own last. */
export const importFieldNames = (): ImportField[] => [
  ...OWN,
  ...addedFieldGroups().flatMap(({ fields }) => fields),
]

/** The field of this name; undefined if a map cannot fill it. */
export const fieldNamed = (name: string): ImportField | undefined =>
  importFieldNames().find((field) => field === name)

function specOfAdded(name: string): FieldSpec {
  const added = addedHere().find((field) => field.name === name)
  if (!added) return { kind: 'text', label: name }
  const { label } = added
  if (added.kind === 'number') return { kind: 'number', label, ...(added.whole && { isWhole: true }) }
  return added.kind === 'flag' ? { kind: 'flag', label } : { kind: 'text', label, added }
}

/** The spec of a field, including properties that not every field has. */
export const fieldSpec = (field: ImportField): FieldSpec =>
  field in IMPORT_FIELDS ? IMPORT_FIELDS[field] : specOfAdded(field)
