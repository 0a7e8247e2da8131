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
import { countOf } from '@/ui/back-office/list/words'
import { ZoneName } from '@/ui/back-office/time/zone-name'
import { listReservations } from '../queries/list-reservations'
import { RESERVATION_STATUS_LABELS, RESERVATION_STATUSES } from '../rules/reservation-workflow'
import { reservationsQuery } from '../schemas/reservations'
import { ReservationsTable } from './reservations-table'
import * as words from './words'

const filtersFor = (named: boolean): Filter[] => [
  {
    name: 'search',
    label: named ? words.vehicleStockNumberOrCustomer : words.vehicleOrStockNumber,
    kind: 'search',
  },
  {
    name: 'status',
    label: words.status,
    kind: 'choice',
    any: words.anyStatus,
    options: RESERVATION_STATUSES.map((value) => ({ value, label: RESERVATION_STATUS_LABELS[value] })),
  },
]

/** Reservations of the viewer's showrooms: holds by their end, then the queue, then what is over. */
export async function ReservationsView(view: AdminViewServerProps) {
  const { req } = view.initPageResult
  const actor = await actorOf(req)
  const named = seesCustomers(actor)
  const { given, query } = readListParams(reservationsQuery, {}, view.searchParams ?? {})
  return (
    <ListFrame
      allowed={can(actor, 'inventory', 'read')}
      load={() =>
        pageAt(query, (listQuery) =>
          listReservations(req.payload.db.drizzle, listQuery, visibleShowrooms(actor), named),
        )
      }
      title={words.reservations}
      view={view}
    >
      {({ limit, page, pages, rows, total }) => (
        <ListContext given={given}>
          <ListFilters filters={filtersFor(named)} />
          <ListCount>
            {countOf(total, 'reservation', 'reservations')}. Times are in <ZoneName />.
          </ListCount>
          <ReservationsTable mayUpdate={can(actor, 'inventory', 'update')} named={named} rows={rows} />
          <ListPager limit={limit} page={page} pages={pages} />
        </ListContext>
      )}
    </ListFrame>
  )
}
