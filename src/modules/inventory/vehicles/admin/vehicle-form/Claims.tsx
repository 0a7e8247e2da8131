'use client'
import Link from 'next/link'
import { LocalTime, ZoneName } from '@/ui/back-office/LocalTime'
import { countOf } from '@/ui/back-office/list/words'
import type { FormReservation } from './form-reservations'
import css from './vehicle-form.module.css'

/** For whom the vehicle is reserved and who waits for it; nothing while nobody does. */
export function Reservations({ open, sku }: { open: readonly FormReservation[]; sku: string }) {
  if (open.length === 0) return null
  const hold = open.find(({ expiresAt }) => expiresAt !== null)
  const waiting = open.filter((one) => one !== hold)
  const names = waiting.flatMap(({ customer }) => customer ?? [])
  return (
    <section aria-label="Reservations" className={css.notice}>
      <span>
        {hold?.expiresAt && (
          <>
            Reserved for <strong>{hold.customer ?? 'a customer'}</strong> until{' '}
            <LocalTime iso={hold.expiresAt} /> (
            <ZoneName />
            ).{' '}
          </>
        )}
        {waiting.length > 0 && (
          <>
            {countOf(waiting.length, 'request', 'requests')} in the queue
            {names.length > 0 && `: ${names.join(', ')}`}.
          </>
        )}
      </span>
      <Link href={`/admin/inventory/reservations?search=${encodeURIComponent(sku)}`}>Reservations</Link>
    </section>
  )
}
