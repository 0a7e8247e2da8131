import type { Field, NumberField, RelationshipField, SelectField, TextField } from 'payload'

/** A short single-line text. */
export const text = (name: string, more: Partial<TextField> = {}): TextField =>
  ({ name, type: 'text', ...more }) as TextField

/** A number that may not fall below zero. */
export const amount = (name: string, more: Partial<NumberField> = {}): NumberField =>
  ({ name, type: 'number', min: 0, ...more }) as NumberField

/** A link to one record of another collection. */
export const link = (
  name: string,
  relationTo: string,
  more: Partial<RelationshipField> = {},
): RelationshipField => ({ name, type: 'relationship', relationTo, ...more }) as RelationshipField

/** Active or inactive: inactive entries stay on old records and leave the pickers. */
export const statusField: SelectField = {
  name: 'status',
  type: 'select',
  defaultValue: 'active',
  required: true,
  index: true,
  options: [
    { label: 'Active', value: 'active' },
    { label: 'Inactive', value: 'inactive' },
  ],
  admin: { position: 'sidebar' },
}

/** Fields side by side. */
export const row = (...fields: Field[]): Field => ({ type: 'row', fields })
