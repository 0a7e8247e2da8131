'use client'

import { IN_FORCE } from '../rules/reservation-states'
import { reserveLabel } from '../rules/reserve-label'
import { openInquiry } from './reservation-store'
import { useReservation } from './reservations'

type Props = { id: number; name: string; isReserved: boolean; className?: string }

/**
 * Requests a vehicle, after a question by ReservationSupport. Shows 'Reserved' for a vehicle that is held,
 * and 'Requested' for one's own request.
 */
export function ReserveButton({ id, isReserved, name, className = 'reserve-button' }: Props) {
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
      onClick={() => isOut || openInquiry({ id, name })}
    >
      {label}
    </button>
  )
}
