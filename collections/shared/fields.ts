import type {
  Field,
  JSONField,
  NumberField,
  PayloadRequest,
  RelationshipField,
  SelectField,
  TextareaField,
  TextField,
} from 'payload'
import { DEFAULT_CURRENCY, FEE_CURRENCIES } from '@/kernel/currencies'
import { isTextLink, URL_MAX } from '@/kernel/markup/safe-links'
import { textLength } from '@/kernel/text/text'

/** A short single-line text. */
export const text = (name: string, more: Partial<TextField> = {}): TextField =>
  ({ name, type: 'text', ...more }) as TextField

type Reported = { required?: boolean; req: PayloadRequest }

/** Counts characters as the schemas do: `maxLength` would count some of them twice. */
export const atMost =
  (max: number, message = `At most ${max} characters`) =>
  (value: string | null | undefined, { required, req }: Reported): string | true => {
    if (required && !value) return req.t('validation:required')
    return textLength(value ?? '') <= max || message
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

const TARGET_MESSAGE = 'A web address, an address on this site, an e-mail address or a phone number'

/** Where a link goes, by the rule of links in texts (`isTextLink`), which also holds for blocks as they are saved. */
export const target = (name: string, more: Partial<TextField> = {}): TextField =>
  ({
    name,
    type: 'text',
    custom: { isLink: true },
    validate: (value: unknown, { required, req }: Reported) => {
      if (!value) return required ? req.t('validation:required') : true
      return (isTextLink(value) && value.length <= URL_MAX) || TARGET_MESSAGE
    },
    ...more,
  }) as TextField

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

/** One of a list of words; labels are those of the screens. */
export const choice = (
  name: string,
  values: readonly string[],
  labels: Readonly<Record<string, string>> = {},
  more: Partial<SelectField> = {},
): SelectField =>
  ({
    name,
    type: 'select',
    options: values.map((value) => ({ value, label: labels[value] ?? value })),
    ...more,
  }) as SelectField

/** Whole minor units of the row's currency. */
export const minorUnits = (name: string, more: Partial<NumberField> = {}): NumberField =>
  ({ name, type: 'number', min: 0, ...more }) as NumberField

/** A percentage, or any other number from 0 to `max`. */
export const upTo = (name: string, max: number): NumberField => ({ name, type: 'number', min: 0, max })

/** A day without a time, YYYY-MM-DD in the company's time zone. */
export const day = (name: string, required = false): Field =>
  text(name, {
    required,
    maxLength: 10,
    validate: (value?: string | null) =>
      value ? /^\d{4}-\d{2}-\d{2}$/.test(value) || 'Enter a day as YYYY-MM-DD' : !required || 'Enter a day',
  })

/** A moment. */
export const moment = (name: string, required = false): Field => ({ name, type: 'date', required })

/** A list of texts in one column, so that lists read it without a join. */
export const textList = (name: string): JSONField => ({
  name,
  type: 'json',
  typescriptSchema: [() => ({ type: 'array', items: { type: 'string' } })],
})

/** Values as they were at one moment; never changed afterwards. */
export const snapshot = (name: string, required = false): JSONField => ({ name, type: 'json', required })

/** The currency of a row's amounts. */
export const currency: SelectField = {
  name: 'currency',
  type: 'select',
  required: true,
  defaultValue: DEFAULT_CURRENCY,
  options: FEE_CURRENCIES,
}
