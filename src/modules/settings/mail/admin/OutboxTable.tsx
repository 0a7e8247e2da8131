import Link from 'next/link'
import { LocalTime, ZoneName } from '@/ui/back-office/LocalTime'
import list from '@/ui/back-office/list/list.module.css'
import { Status } from '@/ui/back-office/list/Status'
import { Table, type TableColumn } from '@/ui/back-office/list/Table'
import { mailEvents } from '@/wiring/mail'
import type { OutboxRow } from '../queries/list-outbox'
import { MAIL_STATES } from '../schemas/mail'
import { SendAgain } from './SendAgain'

const titleOf = (key: string): string => mailEvents.find((event) => event.key === key)?.title ?? key

const TONES = { waiting: 'amber', sent: 'green', kept: 'slate', failed: 'red' } as const

const COLUMNS: TableColumn<OutboxRow>[] = [
  {
    key: 'subject',
    title: 'Subject',
    kind: 'long',
    cell: ({ id, subject }) => <Link href={`/admin/settings/outbox/${id}`}>{subject}</Link>,
  },
  { key: 'event', title: 'E-mail', cell: ({ event }) => titleOf(event) },
  { key: 'to', title: 'To', cell: ({ to }) => to },
  {
    key: 'state',
    title: 'State',
    cell: ({ problem, state }) => (
      <>
        <Status tone={TONES[state]}>{MAIL_STATES[state]}</Status>
        {problem && <span className={list.under}>{problem}</span>}
      </>
    ),
  },
  { key: 'tries', title: 'Tries', kind: 'number', cell: ({ attempts }) => attempts },
  {
    key: 'written',
    title: (
      <>
        Written (<ZoneName />)
      </>
    ),
    cell: ({ createdAt }) => <LocalTime iso={createdAt} />,
  },
]

const ACTION: TableColumn<OutboxRow> = {
  key: 'action',
  title: 'Action',
  kind: 'actions',
  cell: ({ id, state, subject }) => state === 'failed' && <SendAgain id={id} subject={subject} />,
}

/** E-mails as a table; what failed can be sent again. */
export function OutboxTable({ rows }: { rows: OutboxRow[] }) {
  const hasFailed = rows.some(({ state }) => state === 'failed')
  return <Table columns={hasFailed ? [...COLUMNS, ACTION] : COLUMNS} label="E-mails" rows={rows} />
}
