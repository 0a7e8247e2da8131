import Link from 'next/link'
import list from '@/ui/back-office/list/list-context.module.css'
import { StatusLabel } from '@/ui/back-office/list/status-label'
import type { TableColumn } from '@/ui/back-office/list/table'
import { LocalTime } from '@/ui/back-office/time/local-time'
import { staffTicketHref } from '../../rules/ticket-hrefs'
import css from './queue.module.css'
import { PRIORITY_TONES, STATUS_TONES } from './staff-ticket-tones'
import type { TicketLine } from './ticket-list-row'
import * as words from './words'

/** The columns of a list of tickets. */
export const TICKET_COLUMNS: readonly TableColumn<TicketLine>[] = [
  {
    key: 'ticket',
    title: words.ticket,
    card: 'title',
    kind: 'long',
    cell: ({ about, id, number, subject }) => (
      <>
        <span className={css.subject}>
          <Link href={staffTicketHref(id)}>{subject}</Link>
        </span>
        <span className={list.under}>{[number, about].filter(Boolean).join(' · ')}</span>
      </>
    ),
  },
  {
    key: 'due',
    title: words.due,
    card: 'status',
    className: css.due,
    cell: ({ due }) => <StatusLabel tone={due.tone}>{due.text}</StatusLabel>,
  },
  { key: 'customer', title: words.customer, card: 'lead', cell: ({ customer }) => customer || '—' },
  {
    key: 'status',
    title: words.status,
    cell: ({ status, statusLabel }) => <StatusLabel tone={STATUS_TONES[status]}>{statusLabel}</StatusLabel>,
  },
  {
    key: 'priority',
    title: words.priority,
    cell: ({ priority, priorityLabel }) => (
      <StatusLabel tone={PRIORITY_TONES[priority]}>{priorityLabel}</StatusLabel>
    ),
  },
  {
    key: 'handler',
    title: words.handler,
    cell: ({ department, handler }) => (
      <>
        {handler ?? words.nobody}
        <span className={list.under}>{department ?? words.noDepartment}</span>
      </>
    ),
  },
  { key: 'showroom', title: words.showroom, cell: ({ showroom }) => showroom ?? '—' },
  {
    key: 'created',
    title: words.created,
    zoned: true,
    cell: ({ createdAt }) => <LocalTime iso={createdAt} />,
  },
]
