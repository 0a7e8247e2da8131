'use client'
import Link from 'next/link'
import { useRouter } from 'next/navigation'
import { type ReactNode, useState } from 'react'
import styles from '@/ui/admin/admin.module.css'
import { type Called, callApi } from '@/ui/admin/call'
import { LocalTime } from '@/ui/admin/LocalTime'
import type { StaffReservation } from '../../queries/reservations'
import { HOLD_STATUS_LABELS, HOLD_TONES } from '../../rules/hold'
import { VEHICLE_STATUS_LABELS } from '../../rules/vehicle-status'
import { Countdown } from '../../ui/hold/countdown'
import { DecisionDialog } from './DecisionDialog'
import deals from './deals.module.css'

export type Decision = 'confirm' | 'reject' | 'release'
const VERBS: Record<Decision, string> = { confirm: 'Confirm', reject: 'Reject', release: 'Release' }
const DECISIONS: Partial<Record<StaffReservation['status'], Decision[]>> = {
  REQUESTED: ['confirm', 'reject'],
  CONFIRMED: ['release'],
}

type Props = {
  rows: StaffReservation[]
  mayUpdate: boolean
  /** Shown in place of the table when there is no row; what was just said stays above it. */
  children: ReactNode
}

/** Reservations with what can be decided about each; every decision is asked for once more. */
export function HoldsTable({ children, mayUpdate, rows }: Props) {
  const router = useRouter()
  const [asked, setAsked] = useState<{ row: StaffReservation; decision: Decision } | null>(null)
  const [said, setSaid] = useState<Called | null>(null)
  const decide = async (note: string) => {
    if (!asked) return
    const path = `/reservations/${asked.row.id}/${asked.decision}`
    const called = await callApi('PUT', path, asked.decision === 'confirm' ? undefined : { note })
    setSaid(called)
    setAsked(null)
    router.refresh()
  }
  return (
    <>
      <div aria-live="polite">
        {said && (
          <div className={styles.alert} data-tone={said.ok ? 'green' : 'red'} role="status">
            {said.message}
          </div>
        )}
      </div>
      {rows.length === 0 ? (
        children
      ) : (
        <div className={styles.scroll}>
          <table className={`${styles.table} ${deals.table}`}>
            <thead>
              <tr>
                <th scope="col">Vehicle</th>
                <th scope="col">Customer</th>
                <th scope="col">Status</th>
                <th scope="col">Queue or time left</th>
                <th scope="col">Requested</th>
                <th scope="col">Decided by</th>
                {mayUpdate && <th scope="col">Decision</th>}
              </tr>
            </thead>
            <tbody>
              {rows.map((row) => (
                <tr key={row.id}>
                  <td>
                    <div className={deals.name}>
                      <Link href={`/admin/collections/vehicles/${row.vehicle.id}`} title={row.vehicle.name}>
                        {row.vehicle.name}
                      </Link>
                    </div>
                    <span className={deals.under}>{row.vehicle.sku}</span>
                  </td>
                  <td>
                    {row.customer.name}
                    <span className={deals.under}>{row.customer.email}</span>
                  </td>
                  <td>
                    <span className={styles.status} data-tone={HOLD_TONES[row.status]}>
                      {HOLD_STATUS_LABELS[row.status]}
                    </span>
                  </td>
                  <td>
                    <Standing row={row} />
                  </td>
                  <td>
                    <LocalTime iso={row.requestedAt} />
                  </td>
                  <td>{row.decidedBy ?? '—'}</td>
                  {mayUpdate && (
                    <td>
                      <span className={deals.rowActions}>
                        {(DECISIONS[row.status] ?? []).map((decision) => (
                          <button
                            aria-label={`${VERBS[decision]} the reservation of ${row.vehicle.sku} for ${row.customer.name}`}
                            className={styles.button}
                            key={decision}
                            onClick={() => setAsked({ row, decision })}
                            type="button"
                          >
                            {VERBS[decision]}
                          </button>
                        ))}
                      </span>
                    </td>
                  )}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
      {asked && (
        <DecisionDialog
          decision={asked.decision}
          onClose={() => setAsked(null)}
          onConfirm={decide}
          row={asked.row}
          verb={VERBS[asked.decision]}
        />
      )}
    </>
  )
}

/** Where a reservation stands: its place in the queue, the time it has left, or when and why it ended. */
function Standing({ row }: { row: StaffReservation }) {
  if (row.queuePlace !== null)
    return (
      <>
        {row.queuePlace} of {row.queueLength}
        {row.vehicle.status !== 'PUBLISHED' && (
          <span className={deals.under}>
            the vehicle is {VEHICLE_STATUS_LABELS[row.vehicle.status].toLowerCase()}
          </span>
        )}
      </>
    )
  if (row.status === 'CONFIRMED' && row.expiresAt)
    return (
      <>
        <Countdown until={row.expiresAt} />
        <span className={deals.under}>
          until <LocalTime iso={row.expiresAt} />
        </span>
      </>
    )
  if (!row.endedAt) return <>—</>
  return (
    <>
      <LocalTime iso={row.endedAt} />
      {row.note && <span className={deals.under}>{row.note}</span>}
    </>
  )
}
