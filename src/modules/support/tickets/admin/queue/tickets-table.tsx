'use client'
import { useRouter } from 'next/navigation'
import { useEffect, useMemo, useState } from 'react'
import styles from '@/ui/back-office/admin.module.css'
import { isDialogOpen } from '@/ui/back-office/is-dialog-open'
import { useList } from '@/ui/back-office/list/list-context'
import list from '@/ui/back-office/list/list-context.module.css'
import { ListEmpty } from '@/ui/back-office/list/list-empty'
import { ListPager } from '@/ui/back-office/list/list-pager'
import type { Page } from '@/ui/back-office/list/page-at'
import { SelectedCount } from '@/ui/back-office/list/selected-count'
import { Table } from '@/ui/back-office/list/table'
import { type Selection, useSelection } from '@/ui/back-office/list/use-selection'
import { useRowKeys } from '@/ui/back-office/use-row-keys'
import { useScreenKeys } from '@/ui/back-office/use-screen-keys'
import { useRefreshWhileVisible } from '@/ui/page/use-refresh-while-visible'
import type { TicketChoices } from '../../queries/list-ticket-choices'
import { staffTicketHref } from '../../rules/ticket-hrefs'
import { ticketQueue } from '../queue-place'
import { type BulkAct, BulkDialog } from './bulk-dialog'
import { type BulkDone, BulkOutcome } from './bulk-outcome'
import { TICKET_COLUMNS } from './ticket-columns'
import type { TicketLine } from './ticket-list-row'
import * as words from './words'

/** How old a list of tickets may get before it is read again, in milliseconds. */
const STALE_MS = 30_000

type Props = { shown: Page<TicketLine>; choices: TicketChoices; mayUpdate: boolean }

type PendingAct = { act: BulkAct; tickets: readonly TicketLine[] }

/**
 * Tickets by what is due next. j and k move, Enter opens, x selects; a and s assign, and change the status of, those
 * selected or the one that the keyboard is at.
 */
export function TicketsTable({ choices, mayUpdate, shown }: Props) {
  const { limit, page, pages, rows } = shown
  const router = useRouter()
  const { refresh } = useList()
  const selection = useSelection(rows)
  const [asked, setAsked] = useState<PendingAct | null>(null)
  const [outcome, setOutcome] = useState<BulkDone | null>(null)
  const ids = useMemo(() => rows.map(({ id }) => id), [rows])
  useEffect(
    () => ticketQueue.remember({ href: window.location.pathname + window.location.search, ids }),
    [ids],
  )
  const open = (id: number) => router.push(staffTicketHref(id))
  const current = useRowKeys(ids, { select: mayUpdate ? selection.toggle : undefined, open })
  const ask = (act: BulkAct) => {
    const atKeyboard = rows.filter(({ id }) => id === current)
    const tickets = selection.rows.length > 0 ? selection.rows : atKeyboard
    if (tickets.length > 0) setAsked({ act, tickets })
  }
  useQueueKeys({ ask: mayUpdate ? ask : null, open: () => current !== null && open(current) })
  useRefreshWhileVisible(STALE_MS, () => {
    if (!isDialogOpen()) refresh()
  })
  const onDone = (done: BulkDone) => {
    setAsked(null)
    setOutcome(done)
    selection.drop(done.changed)
    refresh()
  }
  return (
    <>
      {mayUpdate && <BulkBar onAsk={ask} selection={selection} />}
      <BulkOutcome done={outcome} />
      <Rows current={current} rows={rows} selection={mayUpdate ? selection : null} />
      <ListPager limit={limit} page={page} pages={pages} selection={mayUpdate ? selection : null} />
      {asked && <BulkDialog {...asked} choices={choices} onClose={() => setAsked(null)} onDone={onDone} />}
    </>
  )
}

type RowsProps = { rows: readonly TicketLine[]; current: number | null; selection: Selection | null }

const Rows = ({ current, rows, selection }: RowsProps) =>
  rows.length === 0 ? (
    <ListEmpty hint={words.questionsAppearHere} noMatch={words.noTicketMatches} none={words.noTicketsHere} />
  ) : (
    <Table
      columns={TICKET_COLUMNS}
      current={current}
      isCompact
      label={words.tickets}
      nameOf={({ number, subject }) => `${number}, ${subject}`}
      rows={rows}
      selection={selection}
    />
  )

type Keys = { ask: ((act: BulkAct) => void) | null; open: () => void }

/** The keys of the queue, besides those of every table. */
function useQueueKeys({ ask, open }: Keys): void {
  useScreenKeys([
    { key: 'Enter', what: words.openTicket, act: open },
    ...(ask
      ? [
          { key: 'a', what: words.assignIt, act: () => ask('assign') },
          { key: 's', what: words.changeItsStatus, act: () => ask('status') },
        ]
      : []),
  ])
}

type BarProps = { selection: Selection & { rows: TicketLine[] }; onAsk: (act: BulkAct) => void }

/** What can be done to the selected tickets; nothing while there are none. The key b focuses this. */
function BulkBar({ onAsk, selection }: BarProps) {
  if (selection.rows.length === 0) return null
  return (
    <div aria-label={words.selectedTickets} className={list.toolbar} role="toolbar">
      <SelectedCount selection={selection} />
      <span className={list.rowActions} data-bulk="">
        <button className={styles.button} onClick={() => onAsk('assign')} type="button">
          {words.assign}
        </button>
        <button className={styles.button} onClick={() => onAsk('status')} type="button">
          {words.changeStatus}
        </button>
      </span>
    </div>
  )
}
