import type { AdminViewServerProps } from 'payload'
import { readListParams } from '@/input/read-list-params'
import { can, seesCustomers } from '@/kernel/permissions'
import { visibleShowrooms } from '@/kernel/showroom-scope'
import { actorOf } from '@/server/actor-of'
import { ListFilters } from '@/ui/back-office/list/filters/list-filters'
import { ListContext } from '@/ui/back-office/list/list-context'
import { ListCount } from '@/ui/back-office/list/list-count'
import { ListFrame } from '@/ui/back-office/list/list-frame'
import { ListPager } from '@/ui/back-office/list/list-pager'
import type { Filter } from '@/ui/back-office/list/list-type'
import { pageAt } from '@/ui/back-office/list/page-at'
import { listReviews } from '../queries/list-reviews'
import { RATINGS, reviewsText } from '../rules/review'
import { starsText } from '../rules/stars-text'
import { reviewsQuery } from '../schemas/reviews'
import { ReviewsTable } from './reviews-table'
import * as words from './words'

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
    label: named ? words.textVehicleStock : words.textVehicleOrStock,
    kind: 'search',
  },
  yesNo('isApproved', words.approval, words.anyApproval, words.approved, words.pendingOrHidden),
  {
    name: 'rating',
    label: words.stars,
    kind: 'choice',
    any: words.anyRating,
    options: RATINGS.toReversed().map((value) => ({ value: String(value), label: starsText(value) })),
  },
  yesNo('showOnHomepage', words.homePage, words.shownOrNot, words.shownOnSite, words.notShown),
]

/** Reviews of the viewer's showrooms' vehicles: what waits for a decision first. */
export async function ReviewsView(view: AdminViewServerProps) {
  const { req } = view.initPageResult
  const actor = await actorOf(req)
  const named = seesCustomers(actor)
  const { given, query } = readListParams(reviewsQuery, {}, view.searchParams ?? {})
  return (
    <ListFrame
      allowed={can(actor, 'inventory', 'read')}
      load={() =>
        pageAt(query, (listQuery) =>
          listReviews(req.payload.db.drizzle, listQuery, visibleShowrooms(actor), named),
        )
      }
      title={words.reviews}
      view={view}
    >
      {({ limit, page, pages, rows, total }) => (
        <ListContext given={given}>
          <ListFilters filters={filtersFor(named)} />
          <ListCount>{words.onlyApprovedArePublic(reviewsText(total))}</ListCount>
          <ReviewsTable
            may={{ update: can(actor, 'inventory', 'update'), delete: can(actor, 'inventory', 'delete') }}
            rows={rows}
          />
          <ListPager limit={limit} page={page} pages={pages} />
        </ListContext>
      )}
    </ListFrame>
  )
}
