import type { AdminViewServerProps } from 'payload'
import { mailEvents } from '@/mail'
import { TOP_ROLE_ID } from '@/modules/accounts/rules/permissions'
import { readListAddress } from '@/modules/accounts/schemas/list-address'
import { adapterOf } from '@/server/mail/deliver'
import { actorOf } from '@/server/permissions'
import { List } from '@/ui/admin/list/List'
import { ListCount } from '@/ui/admin/list/ListCount'
import { ListEmpty } from '@/ui/admin/list/ListEmpty'
import { ListFilters } from '@/ui/admin/list/ListFilters'
import { ListFrame } from '@/ui/admin/list/ListFrame'
import { ListPager } from '@/ui/admin/list/ListPager'
import { pageAt } from '@/ui/admin/list/page-at'
import { Told } from '@/ui/admin/list/Told'
import type { Filter } from '@/ui/admin/list/types'
import { countOf } from '@/ui/admin/list/words'
import { listOutbox } from '../../queries/list-outbox'
import { MAIL_STATES, outboxQuery } from '../../schemas/mail'
import { OutboxTable } from './OutboxTable'

const ADAPTERS = {
  outbox: 'No mail service is set up: e-mails stay here and reach nobody.',
  smtp: 'E-mails leave through the mail server.',
  resend: 'E-mails leave through Resend.',
} as const

const FILTERS: Filter[] = [
  { name: 'to', label: 'To', kind: 'search' },
  {
    name: 'state',
    label: 'State',
    kind: 'choice',
    any: 'Any state',
    options: Object.entries(MAIL_STATES).map(([value, label]) => ({ value, label })),
  },
  {
    name: 'event',
    label: 'E-mail',
    kind: 'choice',
    any: 'Any e-mail',
    options: mailEvents.map(({ key, title }) => ({ value: key, label: title })),
  },
]

/** The e-mails that went out, wait or failed; for the top role alone, since they hold links that open accounts. */
export async function OutboxView(view: AdminViewServerProps) {
  const { req } = view.initPageResult
  const actor = await actorOf(req)
  const { given, query } = readListAddress(outboxQuery, {}, view.searchParams ?? {})
  return (
    <ListFrame
      allowed={actor.kind === 'staff' && actor.roleId === TOP_ROLE_ID}
      lead={ADAPTERS[adapterOf().name]}
      load={() => pageAt(query, (asked) => listOutbox(req.payload.db.drizzle, asked))}
      title="Outbox"
      view={view}
    >
      {({ limit, page, pages, rows, total }) => (
        <List given={given}>
          <ListFilters filters={FILTERS} />
          <ListCount>{countOf(total, 'e-mail', 'e-mails')}</ListCount>
          <Told>
            {rows.length === 0 ? (
              <ListEmpty
                hint="Every e-mail is written here as it is sent, and kept for 90 days."
                noMatch="No e-mails match these filters"
                none="No e-mails yet"
              />
            ) : (
              <OutboxTable rows={rows} />
            )}
          </Told>
          <ListPager limit={limit} page={page} pages={pages} />
        </List>
      )}
    </ListFrame>
  )
}
