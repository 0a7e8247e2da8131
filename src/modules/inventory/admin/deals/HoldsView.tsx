import Link from 'next/link'
import type { AdminViewServerProps } from 'payload'
import { can, visibleShowrooms } from '@/modules/accounts/rules/permissions'
import { readListAddress } from '@/modules/accounts/schemas/list-address'
import { actorOf } from '@/server/permissions'
import { AdminFrame } from '@/ui/admin/AdminFrame'
import styles from '@/ui/admin/admin.module.css'
import { ZoneName } from '@/ui/admin/LocalTime'
import { listReservations } from '../../queries/reservations'
import { HOLD_STATUS_LABELS, HOLD_STATUSES } from '../../rules/hold'
import { reservationsQuery } from '../../schemas/reservations'
import { type Choice, DealFilters } from './DealFilters'
import { DealPager } from './DealPager'
import { HoldsTable } from './HoldsTable'

const STATUS: Choice = {
  name: 'status',
  label: 'Status',
  any: 'Any status',
  options: HOLD_STATUSES.map((value) => ({ value, label: HOLD_STATUS_LABELS[value] })),
}

/** Reservations of the viewer's showrooms: holds by their end, then the queue, then what is over. */
export async function HoldsView(view: AdminViewServerProps) {
  const { req } = view.initPageResult
  const actor = await actorOf(req)
  const frame = { view, allowed: can(actor, 'inventory', 'read'), title: 'Reservations' }
  if (!frame.allowed) return <AdminFrame {...frame}>{null}</AdminFrame>
  const { given, query } = readListAddress(reservationsQuery, {}, view.searchParams ?? {})
  const { rows, total } = await listReservations(req.payload.db.drizzle, query, visibleShowrooms(actor))
  const lead = (
    <>
      {total.toLocaleString('en-US')} {total === 1 ? 'reservation' : 'reservations'}. Times are in{' '}
      <ZoneName />.
    </>
  )
  return (
    <AdminFrame {...frame} lead={lead}>
      <DealFilters choices={[STATUS]} given={given} search="Vehicle, stock number or customer" />
      <HoldsTable mayUpdate={can(actor, 'inventory', 'update')} rows={rows}>
        <section className={styles.empty}>
          <h2>
            {Object.keys(given).length > 0 ? 'No reservation matches these filters' : 'No reservations yet'}
          </h2>
          <p>
            {Object.keys(given).length > 0 ? (
              <Link href="?">Reset all filters</Link>
            ) : (
              'They appear here as soon as a customer reserves a vehicle.'
            )}
          </p>
        </section>
      </HoldsTable>
      <DealPager given={given} page={query.page} pages={Math.max(1, Math.ceil(total / query.limit))} />
    </AdminFrame>
  )
}
