import type { AdminViewServerProps } from 'payload'
import { readListParams } from '@/input/read-list-params'
import { TOP_ROLE_ID } from '@/kernel/permissions'
import { actorOf } from '@/server/actor-of'
import type { MailEvent } from '@/server/mail/define-mail'
import { adapterOf } from '@/server/mail/deliver-mail'
import { mailsOf } from '@/server/mail/mail-kinds'
import { CallOutcomeProvider } from '@/ui/back-office/list/call-outcome-context'
import { ListFilters } from '@/ui/back-office/list/filters/list-filters'
import { ListContext } from '@/ui/back-office/list/list-context'
import { ListCount } from '@/ui/back-office/list/list-count'
import { ListEmpty } from '@/ui/back-office/list/list-empty'
import { ListFrame } from '@/ui/back-office/list/list-frame'
import { ListPager } from '@/ui/back-office/list/list-pager'
import type { Filter } from '@/ui/back-office/list/list-type'
import { pageAt } from '@/ui/back-office/list/page-at'
import { countOf } from '@/ui/back-office/list/words'
import { listOutbox } from '../queries/list-outbox'
import { MAIL_STATES, outboxQuery } from '../schemas/mail'
import * as words from '../words'
import { OutboxTable } from './outbox-table'

const ADAPTERS = {
  outbox: words.noMailService,
  smtp: words.emailsGoThroughMailServer,
  resend: words.emailsGoThroughResend,
} as const

const filters = (mails: readonly MailEvent[]): Filter[] => [
  { name: 'to', label: words.to, kind: 'search' },
  {
    name: 'state',
    label: words.state,
    kind: 'choice',
    any: words.anyStatus,
    options: Object.entries(MAIL_STATES).map(([value, label]) => ({ value, label })),
  },
  {
    name: 'event',
    label: words.email,
    kind: 'choice',
    any: words.anyEmail,
    options: mails.map(({ key, title }) => ({ value: key, label: title })),
  },
]

/** The e-mails that went out, wait or failed; for the top role alone, since they hold links that open accounts. */
export async function OutboxView(view: AdminViewServerProps) {
  const { req } = view.initPageResult
  const actor = await actorOf(req)
  const mails = mailsOf(req.payload)
  const { given, query } = readListParams(outboxQuery, {}, view.searchParams ?? {})
  return (
    <ListFrame
      allowed={actor.kind === 'staff' && actor.roleId === TOP_ROLE_ID}
      lead={ADAPTERS[adapterOf().name]}
      load={() => pageAt(query, (listQuery) => listOutbox(req.payload.db.drizzle, listQuery))}
      title={words.outbox}
      view={view}
    >
      {({ limit, page, pages, rows, total }) => (
        <ListContext given={given}>
          <ListFilters filters={filters(mails)} />
          <ListCount>{countOf(total, 'e-mail', 'e-mails')}</ListCount>
          <CallOutcomeProvider>
            {rows.length === 0 ? (
              <ListEmpty
                hint={words.everyEmailIsRecorded}
                noMatch={words.noEmailsMatch}
                none={words.noEmailsYet}
              />
            ) : (
              <OutboxTable mails={mails} rows={rows} />
            )}
          </CallOutcomeProvider>
          <ListPager limit={limit} page={page} pages={pages} />
        </ListContext>
      )}
    </ListFrame>
  )
}
