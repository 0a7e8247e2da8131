import Link from 'next/link'
import type { AdminViewServerProps } from 'payload'
import { mailsOf } from '@/server/mail/mail-kinds'
import { mayDo } from '@/server/may-do'
import styles from '@/ui/back-office/admin.module.css'
import { ListFrame } from '@/ui/back-office/list/list-frame'
import { StatusLabel } from '@/ui/back-office/list/status-label'
import { Table, type TableColumn } from '@/ui/back-office/list/table'
import { LocalTime } from '@/ui/back-office/time/local-time'
import { listMailTexts } from '../queries/list-mail-texts'
import type { MailTemplate } from '../queries/select-mail-text'
import { mailTextPath } from '../rules/urls'
import * as words from '../words'

type Row = MailTemplate & { id: string }

const COLUMNS: TableColumn<Row>[] = [
  {
    key: 'title',
    title: words.email,
    card: 'title',
    cell: ({ key, title }) => <Link href={mailTextPath(key)}>{title}</Link>,
  },
  { key: 'when', title: words.sentWhen, kind: 'long', cell: ({ sentWhen }) => sentWhen },
  { key: 'subject', title: words.subject, kind: 'long', cell: ({ text }) => text.subject },
  {
    key: 'text',
    title: words.text,
    cell: ({ own, waitingSince }) => (
      <>
        {own ? (
          <>
            {words.custom} <LocalTime iso={own.updatedAt} />
          </>
        ) : (
          <span className={styles.quiet}>{words.defaultText}</span>
        )}
        {waitingSince && <StatusLabel tone="amber">{words.waitingForApproval}</StatusLabel>}
      </>
    ),
  },
]

/** Every kind of e-mail that the product sends: when, and whether staff wrote its text. */
export async function MailTextsView(view: AdminViewServerProps) {
  const { req } = view.initPageResult
  return (
    <ListFrame
      allowed={await mayDo(req, 'settings', 'read')}
      lead={words.whatEachEmail}
      load={() => listMailTexts(req.payload.db.drizzle, mailsOf(req.payload))}
      title={words.emailTexts}
      view={view}
    >
      {(templates) => (
        <Table
          columns={COLUMNS}
          label={words.emailTexts}
          rows={templates.map((template) => ({ ...template, id: template.key }))}
        />
      )}
    </ListFrame>
  )
}
