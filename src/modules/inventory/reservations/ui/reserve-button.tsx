'use client'

import { useState } from 'react'
import { toast } from '@/ui/toast'
import { reserveLabel } from '../rules/reservation-words'
import { IN_FORCE } from '../rules/reservation-workflow'
import * as words from './browser-words'
import { askForReservation, useReservation } from './reservations'

type Props = { id: number; name: string; isReserved: boolean; className?: string }

/** Asks for a vehicle to be held. Says 'Reserved' of one that is held, and 'Requested' of one's own request. */
export function ReserveButton({ id, isReserved, name, className = 'reserve-button' }: Props) {
  const hold = useReservation(id)
  const [busy, setBusy] = useState(false)
  const isOut = busy || hold !== null
  const onClick = async () => {
    if (isOut) return
    setBusy(true)
    await askForReservation(id).catch(() => toast(words.youAreOfflineNothing, 'warning'))
    setBusy(false)
  }
  const label = busy
    ? words.requesting
    : reserveLabel({ isReserved: isReserved || hold?.status === IN_FORCE }, hold !== null)
  return (
    <button
      type="button"
      className={`scripted ${className}`}
      aria-label={`${label}: ${name}`}
      disabled={isReserved}
      // Whoever has just pressed it keeps the focus, which a disabled button would lose.
      aria-disabled={isOut || undefined}
      onClick={onClick}
    >
      {label}
    </button>
  )
}
