import Link from 'next/link'
import type { AdminViewServerProps } from 'payload'
import { mailEvents } from '@/mail'
import { TOP_ROLE_ID } from '@/modules/accounts/rules/permissions'
import { adapterOf } from '@/server/mail/deliver'
import { actorOf } from '@/server/permissions'
import { AdminFrame } from '@/ui/admin/AdminFrame'
import styles from '@/ui/admin/admin.module.css'
import { LocalTime } from '@/ui/admin/LocalTime'
import { listOutbox, type OutboxRow } from '../../queries/list-outbox'
import {
  MAIL_STATES,
  OUTBOX_PAGE_ROWS,
  type OutboxFilter,
  outboxAddress,
  readOutboxFilter,
} from '../../schemas/mail'
import mail from './mail.module.css'
import { SendAgain } from './SendAgain'

const ADAPTERS = {
  outbox: 'No mail service is set up: e-mails stay here and reach nobody.',
  smtp: 'E-mails leave through the mail server.',
  resend: 'E-mails leave through Resend.',
} as const

const titleOf = (key: string): string => mailEvents.find((event) => event.key === key)?.title ?? key

/** The e-mails that went out, wait or failed; for the top role alone, since they hold links that open accounts. */
export async function OutboxView(view: AdminViewServerProps) {
  const { req } = view.initPageResult
  const actor = await actorOf(req)
  const allowed = actor.kind === 'staff' && actor.roleId === TOP_ROLE_ID
  const frame = { view, allowed, title: 'Outbox' }
  if (!allowed) return <AdminFrame {...frame}>{null}</AdminFrame>
  const filter = readOutboxFilter(view.searchParams ?? {})
  const { rows, total } = await listOutbox(req.payload.db.drizzle, filter)
  return (
    <AdminFrame {...frame} lead={ADAPTERS[adapterOf().name]}>
      <Filters filter={filter} />
      {rows.length === 0 ? (
        <section className={styles.empty}>
          <h2>No e-mail here</h2>
          <p>
            {outboxAddress(filter, filter.page) === '?' ? (
              'Every e-mail is written here as it is sent, and kept for 90 days.'
            ) : (
              <Link href="?">Show all</Link>
            )}
          </p>
        </section>
      ) : (
        <Mails rows={rows} />
      )}
      <Pager filter={filter} total={total} />
    </AdminFrame>
  )
}

function Filters({ filter }: { filter: OutboxFilter }) {
  return (
    <form className={styles.filters} key={JSON.stringify(filter)} method="get">
      <label className={`${styles.field} ${styles.wide}`}>
        <span className={styles.label}>To</span>
        <input className={styles.input} defaultValue={filter.to} name="to" type="search" />
      </label>
      <label className={styles.field}>
        <span className={styles.label}>State</span>
        <select className={styles.input} defaultValue={filter.state} name="state">
          <option value="">Any state</option>
          {Object.entries(MAIL_STATES).map(([state, label]) => (
            <option key={state} value={state}>
              {label}
            </option>
          ))}
        </select>
      </label>
      <label className={styles.field}>
        <span className={styles.label}>E-mail</span>
        <select className={styles.input} defaultValue={filter.event} name="event">
          <option value="">Any e-mail</option>
          {mailEvents.map(({ key, title }) => (
            <option key={key} value={key}>
              {title}
            </option>
          ))}
        </select>
      </label>
      <div className={styles.actions}>
        <button className={styles.button} type="submit">
          Search
        </button>
      </div>
    </form>
  )
}

const TONES = { waiting: 'amber', sent: 'green', kept: 'slate', failed: 'red' } as const

function Mails({ rows }: { rows: OutboxRow[] }) {
  return (
    <div className={styles.scroll}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">Subject</th>
            <th scope="col">E-mail</th>
            <th scope="col">To</th>
            <th scope="col">State</th>
            <th className={styles.number} scope="col">
              Tries
            </th>
            <th scope="col">Written</th>
            <th scope="col">Action</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.id}>
              <td className={mail.cell}>
                <Link href={`/admin/settings/outbox/${row.id}`}>{row.subject}</Link>
              </td>
              <td>{titleOf(row.event)}</td>
              <td className={mail.cell}>{row.to}</td>
              <td className={mail.cell}>
                <span className={styles.status} data-tone={TONES[row.state]}>
                  {MAIL_STATES[row.state]}
                </span>
                {row.problem && <div className={styles.quiet}>{row.problem}</div>}
              </td>
              <td className={styles.number}>{row.attempts}</td>
              <td>
                <LocalTime iso={row.createdAt} />
              </td>
              <td>{row.state === 'failed' && <SendAgain id={row.id} />}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function Pager({ filter, total }: { filter: OutboxFilter; total: number }) {
  const pages = Math.ceil(total / OUTBOX_PAGE_ROWS)
  if (pages <= 1 && filter.page === 1) return null
  const step = (label: string, page: number) =>
    page >= 1 && page <= pages ? (
      <Link className={styles.button} href={outboxAddress(filter, page)}>
        {label}
      </Link>
    ) : (
      <button className={styles.button} disabled type="button">
        {label}
      </button>
    )
  return (
    <nav aria-label="Pages" className={styles.pager}>
      <span className={styles.quiet}>
        Page {filter.page} of {Math.max(pages, 1)}
      </span>
      <span className={styles.pages}>
        {step('‹ Previous', filter.page - 1)}
        {step('Next ›', filter.page + 1)}
      </span>
    </nav>
  )
}
