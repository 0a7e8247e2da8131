import { type AddedField, addedValue, isDay } from '../added-fields'
import { checkNumber, checkText } from '../field-checks'
import { type Issue, issue } from '../issue'

function check(field: AddedField, value: unknown): Issue[] {
  const { label, name } = field
  switch (field.kind) {
    case 'text':
      return typeof value === 'string'
        ? checkText(name, label, field.max, value)
        : [issue(name, `${label} must be text`)]
    case 'number': {
      const { max, min, whole } = field
      const minMessage = min === 0 ? `${label} must be non-negative` : undefined
      return typeof value === 'number'
        ? checkNumber(name, label, value, { max, min, minMessage, whole })
        : [issue(name, `${label} must be a number`)]
    }
    case 'date':
      return isDay(value) ? [] : [issue(name, `${label} must be a date such as 2026-03-12`)]
    case 'choice': {
      const values = field.options.map((option) => option.value)
      return values.some((one) => one === value)
        ? []
        : [issue(name, `${label} must be one of ${values.join(', ')}`)]
    }
    case 'flag':
      return typeof value === 'boolean' ? [] : [issue(name, `${label} must be true or false`)]
  }
}

/** The issues of the added fields present: kind, length and range of each. */
export const checkAddedFields = (
  fields: readonly AddedField[],
  values: Readonly<Record<string, unknown>>,
): Issue[] =>
  fields.flatMap((field) => {
    const value = addedValue(field, values[field.name])
    const given = values[field.name]
    if (value === null && (given == null || given === '')) return []
    return check(field, value ?? given)
  })
