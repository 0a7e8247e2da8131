import { integer, jsonb, numeric, pgTable, text } from '@payloadcms/db-postgres/drizzle/pg-core'
import type { Sheet } from '@/kernel/files/sheet-limits'
import { moment } from '@/server/rows/column-types'

/** The lines of customs value lists, with what they are looked up by. */
export const customsValues = pgTable('customs_values', {
  listId: integer('list_id').notNull(),
  lineNo: integer('line_no').notNull(),
  make: text('make').notNull(),
  model: text('model').notNull(),
  modelCode: text('model_code'),
  body: text('body'),
  drive: text('drive'),
  cc: integer('cc'),
  fuel: text('fuel'),
  transmission: text('transmission'),
  yearFrom: integer('year_from'),
  yearTo: integer('year_to'),
  value: numeric('value', { mode: 'number' }).notNull(),
  /** The row as it was in the file. */
  raw: text('raw').notNull(),
  makeKey: text('make_key').notNull(),
  modelKey: text('model_key').notNull(),
  codeKeys: text('code_keys').array().notNull(),
})

/** The file last uploaded for a list, until its lines are imported. */
export const customsFiles = pgTable('customs_files', {
  listId: integer('list_id').notNull(),
  name: text('name').notNull(),
  sheets: jsonb('sheets').$type<Sheet[]>().notNull(),
  uploadedBy: integer('uploaded_by'),
  uploadedAt: moment('uploaded_at').notNull(),
})
