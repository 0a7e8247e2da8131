import { Badge, DrawingLabel } from '@/ui/badge'
import { buttonStyle } from '@/ui/button'
import { cx } from '@/ui/cx'
import { EmptyState } from '@/ui/empty-and-error-states'
import { PlainLink } from '@/ui/link'
import { Pagination } from '@/ui/pagination'
import { ZonedMoment } from '@/ui/zoned-moment'
import type { OrderRow } from '../queries/read-order-rows'
import { ORDER_STATUS_LABELS, ORDER_TONES } from '../rules/order-statuses'
import { orderSum } from '../rules/order-sum'
import { turnOfOrder } from '../rules/purchase-turns'
import * as words from './words'

/** Orders on one page. */
export const OWN_ORDERS_SIZE = 20

const LISTS = [
  { href: '/dashboard/orders', label: words.all },
  { href: '/dashboard/orders/in-progress', label: words.inProgress },
  { href: '/dashboard/orders/completed', label: words.completed },
]

type Props = { rows: readonly OrderRow[]; total: number; page: number; path: string }

/** A customer's orders as cards. */
export function OwnOrders({ page, path, rows, total }: Props) {
  return (
    <>
      {rows.length === 0 ? (
        <EmptyState title={words.noOrders}>
          <p>{words.ordersAppear}</p>
        </EmptyState>
      ) : (
        <ul className="grid gap-4">
          {rows.map((row) => (
            <OrderCard key={row.id} row={row} />
          ))}
        </ul>
      )}
      <div className="mt-4 empty:hidden">
        <Pagination
          page={page}
          pages={Math.ceil(total / OWN_ORDERS_SIZE)}
          hrefOf={(to) => `${path}?page=${to}`}
        />
      </div>
    </>
  )
}

/** The lists of orders beside each other. */
export function OwnOrdersTabs({ path }: { path: string }) {
  return (
    <nav aria-label={words.yourOrders} className="mb-4 flex flex-wrap gap-2">
      {LISTS.map(({ href, label }) => (
        <PlainLink
          key={href}
          href={href}
          aria-current={href === path ? 'page' : undefined}
          className={buttonStyle(href === path ? 'secondary' : 'quiet', '', 'slim')}
        >
          {label}
        </PlainLink>
      ))}
    </nav>
  )
}

function OrderCard({ row }: { row: OrderRow }) {
  const { id, number, orderedAt, status, vehicle } = row
  const sum = orderSum(row)
  const turn = turnOfOrder(row)
  return (
    <li className="relative flex flex-wrap gap-4 rounded-card border border-line bg-surface p-4">
      <span className="relative block h-[90px] w-[120px] shrink-0 overflow-hidden rounded-control bg-plate">
        {vehicle.picture && (
          <img src={vehicle.picture} alt="" width={120} height={90} className="size-full object-cover" />
        )}
        {vehicle.isDrawn && <DrawingLabel />}
      </span>
      <div className="min-w-0 flex-1 basis-40">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <span className="text-16 font-semibold">{vehicle.name}</span>
          <Badge tone={ORDER_TONES[status]}>{ORDER_STATUS_LABELS[status]}</Badge>
        </p>
        <p className={cx('text-14', turn.isLate && 'text-red')}>{turn.what}</p>
        <p className="text-14 tabular-nums">
          {words.total} <strong className="font-semibold">{sum.total}</strong>
          {sum.vehicle && <span className="block text-13 text-faint">{words.ofVehicle(sum.vehicle)}</span>}
        </p>
        <p className="text-13 text-faint">
          {number}, {words.ordered.toLowerCase()} <ZonedMoment iso={orderedAt} />
        </p>
      </div>
      <PlainLink
        href={`/dashboard/orders/${id}`}
        className={buttonStyle('secondary', 'self-center after:absolute after:inset-0', 'slim')}
      >
        {words.viewDetails}
        <span className="sr-only">: {number}</span>
      </PlainLink>
    </li>
  )
}
