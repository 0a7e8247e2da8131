import type { AdminViewServerProps } from 'payload'
import { readListAddress } from '@/input/list-address'
import { can, seesCustomers, visibleShowrooms } from '@/kernel/permissions'
import { actorOf } from '@/server/permissions'
import { List } from '@/ui/back-office/list/List'
import { ListCount } from '@/ui/back-office/list/ListCount'
import { ListFilters } from '@/ui/back-office/list/ListFilters'
import { ListFrame } from '@/ui/back-office/list/ListFrame'
import { ListPager } from '@/ui/back-office/list/ListPager'
import { pageAt } from '@/ui/back-office/list/page-at'
import type { Filter } from '@/ui/back-office/list/types'
import { listReviews } from '../queries/reviews'
import { RATINGS, reviewsText, starsText } from '../rules/review'
import { reviewsQuery } from '../schemas/reviews'
import { ReviewsTable } from './ReviewsTable'

const yesNo = (name: string, label: string, any: string, yes: string, no: string): Filter => ({
  name,
  label,
  kind: 'choice',
  any,
  options: [
    { value: 'true', label: yes },
    { value: 'false', label: no },
  ],
})

const filtersFor = (named: boolean): Filter[] => [
  {
    name: 'search',
    label: named ? 'Text, vehicle, stock number or author' : 'Text, vehicle or stock number',
    kind: 'search',
  },
  yesNo('isApproved', 'Approval', 'Approved or not', 'Approved', 'Waiting or hidden'),
  {
    name: 'rating',
    label: 'Stars',
    kind: 'choice',
    any: 'Any rating',
    options: RATINGS.toReversed().map((value) => ({ value: String(value), label: starsText(value) })),
  },
  yesNo('showOnHomepage', 'Home page', 'On it or not', 'On it', 'Not on it'),
]

/** Reviews of the viewer's showrooms' vehicles: what waits for a decision first. */
export async function ReviewsView(view: AdminViewServerProps) {
  const { req } = view.initPageResult
  const actor = await actorOf(req)
  const named = seesCustomers(actor)
  const { given, query } = readListAddress(reviewsQuery, {}, view.searchParams ?? {})
  return (
    <ListFrame
      allowed={can(actor, 'inventory', 'read')}
      load={() =>
        pageAt(query, (asked) => listReviews(req.payload.db.drizzle, asked, visibleShowrooms(actor), named))
      }
      title="Reviews"
      view={view}
    >
      {({ limit, page, pages, rows, total }) => (
        <List given={given}>
          <ListFilters filters={filtersFor(named)} />
          <ListCount>{reviewsText(total)}. The public sees those that are approved.</ListCount>
          <ReviewsTable
            may={{ update: can(actor, 'inventory', 'update'), delete: can(actor, 'inventory', 'delete') }}
            rows={rows}
          />
          <ListPager limit={limit} page={page} pages={pages} />
        </List>
      )}
    </ListFrame>
  )
}
