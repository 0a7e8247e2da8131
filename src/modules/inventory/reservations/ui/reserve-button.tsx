'use client'

import { IN_FORCE } from '../rules/reservation-states'
import { reserveLabel } from '../rules/reserve-label'
import { openReserveDialog } from './reservations-on-page-store'
import { useReservation } from './use-reservation'

type Props = { id: number; name: string; isReserved: boolean; className: string }

const SLIM =
  'min-h-11 rounded-control px-2 font-semibold text-link hover:underline hover:underline-offset-3 ' +
  'disabled:cursor-not-allowed disabled:font-medium disabled:text-faint disabled:no-underline ' +
  'aria-disabled:cursor-not-allowed aria-disabled:font-medium aria-disabled:text-faint aria-disabled:no-underline'

/** At the far end of a card's actions, and below the price in a row, no higher than the picture beside it allows. */
export const RESERVE_LOOKS = {
  card: `${SLIM} ml-auto text-13`,
  row: `${SLIM} text-12 pointer-fine:min-h-6 print:hidden flat:min-h-11 flat:text-13`,
}

/**
 * Requests a vehicle, after a question by ReservationSupport. Shows 'Reserved' for a vehicle that is held,
 * and 'Requested' for one's own request.
 */
export function ReserveButton({ id, isReserved, name, className }: Props) {
  const hold = useReservation(id)
  const isOut = hold !== null
  const label = reserveLabel({ isReserved: isReserved || hold?.status === IN_FORCE }, isOut)
  return (
    <button
      type="button"
      className={`scripted ${className}`}
      aria-label={`${label}: ${name}`}
      aria-haspopup={isOut || isReserved ? undefined : 'dialog'}
      disabled={isReserved}
      // Whoever has just requested it retains the focus, which a disabled button would lose.
      aria-disabled={isOut || undefined}
      onClick={() => isOut || openReserveDialog({ id, name })}
    >
      {label}
    </button>
  )
}
