import { sql } from '@payloadcms/db-postgres'
import { alias } from '@payloadcms/db-postgres/drizzle/pg-core'
import type { Work } from '@/api/module'
import { vehicleReviews } from '@/modules/inventory/tables.gen'
import { text } from '@/server/rows/fields'
import { select } from '@/server/rows/select'
import { inShowrooms } from '@/server/sql'
import { starsText } from '../rules/stars-text'
import * as words from '../words'
import { reviewsToModerate } from './select-reviews-to-moderate'

const r = alias(vehicleReviews, 'r')
const WAITING = {
  id: r.id,
  vehicleId: r.vehicleId,
  title: r.title,
  rating: r.rating,
  since: r.createdAt,
  vehicle: text(sql`coalesce(v.name, v.sku)`),
  userId: r.userId,
}

const oldestReviews: Work['oldest'] = async (payload, { seesCustomers, showrooms }, limit) => {
  const rows = await select(
    payload,
    WAITING,
    sql`FROM vehicle_reviews r JOIN vehicles v ON v.id = r.vehicle_id
      WHERE NOT r.is_approved AND ${inShowrooms(sql`v.showroom_id`, showrooms)}
      ORDER BY r.created_at, r.id LIMIT ${limit}`,
  )
  return rows.map(({ id, rating, since, title, userId, vehicle, vehicleId }) => ({
    id,
    title,
    who: seesCustomers ? userId : null,
    what: `${starsText(rating)}, ${vehicle}`,
    since,
    href: `/admin/inventory/reviews?isApproved=false&vehicleId=${vehicleId}`,
  }))
}

/** Reviews that nobody has approved, as work for the dashboard. */
export const reviewWork: Work = {
  title: words.reviewsWork,
  href: '/admin/inventory/reviews?isApproved=false',
  needs: { module: 'inventory' },
  place: 50,
  waiting: reviewsToModerate.of,
  oldest: oldestReviews,
}
