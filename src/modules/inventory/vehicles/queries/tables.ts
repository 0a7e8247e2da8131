import { boolean, integer, jsonb, pgTable, smallint } from '@payloadcms/db-postgres/drizzle/pg-core'
import type { StoredPicture } from '@/modules/inventory/media/queries/picture'
import { moment } from '@/server/rows/columns'

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
  card: jsonb('card').$type<StoredCard>().notNull(),
})
