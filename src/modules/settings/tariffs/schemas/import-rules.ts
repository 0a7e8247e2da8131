import { z } from 'zod'
import { freeArea, freeText, requiredArea, requiredText } from '@/input/fields'
import { isDay } from '@/kernel/days'
import { isWebLink } from '@/kernel/markup/safe-links'
import { DESTINATION_MAX, ROWS_MAX } from '../rules/destination-and-import-rule-limits'
import {
  AGE_COUNTS,
  AGE_ENDS,
  AGE_STARTS,
  BUYERS,
  CUSTOMS_BASES,
  NOTES_ABOUT,
  ROUNDINGS,
  type RuleKind,
  STEERING_SIDES,
} from '../rules/import-rule'

const decimal = (label: string) =>
  z
    .string({ error: `${label} is required` })
    .regex(/^\d{1,15}(\.\d{1,8})?$/, `${label} must be a number such as 25 or 2.5`)

const currency = z
  .string({ error: 'Currency is required' })
  .regex(/^[A-Z]{3}$/, 'Currency must be three letters such as KES')

const day = (label: string) =>
  z.string({ error: `${label} must be a day` }).refine(isDay, `${label} must be a day such as 2026-01-31`)

const names = (label: string) =>
  z.array(requiredText(label, DESTINATION_MAX.list)).min(1, `${label} is required`).max(ROWS_MAX)

const bound = z.number({ error: 'Bounds must be numbers' }).min(0, 'Bounds must not be negative').optional()
const bounds = { over: bound, from: bound, upTo: bound, below: bound }

const scope = {
  bodyTypes: names('Body types').optional(),
  notBodyTypes: names('Body types').optional(),
  fuels: names('Fuels').optional(),
  notFuels: names('Fuels').optional(),
}
const only = z.strictObject(scope).optional()

const ageCount = z.strictObject({
  from: z.enum(AGE_STARTS, { error: 'Say from when ages are counted' }),
  by: z.enum(AGE_COUNTS, { error: 'Say how ages are counted' }),
  onlyMonth: z
    .string()
    .regex(/^(0[1-9]|1\d|2[0-8])$/, 'The day of the month must be 01 to 28')
    .optional(),
  onlyYear: z
    .string()
    .refine((text) => isDay(`2001-${text}`), 'The day of the year must be such as 07-01')
    .optional(),
})

const when = z.strictObject({
  ...scope,
  age: z.strictObject(bounds).optional(),
  cc: z.strictObject(bounds).optional(),
  customsValue: z.strictObject({ ...bounds, currency }).optional(),
})

const percent = z.strictObject({ how: z.literal('percent'), rate: decimal('Percentage') })
const fixed = z.strictObject({ how: z.literal('fixed'), amount: decimal('Amount'), currency })
const perCc = z.strictObject({ how: z.literal('perCc'), amount: decimal('Amount'), currency })
const charge = z.discriminatedUnion('how', [
  percent,
  fixed,
  perCc,
  z.strictObject({
    how: z.literal('highest'),
    of: z
      .array(z.discriminatedUnion('how', [percent, fixed, perCc]))
      .min(2, 'Give two amounts at least')
      .max(5),
  }),
  z.strictObject({ how: z.literal('none') }),
])

const rows = <Row extends z.ZodType>(row: Row) =>
  z.array(row).min(1, 'Give one row at least').max(ROWS_MAX, `At most ${ROWS_MAX} rows`)

const step = z.strictObject({
  order: z.number({ error: 'Order is required' }).int('Order must be a whole number').min(0).max(10_000),
  base: z.array(requiredText('Base', DESTINATION_MAX.key)).max(ROWS_MAX),
  age: ageCount.optional(),
  rows: rows(z.strictObject({ when: when.optional(), charge })),
  round: z
    .strictObject({
      to: z.number().int('Round to whole units').min(1).max(1_000_000),
      how: z.enum(ROUNDINGS),
    })
    .optional(),
  paidBy: z.enum(BUYERS).optional(),
})

const VALUES = {
  steering: z.strictObject({ sides: z.array(z.enum(STEERING_SIDES)).min(1, 'Choose a side').max(2), only }),
  age: z.strictObject({
    years: z
      .number({ error: 'Years are required' })
      .int('Years must be a whole number')
      .min(0, 'Years must not be negative')
      .max(100, 'At most 100 years'),
    under: z.literal(true).optional(),
    count: ageCount,
    to: z.enum(AGE_ENDS, { error: 'Say up to when ages are counted' }),
    only,
  }),
  fuel: z.strictObject({ refused: names('Fuels') }),
  category: z.strictObject({ refused: names('Body types') }),
  emission: z.strictObject({ standard: requiredText('Standard', DESTINATION_MAX.name), only }),
  inspection: z.strictObject({
    required: z.boolean(),
    body: freeText('Inspection body', DESTINATION_MAX.name),
    certificate: freeText('Certificate', DESTINATION_MAX.name).nullable(),
    fee: z.strictObject({ amount: decimal('Fee'), currency }).nullable(),
  }),
  customsBase: z.strictObject({
    take: z.enum(CUSTOMS_BASES, { error: 'Say what the customs value is' }),
    divideBy: z
      .array(z.strictObject({ when: when.optional(), by: decimal('Divisor') }))
      .max(ROWS_MAX)
      .optional(),
    age: ageCount.optional(),
    unlisted: z.literal('cif').optional(),
  }),
  depreciation: z.strictObject({
    age: ageCount,
    rows: rows(z.strictObject({ age: z.strictObject(bounds), percent: decimal('Percentage') })),
  }),
  step,
  note: z.strictObject({
    about: z.enum(NOTES_ABOUT, { error: 'Say what it is about' }),
    text: requiredArea('Text', DESTINATION_MAX.text),
  }),
} satisfies Record<RuleKind, z.ZodType>

const TERMS = {
  key: z
    .string({ error: 'Key is required' })
    .max(DESTINATION_MAX.key)
    .regex(/^[a-z][A-Za-z0-9]*$/, 'The key must be one word such as importDuty'),
  name: requiredText('Name', DESTINATION_MAX.name),
  appliesFrom: day('Applies from').nullable(),
  appliesTo: day('Applies to').nullable(),
  sourceName: requiredText('Source', DESTINATION_MAX.source),
  sourceUrl: requiredText('Address of the source', DESTINATION_MAX.url).refine(
    isWebLink,
    'Give the address of the source, beginning with https://',
  ),
  checkedOn: day('Checked on'),
  note: freeArea('Note', DESTINATION_MAX.note).nullable(),
}

const entry = <Kind extends RuleKind>(kind: Kind) =>
  z.strictObject({ ...TERMS, kind: z.literal(kind), value: VALUES[kind] })

/** A rule as staff enter it and as it is stored: its terms, and a value in the shape of its kind. */
export const ruleEntry = z
  .discriminatedUnion('kind', [
    entry('steering'),
    entry('age'),
    entry('fuel'),
    entry('category'),
    entry('emission'),
    entry('inspection'),
    entry('customsBase'),
    entry('depreciation'),
    entry('step'),
    entry('note'),
  ])
  .meta({ id: 'ImportRule' })

/** A new version of a rule. */
export const ruleInput = z.strictObject({ rule: ruleEntry })

/** Why a version is rejected. */
export const rejectionInput = z.strictObject({ reason: requiredArea('Reason', DESTINATION_MAX.note) })
