import type { OwnReservation } from '@/modules/inventory/reservations/queries/list-reservations'
import { queueText } from '@/modules/inventory/reservations/rules/reservation-words'
import {
  RESERVATION_STATUS_LABELS,
  RESERVATION_TONES,
} from '@/modules/inventory/reservations/rules/reservation-workflow'
import type { Purchase } from '@/modules/sales/orders/queries/list-purchases'
import { DueDay } from '@/modules/sales/orders/ui/due-day'
import { sumText } from '@/modules/sales/quotes/rules/offer/offer-sum-texts'
import { Badge } from '@/ui/badge'
import { DashboardLine, DashboardSection } from './dashboard-section'
import { Deadline } from './deadline'
import * as words from './words'

type Clocks = { now: Date; zone: string }

/** How many of a kind are shown; the others are one link away. */
const SHOWN = 5

/** Quotes and orders that are not over, with whose turn it is and by which day. */
export function OpenPurchases({ purchases }: { purchases: readonly Purchase[] }) {
  const all = { href: '/dashboard/purchases', label: words.seeAll }
  return (
    <DashboardSection all={all} id="deals" title={words.quotesAndOrders}>
      {purchases.slice(0, SHOWN).map(({ key, turn, ...deal }) => (
        <DashboardLine
          badge={<Badge tone={deal.tone}>{deal.statusLabel}</Badge>}
          href={deal.href}
          key={key}
          picture={deal.picture}
          title={deal.title}
        >
          <p className="text-14">
            {turn.what} <DueDay turn={turn} />
          </p>
          <p className="text-13 text-faint tabular-nums">
            {[deal.number, deal.sum && sumText(deal.sum)].filter(Boolean).join(' · ')}
          </p>
        </DashboardLine>
      ))}
    </DashboardSection>
  )
}

type ReservationsProps = Clocks & { reservations: readonly OwnReservation[] }

/** Reservations that are open: the time that is left, or the place in the queue. */
export function OpenReservations({ now, reservations, zone }: ReservationsProps) {
  const all = { href: '/dashboard/reservations', label: words.seeAll }
  return (
    <DashboardSection all={all} id="reservations" title={words.reservations}>
      {reservations.slice(0, SHOWN).map(({ expiresAt, id, queuePlace, status, vehicle }) => (
        <DashboardLine
          badge={<Badge tone={RESERVATION_TONES[status]}>{RESERVATION_STATUS_LABELS[status]}</Badge>}
          href={vehicle.hasPage ? `/vehicles/${vehicle.id}` : null}
          key={id}
          picture={vehicle.picture}
          title={vehicle.name}
        >
          <p className="text-14">
            {expiresAt && (
              <>
                {words.reservedForYou} <Deadline now={now} until={expiresAt} zone={zone} />
              </>
            )}
            {!expiresAt && queuePlace !== null && queueText(queuePlace)}
          </p>
        </DashboardLine>
      ))}
    </DashboardSection>
  )
}
