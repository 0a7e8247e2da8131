import { z } from 'zod'
import { isDay } from '@/kernel/days'
import { placeholderProblem } from '@/kernel/markup/placeholders'
import {
  calledOf,
  fieldsOf,
  type RecordField,
  type RecordList,
  type SettingField,
} from '@/kernel/record-list'
import { textLength } from '@/kernel/text/text'
import {
  freeText,
  idField,
  optionalArea,
  optionalId,
  optionalMeasure,
  optionalText,
  requiredArea,
  requiredText,
} from './fields'

type TextField = Extract<RecordField, { kind: 'text' | 'area' }>
type CodeField = Extract<RecordField, { kind: 'code' }>

/** A number is taken as it is written. */
const textOf = (given: unknown): unknown => (typeof given === 'number' ? String(given) : given)

const textInput = (field: TextField): z.ZodType =>
  field.orNumber ? z.preprocess(textOf, plainText(field)) : plainText(field)

function plainText(field: TextField): z.ZodType {
  const { max, min = 0, oneOf, required, tooLong } = field
  const called = calledOf(field)
  if (field.kind === 'area')
    return withPlaceholders(
      required ? requiredArea(called, max, { tooLong }) : optionalArea(called, max),
      field.placeholders,
    )
  if (oneOf)
    return required
      ? choiceOf(requiredText(called, max, { tooLong }), oneOf)
      : choiceOf(freeText(called, max), oneOf).nullish()
  if (!required) return optionalText(called, max)
  const text = requiredText(called, max, { tooLong })
  const tooShort = `${called} must be at least ${min} characters`
  return min === 0 ? text : text.refine((value) => textLength(value) >= min, tooShort)
}

/** A text of which every placeholder is known. */
const withPlaceholders = (text: z.ZodType, known: TextField['placeholders']): z.ZodType =>
  known
    ? text.superRefine((given, context) => {
        const problem = typeof given === 'string' ? placeholderProblem(given, known) : null
        if (problem !== null) context.addIssue({ code: 'custom', message: problem })
      })
    : text

/** One of these texts, in whatever case it is given. */
const choiceOf = (
  text: z.ZodType<string>,
  { message, texts }: NonNullable<TextField['oneOf']>,
): z.ZodType => {
  const known = new Map(texts.map((one) => [one.toLowerCase(), one]))
  return text
    .transform((given) => known.get(given.toLowerCase()) ?? given)
    .refine((given) => given === '' || texts.includes(given), message)
}

const DAY_LENGTH = 10

const webInput = (called: string, max: number): z.ZodType => {
  const error = `${called} must be an address that begins with https://`
  return z
    .union([z.literal(''), z.url({ protocol: /^https$/, error }).max(max, `${called} is too long`)], {
      error,
    })
    .nullish()
}

const linesInput = (called: string, max: number, most: number): z.ZodType =>
  z
    .array(requiredText(called, max), { error: `${called} must be a list of texts` })
    .max(most, `${called}: at most ${most} lines`)
    .optional()

const emailInput = (called: string, max: number): z.ZodType => {
  const error = `${called} must be a valid address`
  return z.union([z.literal(''), z.email(error).max(max, `${called} is too long`)], { error }).nullish()
}

function codeInput(field: CodeField): z.ZodType {
  const fits = new RegExp(field.pattern)
  return freeText(calledOf(field), field.max)
    .transform((code) => code.replaceAll(' ', '').toUpperCase() || null)
    .refine((code) => code === null || fits.test(code), field.message)
    .nullish()
}

function numberInput(field: Extract<RecordField, { kind: 'number' }>, called: string): z.ZodType {
  const { max, min, positive, required, whole } = field
  return optionalMeasure(called, max, min)
    .refine((value) => !required || value != null, `${called} is required`)
    .refine((value) => value == null || !whole || Number.isInteger(value), `${called} must be a whole number`)
    .refine((value) => !positive || value !== 0, `${called} must be more than 0`)
}

const dayInput = (called: string, required: boolean): z.ZodType =>
  freeText(called, DAY_LENGTH)
    .nullish()
    .transform((day) => day || null)
    .refine((day) => day !== null || !required, `${called} is required`)
    .refine((day) => day === null || isDay(day), `${called} must be a date such as 2026-11-20`)

/** The schema of one field's input. */
export function fieldInput(field: SettingField): z.ZodType {
  const called = calledOf(field)
  switch (field.kind) {
    case 'email':
      return emailInput(called, field.max)
    case 'code':
      return codeInput(field)
    case 'web':
      return webInput(called, field.max)
    case 'lines':
      return linesInput(called, field.max, field.most)
    case 'image':
      return optionalId(called)
    case 'link':
      return field.required ? idField(called) : optionalId(called)
    case 'number':
      return numberInput(field, called)
    case 'day':
      return dayInput(called, field.required === true)
    case 'choice': {
      const words = field.options.map(({ value }) => value)
      return z.enum(words, { error: `${called} must be one of ${words.join(', ')}` }).optional()
    }
    case 'flag':
      return z.boolean({ error: `${called} must be true or false` }).optional()
    default:
      return textInput(field)
  }
}

/** The schema of a new record; fields unknown to the list are rejected by name. */
export const recordInput = (list: RecordList): z.ZodObject =>
  z.strictObject(Object.fromEntries(fieldsOf(list).map(([name, field]) => [name, fieldInput(field)])))

const BULK_MAX = 1_000

/** The ids of records to delete together. */
export const bulkDeleteInput = z
  .strictObject({
    ids: z
      .array(idField('Id'), { error: 'ids must be a list of ids' })
      .min(1, 'Choose at least one record')
      .max(BULK_MAX, `At most ${BULK_MAX} records at a time`),
  })
  .meta({ id: 'IdsToDelete' })
