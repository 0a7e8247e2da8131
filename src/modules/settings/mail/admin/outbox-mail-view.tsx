import Link from 'next/link'
import type { AdminViewServerProps } from 'payload'
import { parseWhole } from '@/kernel/numbers'
import { TOP_ROLE_ID } from '@/kernel/permissions'
import { actorOf } from '@/server/actor-of'
import styles from '@/ui/back-office/admin.module.css'
import { AdminFrame } from '@/ui/back-office/admin-frame'
import { CallOutcomeProvider } from '@/ui/back-office/list/call-outcome-context'
import { LocalTime } from '@/ui/back-office/time/local-time'
import { ZoneName } from '@/ui/back-office/time/zone-name'
import { getOutboxMail, type OutboxMail } from '../queries/list-outbox'
import { MAIL_STATES } from '../schemas/mail'
import * as words from '../words'
import mail from './mail.module.css'
import { ResendMailButton } from './resend-mail-button'
import { ShowMailLink } from './show-mail-link'

/** One e-mail of the outbox, as text and as HTML; for the top role alone. */
export async function OutboxMailView(view: AdminViewServerProps) {
  const { req } = view.initPageResult
  const actor = await actorOf(req)
  const allowed = actor.kind === 'staff' && actor.roleId === TOP_ROLE_ID
  const id = parseWhole(String((view.params?.segments as string[] | undefined)?.at(-1) ?? ''))
  const outboxMail = allowed && id !== null ? await getOutboxMail(req.payload.db.drizzle, id) : null
  const back = (
    <Link className={styles.button} href="/admin/settings/outbox">
      {words.outbox}
    </Link>
  )
  return (
    <AdminFrame actions={back} allowed={allowed} title={outboxMail?.subject ?? words.email} view={view}>
      {outboxMail ? (
        <CallOutcomeProvider>
          <Shown outboxMail={outboxMail} />
        </CallOutcomeProvider>
      ) : (
        <section className={styles.empty}>
          <h2>{words.emailNotFound}</h2>
          <p>{words.itMayHaveBeenRemoved}</p>
        </section>
      )}
    </AdminFrame>
  )
}

function Shown({ outboxMail }: { outboxMail: OutboxMail }) {
  return (
    <>
      <dl className={mail.facts}>
        <dt>{words.to}</dt>
        <dd>{outboxMail.to}</dd>
        <dt>{words.state}</dt>
        <dd>
          {MAIL_STATES[outboxMail.state]}
          {outboxMail.problem && `: ${outboxMail.problem}`}{' '}
          {outboxMail.state === 'failed' && (
            <ResendMailButton id={outboxMail.id} subject={outboxMail.subject} />
          )}
        </dd>
        <dt>{words.written}</dt>
        <dd>
          <LocalTime exact iso={outboxMail.createdAt} /> (<ZoneName />)
        </dd>
        {outboxMail.sentAt && (
          <>
            <dt>{outboxMail.state === 'kept' ? words.kept : words.sent}</dt>
            <dd>
              <LocalTime exact iso={outboxMail.sentAt} /> (<ZoneName />)
            </dd>
          </>
        )}
      </dl>
      {outboxMail.hasOpenLink && <ShowMailLink id={outboxMail.id} />}
      {outboxMail.text === null || outboxMail.html === null ? (
        <p className={styles.quiet}>{words.sentTextsAreNotStored}</p>
      ) : (
        <div className={mail.editor}>
          <iframe className={mail.frame} sandbox="" srcDoc={outboxMail.html} title={words.theEmail} />
          <pre className={mail.plain}>{outboxMail.text}</pre>
        </div>
      )}
    </>
  )
}
