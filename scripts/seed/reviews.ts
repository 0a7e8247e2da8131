import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { moderateReview } from '@/modules/inventory/reviews/operations/moderate-or-delete-review'
import { submitReview } from '@/modules/inventory/reviews/operations/submit-review'
import { requestOf } from './request-as-person'

type Author = 'customer' | 'dealer'
type DemoReview = {
  by: Author
  /** Which vehicle: the nth of those sold, or of those longest for sale. */
  of: { status: 'SOLD' | 'PUBLISHED'; nth: number }
  rating: number
  title: string
  comment: string
  reply?: string
  isOnHomePage?: boolean
}

const REVIEWS: readonly DemoReview[] = [
  {
    by: 'customer',
    of: { status: 'SOLD', nth: 0 },
    rating: 5,
    title: 'The grade was honest',
    comment:
      'The auction grade on the page is the state that I found it in. Every paper was there for the clearing agent.',
    reply: 'Thank you, David. Enjoy the road.',
    isOnHomePage: true,
  },
  {
    by: 'dealer',
    of: { status: 'SOLD', nth: 0 },
    rating: 4,
    title: 'Fair price, slow answer on a Friday',
    comment: 'Looked at it for a client. The price was fair for the grade; the answer took until Monday.',
  },
  {
    by: 'dealer',
    of: { status: 'SOLD', nth: 1 },
    rating: 5,
    title: 'Third one for our yard',
    comment:
      'The mileage is the one on the page, and the engine number the one in the papers. I ask for no more.',
    isOnHomePage: true,
  },
  {
    by: 'customer',
    of: { status: 'SOLD', nth: 2 },
    rating: 3,
    title: 'Good car, worn tyres',
    comment: 'Runs well. I had to buy tyres soon, and no picture shows how worn they were.',
    reply: 'You are right. Ask us about the tyres of any vehicle; we go and look.',
    isOnHomePage: true,
  },
  {
    by: 'customer',
    of: { status: 'PUBLISHED', nth: 0 },
    rating: 4,
    title: 'Saw it in the showroom',
    comment: 'Clean inside, starts at once, and nobody pushed me. I am still thinking about the colour.',
  },
]

/** A vehicle that somebody has ordered is reviewed once they have it. */
async function vehiclesOf(payload: Payload, status: string): Promise<number[]> {
  const { rows } = await payload.db.drizzle.execute(sql`
    SELECT id FROM vehicles v WHERE status::text = ${status} AND deleted_at IS NULL AND NOT EXISTS (
      SELECT FROM orders o WHERE o.vehicle_id = v.id AND o.status::text NOT IN ('ORDER_DELIVERED', 'ORDER_COMPLETED'))
    ORDER BY published_at, id LIMIT 3`)
  return rows.map((row) => Number(row.id))
}

/** A few reviews by the demo people, written, approved and answered like any others. */
export async function seedReviews(payload: Payload): Promise<void> {
  const vehicles = {
    SOLD: await vehiclesOf(payload, 'SOLD'),
    PUBLISHED: await vehiclesOf(payload, 'PUBLISHED'),
  }
  for (const { by, of, isOnHomePage, reply, ...review } of REVIEWS) {
    const vehicleId = vehicles[of.status][of.nth]
    if (vehicleId === undefined) continue
    const id = await submitReview(await requestOf(payload, by), { vehicleId, ...review })
    const change = { isApproved: true, showOnHomepage: isOnHomePage, staffReply: reply }
    await moderateReview(await requestOf(payload, 'admin'), id, change)
  }
}
