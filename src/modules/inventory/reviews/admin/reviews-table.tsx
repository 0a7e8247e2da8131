'use client'
import { useState } from 'react'
import { VehicleCell } from '@/modules/inventory/vehicles/admin/vehicle-cell'
import { CallOutcome } from '@/ui/back-office/list/call-outcome'
import list from '@/ui/back-office/list/list-context.module.css'
import { ListEmpty } from '@/ui/back-office/list/list-empty'
import { StatusLabel } from '@/ui/back-office/list/status-label'
import { Table, type TableColumn } from '@/ui/back-office/list/table'
import deals from '@/ui/back-office/requests.module.css'
import { LocalTime } from '@/ui/back-office/time/local-time'
import { useWrite } from '@/ui/client/use-write'
import type { StaffReview } from '../queries/list-reviews'
import { starsText } from '../rules/stars-text'
import { type Change, HomepageCheck, type Pending, ReviewActions } from './review-actions'
import { ReviewDialog } from './review-dialog'
import * as words from './words'

type Props = { may: { update: boolean; delete: boolean }; rows: StaffReview[] }

const COLUMNS: TableColumn<StaffReview>[] = [
  {
    key: 'review',
    title: words.review,
    kind: 'long',
    card: 'lead',
    className: deals.review,
    cell: ({ comment, staffReply, title }) => (
      <>
        <strong>{title}</strong>
        <p className={deals.clamp} title={comment}>
          {comment}
        </p>
        {staffReply && <p className={list.under}>{words.replyText(staffReply)}</p>}
      </>
    ),
  },
  {
    key: 'stars',
    title: words.stars,
    card: 'lead',
    cell: ({ rating }) => (
      <>
        <span aria-hidden className={deals.stars}>
          {'★'.repeat(rating)}
          {'☆'.repeat(5 - rating)}
        </span>
        <span className={list.under}>{starsText(rating)}</span>
      </>
    ),
  },
  {
    key: 'vehicle',
    title: words.vehicle,
    card: 'title',
    cell: ({ vehicleId, vehicleName, vehicleSku }) => (
      <VehicleCell id={vehicleId} name={vehicleName} sku={vehicleSku} />
    ),
  },
  {
    key: 'author',
    title: words.author,
    card: 'lead',
    cell: ({ author, user, verifiedPurchase }) => (
      <>
        {user?.name ?? author}
        <span className={list.under}>
          {[user?.email, verifiedPurchase && 'verified purchase'].filter(Boolean).join(', ')}
        </span>
      </>
    ),
  },
  {
    key: 'status',
    title: words.status,
    card: 'status',
    cell: ({ isApproved }) => (
      <StatusLabel tone={isApproved ? 'green' : 'amber'}>
        {isApproved ? words.approved : words.notApproved}
      </StatusLabel>
    ),
  },
]

const WRITTEN: TableColumn<StaffReview> = {
  key: 'written',
  title: words.written,
  zoned: true,
  cell: ({ createdAt }) => <LocalTime iso={createdAt} />,
}

/** Changes reviews; an answer and a deletion are confirmed first. */
function useReviews() {
  const { busy, called, clear, run } = useWrite()
  const [pending, setPending] = useState<Pending | null>(null)
  const change: Change = async (call, failed) => {
    const { ok } = await run(failed ? call.then((one) => (one.ok ? one : { ...one, message: failed })) : call)
    // What was written is not lost with the line.
    if (ok) setPending(null)
  }
  const open = (next: Pending) => {
    clear()
    setPending(next)
  }
  return { open, pending, busy, called, change, forget: () => setPending(null) }
}

/** Reviews with what can be done about each: approve or hide, show on the home page, answer, delete. */
export function ReviewsTable({ may, rows }: Props) {
  const { open, pending, busy, called, change, forget } = useReviews()
  const refusal = called?.ok === false ? called.message : null
  const acts = { busy, may, onSelect: open, onChange: change }
  return (
    <>
      <CallOutcome called={called} />
      {rows.length === 0 ? (
        <ListEmpty
          hint={words.customersWriteReviews}
          noMatch={words.noReviewMatches}
          none={words.noReviewsYet}
        />
      ) : (
        <Table
          columns={[
            ...COLUMNS,
            { key: 'homepage', title: words.homePage, cell: (row) => <HomepageCheck {...acts} row={row} /> },
            WRITTEN,
            (may.update || may.delete) && {
              key: 'actions',
              title: words.actions,
              kind: 'actions',
              cell: (row) => <ReviewActions {...acts} row={row} />,
            },
          ]}
          label={words.reviews}
          rows={rows}
        />
      )}
      {pending && <ReviewDialog pending={pending} onChange={change} onClose={forget} refusal={refusal} />}
    </>
  )
}
