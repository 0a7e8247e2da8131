import {
  bigint,
  boolean,
  integer,
  json,
  jsonb,
  pgTable,
  text,
  uuid,
} from '@payloadcms/db-postgres/drizzle/pg-core'
import { moment } from '@/server/rows/column-types'
import type { FileFacts } from '../engine/analyse-import-file'
import type { CheckResult } from '../engine/check-result'
import type { Counts, ImportOptions } from '../engine/import-outcome'

/** Uploaded files, each with its progress. */
export const importFiles = pgTable('import_files', {
  id: integer('id').notNull(),
  name: text('name').notNull(),
  /** Null once the file itself is no longer stored. */
  storageKey: text('storage_key'),
  bytes: bigint('bytes', { mode: 'number' }).notNull(),
  sha256: text('sha256').notNull(),
  facts: jsonb('facts').$type<FileFacts>().notNull(),
  columnsKey: text('columns_key').notNull(),
  map: json('map'),
  orderLost: boolean('order_lost').notNull(),
  options: jsonb('options').$type<ImportOptions>(),
  checkJob: uuid('check_job'),
  checkResult: jsonb('check_result').$type<CheckResult>(),
  sendKey: text('send_key'),
  createdBy: integer('created_by'),
  createdAt: moment('created_at').notNull(),
})

/** Imports: a file with the map and options it was started with. */
export const importBatches = pgTable('import_batches', {
  id: integer('id').notNull(),
  fileName: text('file_name').notNull(),
  fileSha256: text('file_sha256').notNull(),
  map: json('map').notNull(),
  orderLost: boolean('order_lost').notNull(),
  options: jsonb('options').$type<ImportOptions>().notNull(),
  state: text('state', { enum: ['running', 'interrupted', 'finished', 'undone'] }).notNull(),
  counts: jsonb('counts').$type<Partial<Counts>>().notNull(),
  problem: text('problem'),
  startedBy: integer('started_by'),
  startedAt: moment('started_at').notNull(),
  finishedAt: moment('finished_at'),
  fileId: integer('file_id'),
  jobId: uuid('job_id'),
  stopAskedAt: moment('stop_asked_at'),
  stopAskedBy: integer('stop_asked_by'),
})

/** The outcome of each row of an import. */
export const importRows = pgTable('import_rows', {
  batchId: integer('batch_id').notNull(),
  rowNo: integer('row_no').notNull(),
  outcome: text('outcome', { enum: ['created', 'updated', 'skipped', 'rejected'] }).notNull(),
  vehicleId: integer('vehicle_id'),
  key: text('key'),
  reasons: text('reasons').array().notNull(),
  /** The vehicle as it was before an update, as written by the database. */
  before: jsonb('before').$type<Record<string, unknown>>(),
  /** Ids of new list entries, by table. */
  made: jsonb('made').$type<Record<string, number[]>>(),
  writtenAt: moment('written_at'),
  undoneAt: moment('undone_at'),
  kept: text('kept'),
})

/** A job's progress while it runs. */
export const importProgress = pgTable('import_progress', {
  jobId: uuid('job_id').notNull(),
  done: integer('done').notNull(),
  total: integer('total').notNull(),
  counts: jsonb('counts').$type<Partial<Counts>>().notNull(),
  beganWith: integer('began_with').notNull(),
})

/** Saved maps. */
export const importMaps = pgTable('import_maps', {
  id: integer('id').notNull(),
  name: text('name').notNull(),
  columnsKey: text('columns_key').notNull(),
  map: json('map').notNull(),
  orderLost: boolean('order_lost').notNull(),
  options: jsonb('options').$type<ImportOptions>().notNull(),
  updatedBy: integer('updated_by'),
  updatedAt: moment('updated_at').notNull(),
})
