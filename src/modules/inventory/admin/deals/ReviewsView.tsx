import Link from 'next/link'
import type { AdminViewServerProps } from 'payload'
import { can, visibleShowrooms } from '@/modules/accounts/rules/permissions'
import { readListAddress } from '@/modules/accounts/schemas/list-address'
import { actorOf } from '@/server/permissions'
import { AdminFrame } from '@/ui/admin/AdminFrame'
import styles from '@/ui/admin/admin.module.css'
import { listReviews } from '../../queries/reviews'
import { RATINGS, reviewsText, starsText } from '../../rules/review'
import { reviewsQuery } from '../../schemas/reviews'
import { type Choice, DealFilters } from './DealFilters'
import { DealPager } from './DealPager'
import { ReviewsTable } from './ReviewsTable'

const YES_NO = (yes: string, no: string) => [
  { value: 'true', label: yes },
  { value: 'false', label: no },
]

const CHOICES: Choice[] = [
  {
    name: 'isApproved',
    label: 'Approval',
    any: 'Approved or not',
    options: YES_NO('Approved', 'Waiting or hidden'),
  },
  {
    name: 'rating',
    label: 'Stars',
    any: 'Any rating',
    options: RATINGS.toReversed().map((value) => ({ value: String(value), label: starsText(value) })),
  },
  { name: 'showOnHomepage', label: 'Home page', any: 'On it or not', options: YES_NO('On it', 'Not on it') },
]

/** Reviews of the viewer's showrooms' vehicles: what waits for a decision first. */
export async function ReviewsView(view: AdminViewServerProps) {
  const { req } = view.initPageResult
  const actor = await actorOf(req)
  const frame = { view, allowed: can(actor, 'inventory', 'read'), title: 'Reviews' }
  if (!frame.allowed) return <AdminFrame {...frame}>{null}</AdminFrame>
  const { given, query } = readListAddress(reviewsQuery, {}, view.searchParams ?? {})
  const { rows, total } = await listReviews(req.payload.db.drizzle, query, visibleShowrooms(actor))
  const may = { update: can(actor, 'inventory', 'update'), delete: can(actor, 'inventory', 'delete') }
  return (
    <AdminFrame {...frame} lead={`${reviewsText(total)}. The public sees those that are approved.`}>
      <DealFilters choices={CHOICES} given={given} search="Text, vehicle, stock number or author" />
      <ReviewsTable may={may} rows={rows}>
        <section className={styles.empty}>
          <h2>{Object.keys(given).length > 0 ? 'No review matches these filters' : 'No reviews yet'}</h2>
          <p>
            {Object.keys(given).length > 0 ? (
              <Link href="?">Reset all filters</Link>
            ) : (
              'Customers write them on the pages of vehicles; they wait here until somebody approves them.'
            )}
          </p>
        </section>
      </ReviewsTable>
      <DealPager given={given} page={query.page} pages={Math.max(1, Math.ceil(total / query.limit))} />
    </AdminFrame>
  )
}
