import Link from 'next/link'
import type { PayloadRequest } from 'payload'
import { can, TOP_ROLE_ID } from '@/kernel/permissions'
import { actorOf } from '@/server/actor-of'
import { dbOf } from '@/server/db-of'
import { type MailState as Facts, readMailState } from '@/server/mail/read-mail-state'
import styles from '@/ui/back-office/admin.module.css'
import { StatusLabel } from '@/ui/back-office/list/status-label'
import { LocalTime } from '@/ui/back-office/time/local-time'
import { mailHealth } from '../rules/mail-health'
import * as words from '../words'
import mail from './mail.module.css'
import { TestMailButton } from './test-mail-button'

const HEALTH = {
  stays: { tone: 'amber', text: words.mailsStayHere },
  fails: { tone: 'red', text: words.mailsFailing },
  leaves: { tone: 'green', text: words.mailsLeaving },
  unknown: { tone: 'slate', text: words.mailsNeverSent },
} as const

/** Who e-mails are from, how they leave and whether they do, with a test. Its screen checks who may read the settings. */
export async function MailSenderState({ req }: { req: PayloadRequest }) {
  const [state, actor] = await Promise.all([dbOf(req).then(readMailState), actorOf(req)])
  const isTop = actor.kind === 'staff' && actor.roleId === TOP_ROLE_ID
  return (
    <section aria-labelledby="emails" className={styles.section}>
      <h2 id="emails">{words.emailsSection}</h2>
      <p className={mail.watched}>{words.emailsSectionAbout}</p>
      <MailFacts isTop={isTop} state={state} />
      {can(actor, 'settings', 'update') && req.user && <TestMailButton email={req.user.email} />}
    </section>
  )
}

function MailFacts({ isTop, state }: { isTop: boolean; state: Facts }) {
  const { text, tone } = HEALTH[mailHealth(state)]
  const { failed, lastFailure, lastSentAt, provider, sender, waiting } = state
  return (
    <dl className={mail.facts}>
      <dt>{words.sender}</dt>
      <dd>{sender}</dd>
      <dt>{words.provider}</dt>
      <dd>{words.providerNames[provider]}</dd>
      <dt>{words.state}</dt>
      <dd>
        <StatusLabel tone={tone}>{text}</StatusLabel>
      </dd>
      <dt>{words.lastSent[provider]}</dt>
      <dd>{lastSentAt ? <LocalTime iso={lastSentAt} /> : words.never}</dd>
      <dt>{words.waitingMails}</dt>
      <dd>{waiting.toLocaleString('en-US')}</dd>
      <dt>{words.failedMails}</dt>
      <dd>
        {failed.toLocaleString('en-US')}
        {isTop && (
          <>
            {' · '}
            <Link href="/admin/settings/outbox">{words.openOutbox}</Link>
          </>
        )}
      </dd>
      {isTop && lastFailure && (
        <>
          <dt>{words.lastProblem}</dt>
          <dd>{lastFailure.problem ?? words.unexplained}</dd>
        </>
      )}
    </dl>
  )
}
