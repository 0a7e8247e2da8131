import { sql } from '@payloadcms/db-postgres'
import { alias } from '@payloadcms/db-postgres/drizzle/pg-core'
import { vehicleInquiries } from '@/modules/sales/tables.gen'
import type { Db } from '@/server/db-of'
import { nullable, text } from '@/server/rows/fields'
import { select } from '@/server/rows/select'

const i = alias(vehicleInquiries, 'i')

const REQUESTED = {
  id: i.id,
  status: i.status,
  vehicle: nullable(text(sql`coalesce(v.name, v.sku)`)),
  manufacturer: nullable(text(sql`coalesce(k.name, i.custom_manufacturer)`)),
  model: nullable(text(sql`coalesce(m.name, i.custom_model)`)),
  yearFrom: i.yearFrom,
  yearTo: i.yearTo,
  transmission: i.transmission,
  steering: i.steering,
  priceType: i.priceType,
  country: i.country,
  message: i.message,
  reply: i.replyMessage,
  repliedAt: i.replyAt,
  askedAt: i.createdAt,
}

/** A person's inquiries, newest first. */
export const listInquiriesOfPerson = (db: Db, id: number) =>
  select(
    db,
    REQUESTED,
    sql`FROM vehicle_inquiries i LEFT JOIN manufacturers k ON k.id = i.manufacturer_id
      LEFT JOIN models m ON m.id = i.model_id LEFT JOIN vehicles v ON v.id = i.vehicle_id WHERE i.customer_id = ${id} ORDER BY i.id DESC`,
  )
