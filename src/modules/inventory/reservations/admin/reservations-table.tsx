'use client'
import { useState } from 'react'
import { VehicleCell } from '@/modules/inventory/vehicles/admin/vehicle-cell'
import { VEHICLE_STATUS_LABELS } from '@/modules/inventory/vehicles/rules/vehicle-status'
import styles from '@/ui/back-office/admin.module.css'
import { CallOutcome } from '@/ui/back-office/list/call-outcome'
import list from '@/ui/back-office/list/list-context.module.css'
import { ListEmpty } from '@/ui/back-office/list/list-empty'
import { StatusLabel } from '@/ui/back-office/list/status-label'
import { Table, type TableColumn } from '@/ui/back-office/list/table'
import { LocalTime } from '@/ui/back-office/time/local-time'
import { useWrite } from '@/ui/client/use-write'
import type { StaffReservation } from '../queries/list-reservations'
import {
  IN_FORCE,
  RESERVATION_STATUS_LABELS,
  RESERVATION_TONES,
  type StaffStep,
  staffSteps,
} from '../rules/reservation-workflow'
import { STAFF_STEP_WORDS } from '../rules/step-words'
import { Countdown } from '../ui/countdown'
import { DecisionDialog } from './decision-dialog'
import { sendReservationDecision } from './send-reservation-decision'
import * as words from './words'

/** `named`: whether it is shown who the customers are. */
type Props = { rows: StaffReservation[]; mayUpdate: boolean; named: boolean }
type Pending = { row: StaffReservation; decision: StaffStep }

const VEHICLE: TableColumn<StaffReservation> = {
  key: 'vehicle',
  title: words.vehicle,
  card: 'title',
  cell: ({ vehicle }) => <VehicleCell {...vehicle} />,
}

const CUSTOMER: TableColumn<StaffReservation> = {
  key: 'customer',
  title: words.customer,
  card: 'lead',
  cell: ({ customer }) => (
    <>
      {customer?.name}
      <span className={list.under}>{customer?.email}</span>
    </>
  ),
}

const COLUMNS: TableColumn<StaffReservation>[] = [
  {
    key: 'status',
    title: words.status,
    card: 'status',
    cell: ({ status }) => (
      <StatusLabel tone={RESERVATION_TONES[status]}>{RESERVATION_STATUS_LABELS[status]}</StatusLabel>
    ),
  },
  { key: 'queue', title: words.queueOrTimeLeft, kind: 'long', cell: (row) => <QueueOrTimeLeft row={row} /> },
  { key: 'requested', title: words.requested, cell: ({ requestedAt }) => <LocalTime iso={requestedAt} /> },
  { key: 'decider', title: words.decidedBy, cell: ({ decidedBy }) => decidedBy ?? '—' },
]

/** Decides about reservations, after a confirmation. */
function useDecisions() {
  const { called, clear, run } = useWrite()
  const [pending, setPending] = useState<Pending | null>(null)
  const open = (next: Pending) => {
    clear()
    setPending(next)
  }
  const decide = async ({ decision, row }: Pending, note: string) => {
    const { ok } = await run(sendReservationDecision(row.id, decision, note))
    // What was written to the customer is not lost with the line.
    if (ok) setPending(null)
  }
  return { open, pending, called, decide, forget: () => setPending(null) }
}

/** Reservations with what can be decided about each; every decision is confirmed. */
export function ReservationsTable({ mayUpdate, named, rows }: Props) {
  const { open, pending, called, decide, forget } = useDecisions()
  return (
    <>
      <CallOutcome called={called} />
      {rows.length === 0 ? (
        <ListEmpty
          hint={words.reservationsAppearHere}
          noMatch={words.noReservationMatches}
          none={words.noReservationsYet}
        />
      ) : (
        <Table<StaffReservation>
          columns={[
            VEHICLE,
            named && CUSTOMER,
            ...COLUMNS,
            mayUpdate && {
              key: 'decision',
              title: words.decision,
              kind: 'actions',
              cell: (row) => <Decisions onSelect={open} row={row} />,
            },
          ]}
          label={words.reservations}
          rows={rows}
        />
      )}
      {pending && (
        <DecisionDialog
          decision={pending.decision}
          onClose={forget}
          onConfirm={(note) => decide(pending, note)}
          refusal={called?.ok === false ? called.message : null}
          row={pending.row}
        />
      )}
    </>
  )
}

function Decisions({ onSelect, row }: { row: StaffReservation; onSelect: (pending: Pending) => void }) {
  return (
    <span className={list.rowActions}>
      {staffSteps(row.status).map((decision) => (
        <button
          aria-label={words.decideOn(STAFF_STEP_WORDS[decision].verb, row.vehicle.sku, row.customer?.name)}
          className={styles.button}
          key={decision}
          onClick={() => onSelect({ row, decision })}
          type="button"
        >
          {STAFF_STEP_WORDS[decision].verb}
        </button>
      ))}
    </span>
  )
}

/** Where a reservation stands: its place in the queue, the time it has left, or when and why it ended. */
function QueueOrTimeLeft({ row }: { row: StaffReservation }) {
  if (row.queuePlace !== null)
    return (
      <>
        {words.placeInQueue(row.queuePlace, row.queueLength)}
        {row.vehicle.status !== 'PUBLISHED' && (
          <span className={list.under}>
            {words.theVehicleIs(VEHICLE_STATUS_LABELS[row.vehicle.status].toLowerCase())}
          </span>
        )}
      </>
    )
  if (row.status === IN_FORCE && row.expiresAt)
    return (
      <>
        <Countdown until={row.expiresAt} />
        <span className={list.under}>
          until <LocalTime iso={row.expiresAt} />
        </span>
      </>
    )
  if (!row.endedAt) return '—'
  return (
    <>
      <LocalTime iso={row.endedAt} />
      {row.note && <span className={list.under}>{row.note}</span>}
    </>
  )
}
