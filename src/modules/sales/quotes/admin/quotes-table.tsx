'use client'
import Link from 'next/link'
import { useRouter } from 'next/navigation'
import { useCallback, useMemo } from 'react'
import { CallOutcome } from '@/ui/back-office/list/call-outcome'
import list from '@/ui/back-office/list/list-context.module.css'
import { ListEmpty } from '@/ui/back-office/list/list-empty'
import { useMessageForList } from '@/ui/back-office/list/message-for-list'
import { sortsOf } from '@/ui/back-office/list/sorting'
import { StatusLabel } from '@/ui/back-office/list/status-label'
import { Table, type TableColumn } from '@/ui/back-office/list/table'
import deals from '@/ui/back-office/requests.module.css'
import { LocalDay } from '@/ui/back-office/time/local-day'
import { useRowKeys } from '@/ui/back-office/use-row-keys'
import { QUOTE_SORT_LABELS, type QuoteSort } from '../rules/lists/quote-sorts'
import type { QuoteListRow } from './quote-list-row'
import { quoteHref } from './urls'
import * as words from './words'

const TURNS = { staff: words.ourTurn, customer: words.customersTurn } as const

const sorts = (first: QuoteSort, second: QuoteSort) => sortsOf(QUOTE_SORT_LABELS, first, second)

const COLUMNS: TableColumn<QuoteListRow>[] = [
  {
    key: 'vehicle',
    sorts: sorts('vehicle-asc', 'vehicle-desc'),
    title: words.vehicle,
    kind: 'long',
    card: 'title',
    cell: (quote) => (
      <>
        <div className={deals.name}>
          <Link href={quoteHref(quote)} title={quote.vehicleName}>
            {quote.vehicleName}
          </Link>
        </div>
        <span className={list.under}>{quote.number}</span>
        {quote.vehicle && <span className={list.under}>{quote.vehicle.sku}</span>}
      </>
    ),
  },
  {
    key: 'status',
    sorts: sorts('status-asc', 'status-desc'),
    title: words.status,
    card: 'status',
    cell: ({ badge }) => <StatusLabel tone={badge.tone}>{badge.label}</StatusLabel>,
  },
  {
    key: 'turn',
    sorts: sorts('waiting', 'waiting-desc'),
    title: words.whoseTurn,
    cell: ({ turn, waited }) =>
      turn ? (
        <>
          {turn === 'staff' ? <strong>{TURNS[turn]}</strong> : TURNS[turn]}
          {waited && <span className={list.under}>{words.waitingFor(waited)}</span>}
        </>
      ) : (
        '—'
      ),
  },
  {
    key: 'customer',
    sorts: sorts('customer-asc', 'customer-desc'),
    title: words.customer,
    kind: 'long',
    card: 'lead',
    cell: ({ customer, email }) => (
      <>
        {customer}
        <span className={list.under}>{email}</span>
      </>
    ),
  },
  {
    key: 'price',
    sorts: sorts('price-desc', 'price-asc'),
    title: words.totalPrice,
    kind: 'number',
    cell: ({ requested, price, vehiclePrice }) => (
      <>
        {price ?? words.noPriceYet}
        {requested && <span className={list.under}>{requested}</span>}
        {vehiclePrice && <span className={list.under}>{words.ofVehicle(vehiclePrice)}</span>}
      </>
    ),
  },
  {
    key: 'showroom',
    title: words.showroom,
    sorts: sorts('showroom-asc', 'showroom-desc'),
    cell: ({ showroom }) => showroom ?? words.noShowroomYet,
  },
  {
    key: 'requested',
    sorts: sorts('newest', 'oldest'),
    title: words.requested,
    cell: ({ requestedAt }) => <LocalDay iso={requestedAt} />,
  },
]

/** Quotes with whose turn it is; j and k move, e opens. */
export function QuotesTable({ rows, sort }: { rows: QuoteListRow[]; sort: QuoteSort }) {
  const router = useRouter()
  const notice = useMessageForList()
  const ids = useMemo(() => rows.map(({ id }) => id), [rows])
  const open = useCallback(
    (id: number) => {
      const quote = rows.find((row) => row.id === id)
      if (quote) router.push(quoteHref(quote))
    },
    [rows, router],
  )
  const current = useRowKeys(ids, { open })
  return (
    <>
      <CallOutcome called={notice} />
      {rows.length === 0 ? (
        <ListEmpty hint={words.quotesAppearHere} noMatch={words.noQuoteMatches} none={words.noQuotesYet} />
      ) : (
        <Table columns={COLUMNS} current={current} isCompact label={words.quotes} rows={rows} sort={sort} />
      )}
    </>
  )
}
