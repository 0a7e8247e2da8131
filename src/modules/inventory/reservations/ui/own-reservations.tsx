import { LISTING } from '@/modules/inventory/search/rules/listing-url-path'
import { Badge, DrawingLabel } from '@/ui/badge'
import { EmptyState } from '@/ui/empty-and-error-states'
import { PlainLink } from '@/ui/link'
import { Pagination } from '@/ui/pagination'
import { ZonedMoment } from '@/ui/zoned-moment'
import type { OwnReservation } from '../queries/list-reservations'
import { nextForCustomer } from '../rules/next-for-customer'
import { queueText } from '../rules/reservation-words'
import {
  IN_FORCE,
  RESERVATION_STATUS_LABELS,
  RESERVATION_TONES,
  WAITING,
  WITHDRAWN_NOTE,
  withdrawalOf,
} from '../rules/reservation-workflow'
import { Countdown } from './countdown'
import { WithdrawReservation } from './withdraw-reservation'
import * as words from './words'

/** Reservations on one page. */
export const OWN_PAGE_SIZE = 20

type Props = { rows: readonly OwnReservation[]; total: number; page: number; path: string }

/** What somebody reserved: what is open first, with the time that is left or the place in the queue. */
export function OwnReservations({ page, path, rows, total }: Props) {
  if (rows.length === 0)
    return (
      <EmptyState title={words.youHaveNoReservations}>
        <p>
          {words.requestOneOnVehicles}{' '}
          <PlainLink href={LISTING} className="font-semibold text-link underline underline-offset-3">
            {words.browseVehicles}
          </PlainLink>
        </p>
      </EmptyState>
    )
  const pages = Math.ceil(total / OWN_PAGE_SIZE)
  return (
    <>
      <ul className="divide-y divide-line rounded-card border border-line bg-surface">
        {rows.map((row) => (
          <Line key={row.id} row={row} />
        ))}
      </ul>
      <div className="mt-4 empty:hidden">
        <Pagination page={page} pages={pages} hrefOf={(to) => `${path}?page=${to}`} />
      </div>
    </>
  )
}

function Line({ row }: { row: OwnReservation }) {
  const { picture, name, sku, id } = row.vehicle
  const withdrawal = withdrawalOf(row.status)
  return (
    <li className="flex flex-wrap items-center gap-x-4 p-4">
      <span className="relative block h-[54px] w-[72px] shrink-0 overflow-hidden rounded-control bg-plate">
        {picture && <img src={picture} alt="" width={72} height={54} className="size-full object-cover" />}
        {row.vehicle.isDrawn && <DrawingLabel />}
      </span>
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          {row.vehicle.hasPage ? (
            <PlainLink href={`/vehicles/${id}`} className="text-16 font-semibold hover:text-link">
              {name}
            </PlainLink>
          ) : (
            <span className="text-16 font-semibold">{name}</span>
          )}
          <Badge tone={RESERVATION_TONES[row.status]}>{RESERVATION_STATUS_LABELS[row.status]}</Badge>
        </p>
        <p className="text-14 text-soft tabular-nums">
          <Standing row={row} />
        </p>
        <Next row={row} />
        <p className="text-13 text-faint">
          {sku}, requested <ZonedMoment iso={row.requestedAt} />
        </p>
      </div>
      {withdrawal && <WithdrawReservation id={row.id} vehicleId={id} name={name} step={withdrawal} />}
    </li>
  )
}

/** What to do next, with the way to it. */
function Next({ row }: { row: OwnReservation }) {
  const next = nextForCustomer(row)
  if (!next) return null
  const { hasPage, id, name } = row.vehicle
  const page = hasPage ? `/vehicles/${id}` : LISTING
  const { sentence, href, label } = {
    contact: { sentence: words.agreeWithShowroom, href: page, label: words.contactShowroom },
    again: { sentence: words.stillForSale, href: page, label: words.reserveAgain },
    similar: { sentence: '', href: hasPage ? `${page}#similar` : LISTING, label: words.seeSimilar },
  }[next]
  return (
    <p className="text-14 text-soft">
      {sentence && `${sentence} `}
      <PlainLink
        href={href}
        className="inline-block py-1 font-semibold text-link underline underline-offset-3"
      >
        {label}
        <span className="sr-only">: {name}</span>
      </PlainLink>
    </p>
  )
}

/** How a reservation stands, in a sentence. */
function Standing({ row }: { row: OwnReservation }) {
  const { endedAt, expiresAt, note, queuePlace, status, vehicle } = row
  if (status === IN_FORCE && expiresAt)
    return (
      <>
        {words.reservedForYouUntil} <ZonedMoment iso={expiresAt} />
        {', '}
        <strong className="font-semibold text-ink">
          <Countdown until={expiresAt} />
        </strong>
      </>
    )
  if (status === WAITING && queuePlace !== null)
    return (
      <>
        {vehicle.status === 'RESERVED' ? words.reservedForAnotherBuyer : words.requestReceived}
        {queueText(queuePlace)}.
      </>
    )
  return (
    <>
      {endedAt && (
        <>
          {words.ended} <ZonedMoment iso={endedAt} />.{' '}
        </>
      )}
      {note === WITHDRAWN_NOTE ? words.youWithdrewIt : note}
    </>
  )
}
