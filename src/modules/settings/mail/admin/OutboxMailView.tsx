import Link from 'next/link'
import type { AdminViewServerProps } from 'payload'
import { parseWhole } from '@/kernel/numbers'
import { TOP_ROLE_ID } from '@/kernel/permissions'
import { actorOf } from '@/server/permissions'
import { AdminFrame } from '@/ui/back-office/AdminFrame'
import styles from '@/ui/back-office/admin.module.css'
import { LocalTime, ZoneName } from '@/ui/back-office/LocalTime'
import { Told } from '@/ui/back-office/list/Told'
import { getOutboxMail, type OutboxMail } from '../queries/list-outbox'
import { MAIL_STATES } from '../schemas/mail'
import mail from './mail.module.css'
import { SendAgain } from './SendAgain'
import { ShowLink } from './ShowLink'

/** One e-mail of the outbox, as text and as HTML; for the top role alone. */
export async function OutboxMailView(view: AdminViewServerProps) {
  const { req } = view.initPageResult
  const actor = await actorOf(req)
  const allowed = actor.kind === 'staff' && actor.roleId === TOP_ROLE_ID
  const id = parseWhole(String((view.params?.segments as string[] | undefined)?.at(-1) ?? ''))
  const found = allowed && id !== null ? await getOutboxMail(req.payload.db.drizzle, id) : null
  const back = (
    <Link className={styles.button} href="/admin/settings/outbox">
      Outbox
    </Link>
  )
  return (
    <AdminFrame actions={back} allowed={allowed} title={found?.subject ?? 'E-mail'} view={view}>
      {found ? (
        <Told>
          <Shown found={found} />
        </Told>
      ) : (
        <section className={styles.empty}>
          <h2>E-mail not found</h2>
          <p>It may have been removed: e-mails are kept for 90 days.</p>
        </section>
      )}
    </AdminFrame>
  )
}

function Shown({ found }: { found: OutboxMail }) {
  return (
    <>
      <dl className={mail.facts}>
        <dt>To</dt>
        <dd>{found.to}</dd>
        <dt>State</dt>
        <dd>
          {MAIL_STATES[found.state]}
          {found.problem && `: ${found.problem}`}{' '}
          {found.state === 'failed' && <SendAgain id={found.id} subject={found.subject} />}
        </dd>
        <dt>Written</dt>
        <dd>
          <LocalTime iso={found.createdAt} /> (<ZoneName />)
        </dd>
        {found.sentAt && (
          <>
            <dt>{found.state === 'kept' ? 'Kept' : 'Sent'}</dt>
            <dd>
              <LocalTime iso={found.sentAt} /> (<ZoneName />)
            </dd>
          </>
        )}
      </dl>
      {found.hasOpenLink && <ShowLink id={found.id} />}
      {found.text === null || found.html === null ? (
        <p className={styles.quiet}>
          The text of e-mails that have been sent is not kept: it may contain a link that opens an account.
        </p>
      ) : (
        <div className={mail.editor}>
          <iframe className={mail.frame} sandbox="" srcDoc={found.html} title="The e-mail" />
          <pre className={mail.plain}>{found.text}</pre>
        </div>
      )}
    </>
  )
}
