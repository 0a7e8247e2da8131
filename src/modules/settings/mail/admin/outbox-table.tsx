import Link from 'next/link'
import type { MailEvent } from '@/server/mail/define-mail'
import list from '@/ui/back-office/list/list-context.module.css'
import { StatusLabel } from '@/ui/back-office/list/status-label'
import { Table, type TableColumn } from '@/ui/back-office/list/table'
import { LocalTime } from '@/ui/back-office/time/local-time'
import type { OutboxRow } from '../queries/list-outbox'
import { MAIL_STATES } from '../schemas/mail'
import * as words from '../words'
import { ResendMailButton } from './resend-mail-button'

const TONES = { waiting: 'amber', sent: 'green', kept: 'slate', failed: 'red' } as const

const columns = (mails: readonly MailEvent[]): TableColumn<OutboxRow>[] => [
  {
    key: 'subject',
    title: words.subject,
    kind: 'long',
    card: 'title',
    cell: ({ id, subject }) => <Link href={`/admin/settings/outbox/${id}`}>{subject}</Link>,
  },
  {
    key: 'event',
    title: words.email,
    cell: ({ event }) => mails.find(({ key }) => key === event)?.title ?? event,
  },
  { key: 'to', title: words.to, cell: ({ to }) => to },
  {
    key: 'state',
    title: words.state,
    card: 'status',
    cell: ({ problem, state }) => (
      <>
        <StatusLabel tone={TONES[state]}>{MAIL_STATES[state]}</StatusLabel>
        {problem && <span className={list.under}>{problem}</span>}
      </>
    ),
  },
  { key: 'tries', title: words.attempts, kind: 'number', cell: ({ attempts }) => attempts },
  {
    key: 'written',
    title: words.written,
    zoned: true,
    cell: ({ createdAt }) => <LocalTime exact iso={createdAt} />,
  },
]

const ACTION: TableColumn<OutboxRow> = {
  key: 'action',
  title: words.action,
  kind: 'actions',
  cell: ({ id, state, subject }) => state === 'failed' && <ResendMailButton id={id} subject={subject} />,
}

/** E-mails as a table; what failed can be sent again. `mails` are the kinds that there are. */
export function OutboxTable({ mails, rows }: { mails: readonly MailEvent[]; rows: OutboxRow[] }) {
  const hasFailed = rows.some(({ state }) => state === 'failed')
  return (
    <Table
      columns={hasFailed ? [...columns(mails), ACTION] : columns(mails)}
      label={words.emails}
      rows={rows}
    />
  )
}
