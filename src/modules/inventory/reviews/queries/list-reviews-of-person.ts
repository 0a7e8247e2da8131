import { sql } from '@payloadcms/db-postgres'
import type { SQL } from '@payloadcms/db-postgres/drizzle'
import { alias } from '@payloadcms/db-postgres/drizzle/pg-core'
import { vehicleReviews } from '@/modules/inventory/tables.gen'
import { VEHICLE_NAME } from '@/modules/inventory/vehicles/queries/select-vehicle-name'
import type { Db } from '@/server/db-of'
import { text } from '@/server/rows/fields'
import { select } from '@/server/rows/select'

const r = alias(vehicleReviews, 'r')

const WRITTEN = {
  vehicleId: r.vehicleId,
  vehicle: text(VEHICLE_NAME),
  rating: r.rating,
  title: r.title,
  comment: r.comment,
  isPublic: r.isApproved,
  answer: r.staffReply,
  writtenAt: r.createdAt,
}

/** A person's reviews, newest first. */
export const listReviewsOfPerson = (db: Db, id: number) =>
  select(
    db,
    WRITTEN,
    sql`FROM vehicle_reviews r LEFT JOIN vehicles v ON v.id = r.vehicle_id
      WHERE r.user_id = ${id} ORDER BY r.id DESC`,
  )

/** Whether somebody has reviewed a vehicle, by the columns with their ids. */
export const hasReviewed = (user: SQL, vehicle: SQL): SQL =>
  sql`EXISTS (SELECT FROM vehicle_reviews w WHERE w.user_id = ${user} AND w.vehicle_id = ${vehicle})`
