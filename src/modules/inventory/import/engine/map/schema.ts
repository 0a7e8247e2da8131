import { z } from 'zod'
import { addedGroups } from '@/server/rows/added-fields'
import { ENCODINGS } from '../encodings'
import { type ImportField, importFieldNames, KEY_FIELDS } from '../fields'
import { CREATABLE_FIELDS } from '../references/lists'

const cell = z.union([z.string(), z.number(), z.boolean(), z.null()], {
  error: 'is a text, a number, true, false or null',
})
const columnName = z.string({ error: 'is the name of a column' }).trim().min(1, 'is the name of a column')

const leaf = {
  /** A column of the file; several names mean the first one that the file has. */
  column: z
    .union([columnName, z.array(columnName).min(1)], { error: 'is a column, or a list of names for it' })
    .optional(),
  constant: z.union([cell, z.array(z.string())]).optional(),
  /** Text with columns in braces. Empty as soon as one column is; '{id?}' may be empty. */
  template: z.string().min(1).optional(),
  values: z.record(z.string(), cell).optional(),
  /** For a value that the table does not name. 'reject' unless given. */
  otherwise: z.enum(['reject', 'keep', 'empty'], { error: 'is "reject", "keep" or "empty"' }).optional(),
  unit: z.string().optional(),
  /** The sign before the fraction of a number in this column, where it is not that of the file. */
  decimal: z.enum(['.', ','], { error: 'is "." or ","' }).optional(),
  /** The sign between the entries of one cell. */
  split: z.string().min(1).optional(),
  /** Blanks around a text are dropped unless this is false. */
  trim: z.boolean().optional(),
}
const leafSource = z.strictObject(leaf)
const source = z.strictObject({
  ...leaf,
  /** Sources in order; the first that gives something wins. */
  firstOf: z.array(leafSource).min(1).optional(),
})

/** What the JSON of a map may hold; whether it can be used is requireUsable's question. */
const mapWith = (names: readonly ImportField[]) =>
  z.strictObject({
    /** For people: where the file comes from, and which values its map's author chose. */
    comment: z.union([z.string(), z.array(z.string())]).optional(),
    key: z.enum(KEY_FIELDS, { error: `is ${KEY_FIELDS.map((name) => `"${name}"`).join(' or ')}` }),
    file: z
      .strictObject({
        delimiter: z.string().length(1, 'is one character').default(','),
        /** How the characters are written, where no mark at the beginning of the file says so. */
        encoding: z
          .enum(ENCODINGS, { error: `is ${ENCODINGS.map((name) => `"${name}"`).join(', ')}` })
          .optional(),
        /** The sign before the fraction of a number. */
        decimal: z.enum(['.', ','], { error: 'is "." or ","' }).default('.'),
      })
      .prefault({}),
    /** What happens to names that a list does not have; the run's own choice where a list is not named. */
    references: z
      .partialRecord(
        z.enum(CREATABLE_FIELDS),
        z.enum(['create', 'reject'], { error: 'is "create" or "reject"' }),
      )
      .default({}),
    /** The group into which new features go. */
    featureGroup: z.string().trim().min(1).max(100).optional(),
    /** Fields whose table lost the order of its entries with a star. Such a map waits for somebody to put it right. */
    orderUnknown: z.array(z.enum(names)).optional(),
    fields: z.partialRecord(z.enum(names), source),
  })

const byGroups = new WeakMap<object, ReturnType<typeof mapWith>>()

/** The same with the fields that modules add. */
export function importMap(): ReturnType<typeof mapWith> {
  const groups = addedGroups()
  const schema = byGroups.get(groups) ?? mapWith(importFieldNames())
  byGroups.set(groups, schema)
  return schema
}

export type TableCell = z.infer<typeof cell>
export type LeafSource = z.infer<typeof leafSource>
export type FieldSource = z.infer<typeof source>
/** How the columns of a file become vehicles. */
export type ImportMap = z.infer<ReturnType<typeof mapWith>>
