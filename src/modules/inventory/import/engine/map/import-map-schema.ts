import { z } from 'zod'
import { ENCODINGS, encodingNamed } from '@/kernel/files/encodings'
import { addedGroups } from '@/server/rows/added-vehicle-fields'
import { HEADER_ROW_MAX } from '../../rules/find-header-row'
import { OPTIONAL_QUESTIONS } from '../../rules/map-questions'
import { type ImportField, importFieldNames, KEY_FIELDS } from '../import-fields'
import { CREATABLE_FIELDS } from '../references/nameable-lists'

const cell = z.union([z.string(), z.number(), z.boolean(), z.null()], {
  error: 'must be text, a number, true, false or null',
})
const columnName = z
  .string({ error: 'must be the name of a column' })
  .trim()
  .min(1, 'must be the name of a column')

const decimal = z.union([z.number(), z.string().regex(/^[+-]?\d{1,15}(\.\d{1,12})?$/)], {
  error: 'must be a number such as 0.95',
})
const part = z.string().min(1).max(200)

const step = z.union(
  [
    /** Texts to remove from the beginning or the end, '£' or ' km'. */
    z.strictObject({ strip: z.union([part, z.array(part).min(1).max(20)]) }),
    /** One part of the text: the second, the last (-1), or from one on. */
    z.strictObject({
      split: part,
      take: z
        .int()
        .min(-100)
        .max(100)
        .refine((n) => n !== 0),
      rest: z.boolean().optional(),
    }),
    /** The part in brackets of a pattern with * for any text and # for a number. */
    z.strictObject({ find: part }),
    z.strictObject({ times: decimal }),
    z.strictObject({ plus: decimal }),
    z.strictObject({ minus: decimal }),
    z.strictObject({ divide: decimal }),
  ],
  { error: 'must be one of strip, split with take, find, times, plus, minus and divide' },
)

const unit = z.union(
  [
    z.string(),
    /** The unit stands in another column. */
    z.strictObject({ column: columnName, otherwise: z.string().optional() }),
    /** The unit follows from the size of the number; the last one is for all others. */
    z
      .array(z.strictObject({ below: z.number().positive().optional(), unit: z.string() }))
      .min(2)
      .max(5),
  ],
  { error: 'must be a unit, a column that names it, or a list of sizes and units' },
)

const HEADER_ROW_MESSAGE = `must be the number of a row from 1 to ${HEADER_ROW_MAX}`

/** In any usual spelling. */
const encoding = z.preprocess(
  (name) => (typeof name === 'string' ? (encodingNamed(name) ?? name) : name),
  z.enum(ENCODINGS, { error: `must be one of ${ENCODINGS.map((name) => `"${name}"`).join(', ')}` }),
)

/** Read as a map, since an object of the schema would lose the entry '__proto__'. */
const table = z
  .preprocess(
    (given) =>
      given && typeof given === 'object' && !Array.isArray(given) ? new Map(Object.entries(given)) : given,
    z.map(z.string(), cell),
  )
  .transform((entries): Record<string, z.infer<typeof cell>> => Object.fromEntries(entries))

const leaf = {
  /** A column of the file; several names mean the first one that the file has. */
  column: z
    .union([columnName, z.array(columnName).min(1)], { error: 'must be a column, or a list of names for it' })
    .optional(),
  constant: z.union([cell, z.array(z.string())]).optional(),
  /**
   * Text with columns in braces. Empty if any column is; '{id?}' may be empty. '{@row}' is the row's number in the file.
   */
  template: z.string().min(1).optional(),
  /** What is done with a cell before it is read: first with its text, then with its number. */
  steps: z.array(step).min(1).max(20).optional(),
  values: table.optional(),
  /** For a value missing from the table. 'reject' by default. */
  otherwise: z.enum(['reject', 'keep', 'empty'], { error: 'must be "reject", "keep" or "empty"' }).optional(),
  unit: unit.optional(),
  /** The decimal separator of this column, if it differs from the file's. */
  decimal: z.enum(['.', ','], { error: 'must be "." or ","' }).optional(),
  /** The separator between the entries of one cell. */
  split: z.string().min(1).optional(),
  /** Surrounding blanks are removed unless this is false. */
  trim: z.boolean().optional(),
}
const leafSource = z.strictObject(leaf)
const source = z.strictObject({
  ...leaf,
  /** Sources in order; the first one with a value wins. */
  firstOf: z.array(leafSource).min(1).optional(),
})

/** The structure of a map's JSON; whether it is usable is checked by requireUsable. */
const mapWith = (names: readonly ImportField[]) =>
  z.strictObject({
    /** For people: where the file comes from, and which values its map's author chose. */
    comment: z.union([z.string(), z.array(z.string())]).optional(),
    key: z.enum(KEY_FIELDS, { error: `must be ${KEY_FIELDS.map((name) => `"${name}"`).join(' or ')}` }),
    file: z
      .strictObject({
        /** Each of these is recognised unless it is given. */
        delimiter: z.string().length(1, 'must be one character').optional(),
        /** The character encoding, if the file has no byte order mark. */
        encoding: encoding.optional(),
        /** The row with the headings, counted from 1. */
        headerRow: z
          .int({ error: HEADER_ROW_MESSAGE })
          .min(1, HEADER_ROW_MESSAGE)
          .max(HEADER_ROW_MAX, HEADER_ROW_MESSAGE)
          .optional(),
        /** The decimal separator. */
        decimal: z.enum(['.', ','], { error: 'must be "." or ","' }).default('.'),
      })
      .prefault({}),
    /** What happens to names missing from a list; the run's own option for lists not named here. */
    references: z
      .partialRecord(
        z.enum(CREATABLE_FIELDS),
        z.enum(['create', 'reject'], { error: 'must be "create" or "reject"' }),
      )
      .default({}),
    /** The group for new features. */
    featureGroup: z.string().trim().min(1).max(100).optional(),
    /**
     * Fields whose table lost the order of its wildcard entries. Such a map waits for a person to correct it.
     */
    orderUnknown: z.array(z.enum(names)).optional(),
    /** What a person confirmed that neither the file nor anybody says. */
    notStated: z
      .array(
        z.enum(OPTIONAL_QUESTIONS, {
          error: `must be ${OPTIONAL_QUESTIONS.map((key) => `"${key}"`).join(', ')}`,
        }),
      )
      .optional(),
    fields: z.partialRecord(z.enum(names), source),
  })

const byGroups = new WeakMap<object, ReturnType<typeof mapWith>>()

/** The same with modules' additional fields. */
export function importMap(): ReturnType<typeof mapWith> {
  const groups = addedGroups()
  const schema = byGroups.get(groups) ?? mapWith(importFieldNames())
  byGroups.set(groups, schema)
  return schema
}

export type MapUnit = z.infer<typeof unit>
export type TableCell = z.infer<typeof cell>
export type LeafSource = z.infer<typeof leafSource>
export type FieldSource = z.infer<typeof source>
/** How the columns of a file become vehicles. */
export type ImportMap = z.infer<ReturnType<typeof mapWith>>
