'use client'
import Link from 'next/link'
import { useRouter } from 'next/navigation'
import { useEffect, useMemo, useState } from 'react'
import { waitedText } from '@/kernel/time/time-in-words'
import { CallOutcome } from '@/ui/back-office/list/call-outcome'
import list from '@/ui/back-office/list/list-context.module.css'
import { ListEmpty } from '@/ui/back-office/list/list-empty'
import { takeMessageForList } from '@/ui/back-office/list/message-for-list'
import { StatusLabel } from '@/ui/back-office/list/status-label'
import { Table, type TableColumn } from '@/ui/back-office/list/table'
import deals from '@/ui/back-office/requests.module.css'
import { LocalTime } from '@/ui/back-office/time/local-time'
import { useRowKeys } from '@/ui/back-office/use-row-keys'
import type { Called } from '@/ui/client/answer'
import type { Inquiry } from '../queries/list-inquiries'
import {
  inquiryNumber,
  steeringOnCard,
  vehicleText,
  wantedTransmission,
  yearsText,
} from '../rules/inquiry-display'
import { statusShown, waitingSince } from '../rules/inquiry-status'
import { INQUIRIES } from './inquiry-lists'
import * as words from './words'

type Props = {
  rows: Inquiry[]
  /** ISO, so that server and browser show the same. */
  now: string
}

const COLUMNS: TableColumn<Inquiry>[] = [
  {
    key: 'vehicle',
    title: words.vehicle,
    card: 'title',
    cell: (inquiry) => (
      <>
        <Link href={`${INQUIRIES}/${inquiry.id}`}>{vehicleText(inquiry)}</Link>
        <span className={list.under}>
          {[inquiryNumber(inquiry.id), inquiry.vehicle?.sku].filter(Boolean).join(' · ')}
        </span>
      </>
    ),
  },
  {
    key: 'status',
    title: words.status,
    card: 'status',
    cell: ({ status }) => (
      <StatusLabel tone={statusShown(status).tone}>{statusShown(status).label}</StatusLabel>
    ),
  },
  {
    key: 'customer',
    title: words.customer,
    card: 'lead',
    cell: ({ customerEmail, customerName }) => (
      <>
        {customerName}
        <span className={list.under}>{customerEmail}</span>
      </>
    ),
  },
  {
    key: 'wanted',
    title: words.wanted,
    kind: 'long',
    className: deals.review,
    cell: (inquiry) => (
      <>
        {wantedText(inquiry)}
        {inquiry.message && (
          <p className={deals.clamp} title={inquiry.message}>
            {inquiry.message}
          </p>
        )}
      </>
    ),
  },
]

/** What is wanted besides make and model; what does not matter is left out. */
const wantedText = ({ country, priceType, steering, transmission, yearFrom, yearTo }: Inquiry): string =>
  [
    yearsText(yearFrom, yearTo),
    transmission && wantedTransmission(transmission),
    steering && steeringOnCard(steering),
    priceType,
    country,
  ]
    .filter(Boolean)
    .join(' · ')

const REQUESTED: TableColumn<Inquiry> = {
  key: 'asked',
  title: words.asked,
  zoned: true,
  cell: ({ createdAt }) => <LocalTime iso={createdAt} />,
}

/** The result of a step that redirected to this list. */
function useNotice(): Called | null {
  const [notice, setNotice] = useState<Called | null>(null)
  useEffect(() => {
    const passed = takeMessageForList()
    if (passed) setNotice(passed)
  }, [])
  return notice
}

/** Inquiries with whose turn it is; j and k go through them, e opens one. */
export function InquiriesTable({ now, rows }: Props) {
  const router = useRouter()
  const passed = useNotice()
  const ids = useMemo(() => rows.map(({ id }) => id), [rows])
  const current = useRowKeys(ids, { open: (id) => router.push(`${INQUIRIES}/${id}`) })
  const turn: TableColumn<Inquiry> = {
    key: 'turn',
    title: words.turn,
    cell: (inquiry) => <Turn inquiry={inquiry} now={now} />,
  }
  return (
    <>
      <CallOutcome called={passed} />
      {rows.length === 0 ? (
        <ListEmpty
          hint={words.inquiriesAppearHere}
          noMatch={words.noInquiryMatches}
          none={words.noInquiriesYet}
        />
      ) : (
        <Table
          columns={[...COLUMNS, turn, REQUESTED]}
          current={current}
          label={words.inquiries}
          rows={rows}
        />
      )}
    </>
  )
}

/** Since when it is our turn; nothing while it is the customer's. */
function Turn({ inquiry, now }: { inquiry: Inquiry; now: string }) {
  const since = waitingSince(inquiry)
  if (since === null) return '—'
  return words.waitsForUs(waitedText(new Date(since), new Date(now)))
}
