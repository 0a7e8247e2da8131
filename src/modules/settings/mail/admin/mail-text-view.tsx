import Link from 'next/link'
import type { AdminViewServerProps } from 'payload'
import { actorOf } from '@/server/actor-of'
import { mailOf } from '@/server/mail/mail-kinds'
import { mailFrame } from '@/server/mail/queue-mail'
import { mayDo } from '@/server/may-do'
import styles from '@/ui/back-office/admin.module.css'
import { AdminFrame } from '@/ui/back-office/admin-frame'
import { getMailText } from '../queries/get-mail-text'
import { listTextChanges } from '../queries/list-text-changes'
import type { MailTemplate } from '../queries/select-mail-text'
import { isAdministrator } from '../rules/mail-text-change'
import { MAIL_TEXTS_PATH } from '../rules/urls'
import * as words from '../words'
import mailStyles from './mail.module.css'
import { MailTextChanges } from './mail-text-changes'
import { MailTextEditor } from './mail-text-editor'

/** Who is sent changes of the text, and what of it waits. */
const watchedAs = ({ aboutMoney, warnsAdministrators }: MailTemplate): string | null => {
  if (warnsAdministrators) return words.watchedWarning
  return aboutMoney ? words.watchedAboutMoney : null
}

/** One kind of e-mail: its text with a preview, for those who may change settings; others read it. */
export async function MailTextView(view: AdminViewServerProps) {
  const { req } = view.initPageResult
  const [allowed, mayUpdate] = await Promise.all([
    mayDo(req, 'settings', 'read'),
    mayDo(req, 'settings', 'update'),
  ])
  const key = String((view.params?.segments as string[] | undefined)?.at(-1) ?? '')
  const mail = allowed ? mailOf(req.payload, key) : undefined
  const db = req.payload.db.drizzle
  const template = mail && (await getMailText(db, mail))
  const changes = mail ? await listTextChanges(db, mail) : []
  const back = (
    <Link className={styles.button} href={MAIL_TEXTS_PATH}>
      {words.allEmailTexts}
    </Link>
  )
  const frame = { view, allowed, title: template?.title ?? words.emailText, actions: back }
  if (!template)
    return (
      <AdminFrame {...frame}>
        <section className={styles.empty}>
          <h2>{words.emailNotFound}</h2>
          <p>{words.noSuchEmail}</p>
        </section>
      </AdminFrame>
    )
  const viewer = { id: Number(req.user?.id), isAdministrator: isAdministrator(await actorOf(req)), mayUpdate }
  const watched = watchedAs(template)
  return (
    <AdminFrame {...frame} lead={words.sentAt(template.sentWhen)}>
      {watched && <p className={mailStyles.watched}>{watched}</p>}
      <MailTextChanges changes={changes} viewer={viewer} />
      <MailTextEditor
        email={req.user?.email ?? ''}
        frame={mailFrame()}
        mayUpdate={mayUpdate}
        template={template}
      />
    </AdminFrame>
  )
}
