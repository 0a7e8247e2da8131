import Link from 'next/link'
import type { AdminViewServerProps } from 'payload'
import { mailOf } from '@/server/mail/mails'
import { mailFrame } from '@/server/mail/outbox'
import { mayDo } from '@/server/permissions'
import { AdminFrame } from '@/ui/back-office/AdminFrame'
import styles from '@/ui/back-office/admin.module.css'
import { getMailTemplate } from '../queries/mail-texts'
import * as words from '../words'
import { TemplateEditor } from './TemplateEditor'

/** One kind of e-mail: its text with a preview, for those who may change settings; others read it. */
export async function TemplateView(view: AdminViewServerProps) {
  const { req } = view.initPageResult
  const [allowed, mayUpdate] = await Promise.all([
    mayDo(req, 'settings', 'read'),
    mayDo(req, 'settings', 'update'),
  ])
  const key = String((view.params?.segments as string[] | undefined)?.at(-1) ?? '')
  const mail = allowed ? mailOf(req.payload, key) : undefined
  const template = mail && (await getMailTemplate(req.payload.db.drizzle, mail))
  const back = (
    <Link className={styles.button} href="/admin/settings/email-templates">
      {words.allEmailTexts}
    </Link>
  )
  const frame = { view, allowed, title: template?.title ?? words.emailText, actions: back }
  if (!template)
    return (
      <AdminFrame {...frame}>
        <section className={styles.empty}>
          <h2>{words.emailNotFound}</h2>
          <p>{words.thereIsNoEmail}</p>
        </section>
      </AdminFrame>
    )
  return (
    <AdminFrame {...frame} lead={words.sentAt(template.sentWhen)}>
      <TemplateEditor
        email={req.user?.email ?? ''}
        frame={mailFrame()}
        mayUpdate={mayUpdate}
        template={template}
      />
    </AdminFrame>
  )
}
