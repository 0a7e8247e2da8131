import type {
  Field,
  NumberField,
  PayloadRequest,
  RelationshipField,
  SelectField,
  TextareaField,
  TextField,
} from 'payload'
import { textLength } from '@/kernel/text'

/** A short single-line text. */
export const text = (name: string, more: Partial<TextField> = {}): TextField =>
  ({ name, type: 'text', ...more }) as TextField

type Reported = { required?: boolean; req: PayloadRequest }

/** Counts characters as the schemas do: `maxLength` would count some of them twice. */
const atMost =
  (max: number) =>
  (value: string | null | undefined, { required, req }: Reported): string | true => {
    if (required && !value) return req.t('validation:required')
    return textLength(value ?? '') <= max || `At most ${max} characters`
  }

/** A single-line text whose length a schema has already checked. */
export const line = (name: string, max: number, more: Partial<TextField> = {}): TextField =>
  ({ name, type: 'text', validate: atMost(max), ...more }) as TextField

/** The same with line breaks. */
export const lines = (name: string, max: number, more: Partial<TextareaField> = {}): TextareaField => ({
  name,
  type: 'textarea',
  validate: atMost(max),
  ...more,
})

/** A number that may not be negative. */
export const amount = (name: string, more: Partial<NumberField> = {}): NumberField =>
  ({ name, type: 'number', min: 0, ...more }) as NumberField

/** A link to one record of another collection. */
export const link = (
  name: string,
  relationTo: string,
  more: Partial<RelationshipField> = {},
): RelationshipField => ({ name, type: 'relationship', relationTo, ...more }) as RelationshipField

/** Active or inactive: inactive entries stay on old records and disappear from the pickers. */
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

/** Fields in one row. */
export const row = (...fields: Field[]): Field => ({ type: 'row', fields })
