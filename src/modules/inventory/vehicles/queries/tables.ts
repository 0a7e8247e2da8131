import { boolean, integer, jsonb, pgTable, smallint, text } from '@payloadcms/db-postgres/drizzle/pg-core'
import type { StoredPicture } from '@/modules/inventory/media/queries/build-picture'
import { moment } from '@/server/rows/column-types'
import type { BulkChange, BulkValue } from '../rules/stock/bulk-change'

/** The card data that refresh_vehicle_search writes for a vehicle. */
export type StoredCard = {
  name?: string
  sku?: string
  engine?: string
  currency?: string
  priceType?: string
  namedPort?: number
  firstRegistered?: string
  showPrice: boolean
  offer?: string
  oldPrice?: number
  pictures: number
  picture?: StoredPicture
}

/** A flat row for each vehicle not in the trash, used to search and list vehicles. */
export const vehicleSearch = pgTable('vehicle_search', {
  vehicleId: integer('vehicle_id').notNull(),
  makeId: integer('make_id').notNull(),
  modelId: integer('model_id').notNull(),
  modelCode: integer('model_code').notNull(),
  body: integer('body').notNull(),
  subBody: integer('sub_body').notNull(),
  steer: integer('steer').notNull(),
  sassist: integer('sassist').notNull(),
  scontrol: integer('scontrol').notNull(),
  spos: integer('spos').notNull(),
  fuel: integer('fuel').notNull(),
  trans: integer('trans').notNull(),
  drive: integer('drive').notNull(),
  color: integer('color').notNull(),
  grade: integer('grade').notNull(),
  condition: integer('condition').notNull(),
  showroom: integer('showroom').notNull(),
  mileage: integer('mileage').notNull(),
  engineCc: integer('engine_cc').notNull(),
  litres: integer('m3_milli').notNull(),
  seats: smallint('seats').notNull(),
  doors: smallint('doors').notNull(),
  year: smallint('year').notNull(),
  status: smallint('status').notNull(),
  isPublic: boolean('is_public').notNull(),
  featured: boolean('featured').notNull(),
  listed: moment('listed').notNull(),
  updated: moment('updated').notNull(),
  price: integer('price'),
  tags: integer('tags').array().notNull(),
  features: integer('features').array().notNull(),
  marks: integer('marks').array().notNull(),
  card: jsonb('card').$type<StoredCard>().notNull(),
})

/** What each member of staff has chosen for the list of vehicles. */
export const stockSettings = pgTable('stock_settings', {
  userId: integer('user_id').notNull(),
  columns: text('columns'),
  defaultView: integer('default_view'),
})

/** Changes of many vehicles at once. */
export const vehicleChanges = pgTable('vehicle_changes', {
  id: integer('id').notNull(),
  change: jsonb('change').$type<BulkChange>().notNull(),
  state: text('state', { enum: ['waiting', 'running', 'finished', 'stopped'] }).notNull(),
  total: integer('total').notNull(),
  problem: text('problem'),
  undoes: integer('undoes'),
  startedBy: integer('started_by'),
  startedAt: moment('started_at').notNull(),
  finishedAt: moment('finished_at'),
})

/** What became of each vehicle. */
export const vehicleChangeItems = pgTable('vehicle_change_items', {
  changeId: integer('change_id').notNull(),
  vehicleId: integer('vehicle_id').notNull(),
  state: text('state', { enum: ['waiting', 'changed', 'same', 'left'] }).notNull(),
  name: text('name'),
  message: text('message'),
  was: jsonb('was').$type<BulkValue>(),
  became: jsonb('became').$type<BulkValue>(),
})
