import Link from 'next/link'
import type { AdminViewServerProps } from 'payload'
import { parseWhole } from '@/kernel/numbers'
import { TOP_ROLE_ID } from '@/kernel/permissions'
import { actorOf } from '@/server/permissions'
import styles from '@/ui/back-office/admin.module.css'
import { AdminFrame } from '@/ui/back-office/admin-frame'
import { Reported } from '@/ui/back-office/list/notices'
import { LocalTime, ZoneName } from '@/ui/back-office/local-time'
import { getOutboxMail, type OutboxMail } from '../queries/list-outbox'
import { MAIL_STATES } from '../schemas/mail'
import * as words from '../words'
import mail from './mail.module.css'
import { SendAgain } from './send-again'
import { ShowLink } from './show-link'

/** One e-mail of the outbox, as text and as HTML; for the top role alone. */
export async function OutboxMailView(view: AdminViewServerProps) {
  const { req } = view.initPageResult
  const actor = await actorOf(req)
  const allowed = actor.kind === 'staff' && actor.roleId === TOP_ROLE_ID
  const id = parseWhole(String((view.params?.segments as string[] | undefined)?.at(-1) ?? ''))
  const found = allowed && id !== null ? await getOutboxMail(req.payload.db.drizzle, id) : null
  const back = (
    <Link className={styles.button} href="/admin/settings/outbox">
      {words.outbox}
    </Link>
  )
  return (
    <AdminFrame actions={back} allowed={allowed} title={found?.subject ?? words.email} view={view}>
      {found ? (
        <Reported>
          <Shown found={found} />
        </Reported>
      ) : (
        <section className={styles.empty}>
          <h2>{words.emailNotFound}</h2>
          <p>{words.itMayHaveBeenRemoved}</p>
        </section>
      )}
    </AdminFrame>
  )
}

function Shown({ found }: { found: OutboxMail }) {
  return (
    <>
      <dl className={mail.facts}>
        <dt>{words.to}</dt>
        <dd>{found.to}</dd>
        <dt>{words.state}</dt>
        <dd>
          {MAIL_STATES[found.state]}
          {found.problem && `: ${found.problem}`}{' '}
          {found.state === 'failed' && <SendAgain id={found.id} subject={found.subject} />}
        </dd>
        <dt>{words.written}</dt>
        <dd>
          <LocalTime exact iso={found.createdAt} /> (<ZoneName />)
        </dd>
        {found.sentAt && (
          <>
            <dt>{found.state === 'kept' ? words.kept : words.sent}</dt>
            <dd>
              <LocalTime exact iso={found.sentAt} /> (<ZoneName />)
            </dd>
          </>
        )}
      </dl>
      {found.hasOpenLink && <ShowLink id={found.id} />}
      {found.text === null || found.html === null ? (
        <p className={styles.quiet}>{words.sentTextsAreNotStored}</p>
      ) : (
        <div className={mail.editor}>
          <iframe className={mail.frame} sandbox="" srcDoc={found.html} title={words.theEmail} />
          <pre className={mail.plain}>{found.text}</pre>
        </div>
      )}
    </>
  )
}
