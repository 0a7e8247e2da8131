import type { CollectionConfig, Field, JSONField, NumberField, SelectField } from 'payload'
import { DEFAULT_CURRENCY } from '@/kernel/money'
import { QUOTE_CURRENCIES } from '@/modules/sales/quotes/rules/quote-choices'
import { moduleAccess, ownOrInShowrooms, systemManaged } from '../shared/access'
import { text } from '../shared/fields'

/** Records of sales that only operations write: read by their customer, and by staff of their showroom. */
export const ofSale = (customer: string, showroom: string): CollectionConfig['access'] =>
  moduleAccess('sales', {
    ...systemManaged,
    read: ownOrInShowrooms('sales', customer, showroom),
  })

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
  options: QUOTE_CURRENCIES.map((code) => ({ value: code, label: code })),
}
