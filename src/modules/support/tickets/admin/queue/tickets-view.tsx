import Link from 'next/link'
import type { AdminViewServerProps } from 'payload'
import { type ListState, readListParams } from '@/input/read-list-params'
import { type Actor, can } from '@/kernel/permissions'
import { visibleShowrooms } from '@/kernel/showroom-scope'
import { readTradeSettings } from '@/modules/settings/company/queries/read-trade-settings'
import { DEPARTMENTS_SCREEN } from '@/modules/support/departments/rules/admin-urls'
import { actorOf } from '@/server/actor-of'
import type { Db } from '@/server/db-of'
import styles from '@/ui/back-office/admin.module.css'
import { AdminTabs } from '@/ui/back-office/admin-tabs'
import { ListFilters } from '@/ui/back-office/list/filters/list-filters'
import { ListContext } from '@/ui/back-office/list/list-context'
import { ListCount } from '@/ui/back-office/list/list-count'
import { ListFrame } from '@/ui/back-office/list/list-frame'
import { pageAt } from '@/ui/back-office/list/page-at'
import { COUNTED, countedOf } from '@/ui/back-office/list/words'
import { listTicketChoices } from '../../queries/list-ticket-choices'
import { listTickets } from '../../queries/list-tickets'
import { STAFF_TICKETS } from '../../rules/ticket-hrefs'
import { type TicketsFilter, ticketsFilter } from '../../schemas/tickets-query'
import { FiguresStrip } from './figures-strip'
import { ticketFilters } from './ticket-filters'
import { ticketListRow } from './ticket-list-row'
import { TICKET_QUEUES, withUsual } from './ticket-queues'
import { TicketsTable } from './tickets-table'
import { readViewState } from './views/read-view-state'
import { TicketViewsBar } from './views/ticket-views-bar'
import * as words from './words'

const [FIRST] = TICKET_QUEUES

/** Rows of a page here; the call's own default is another. */
const USUAL = { limit: 20 }

/** A first day alone is that day. */
const filterOf = (query: TicketsFilter): TicketsFilter => ({
  ...query,
  dateTo: query.dateTo ?? query.dateFrom,
})

type Read = { actor: Actor; userId: number; queue: (typeof TICKET_QUEUES)[number] }

/** One page of the queue, with everything that is chosen from above it. */
async function readQueue(db: Db, { actor, queue, userId }: Read, list: ListState<TicketsFilter>) {
  const showrooms = visibleShowrooms(actor)
  const [{ timezone }, choices, views] = await Promise.all([
    readTradeSettings(db),
    listTicketChoices(db, showrooms),
    readViewState(db, actor, queue.key, list.given),
  ])
  const now = new Date()
  const page = await pageAt(filterOf(list.query), (query) =>
    listTickets(db, withUsual(query, queue.usual), { userId, timezone, showrooms }, now, COUNTED),
  )
  return { ...page, choices, views, lines: page.rows.map((row) => ticketListRow(row, now)) }
}

/** Tickets of the viewer's showrooms and of none: what is due next comes first. */
export async function TicketsView(view: AdminViewServerProps) {
  const { req } = view.initPageResult
  const actor = await actorOf(req)
  const address = String([view.params?.segments].flat().at(-1) ?? '')
  const queue = TICKET_QUEUES.find(({ key }) => key === address) ?? FIRST
  const list = readListParams(ticketsFilter, {}, view.searchParams ?? {}, {}, USUAL)
  const reads = { actor, queue, userId: Number(req.user?.id) }
  return (
    <ListFrame
      actions={<QueueActions mayCreate={can(actor, 'support', 'create')} />}
      allowed={can(actor, 'support', 'read')}
      load={() => readQueue(req.payload.db.drizzle, reads, list)}
      tabs={<AdminTabs current={queue.key} label={words.ticketLists} tabs={TICKET_QUEUES} />}
      title={words.tickets}
      view={view}
    >
      {({ choices, limit, lines, page, pages, total, views }) => (
        <ListContext given={list.given} usual={{ limit: String(USUAL.limit) }}>
          <FiguresStrip />
          <TicketViewsBar state={views} />
          <ListFilters filters={ticketFilters(choices, list.given)} />
          <ListCount>{countedOf(total, 'ticket', 'tickets')}</ListCount>
          <TicketsTable
            choices={choices}
            mayUpdate={can(actor, 'support', 'update')}
            shown={{ rows: lines, total, limit, page, pages }}
          />
        </ListContext>
      )}
    </ListFrame>
  )
}

/** The way to what answers are written with, and to a new ticket. */
const QueueActions = ({ mayCreate }: { mayCreate: boolean }) => (
  <>
    <Link className={styles.button} href={DEPARTMENTS_SCREEN}>
      {words.departments}
    </Link>
    <Link className={styles.button} href="/admin/support-management/canned-replies">
      {words.cannedReplies}
    </Link>
    {mayCreate && (
      <Link className={styles.primary} href={`${STAFF_TICKETS}/create`}>
        {words.writeTicket}
      </Link>
    )}
  </>
)
