import Link from 'next/link'
import type { AdminViewServerProps } from 'payload'
import { mayDo } from '@/server/permissions'
import { AdminFrame } from '@/ui/admin/AdminFrame'
import styles from '@/ui/admin/admin.module.css'
import { LocalTime } from '@/ui/admin/LocalTime'
import { listMailTemplates, type MailTemplate } from '../../queries/mail-texts'

/** Every kind of e-mail that the product sends: when, and whether staff wrote its text. */
export async function TemplatesView(view: AdminViewServerProps) {
  const { req } = view.initPageResult
  const allowed = await mayDo(req, 'settings', 'read')
  const frame = { view, allowed, title: 'E-mail texts' }
  if (!allowed) return <AdminFrame {...frame}>{null}</AdminFrame>
  const templates = await listMailTemplates(req.payload.db.drizzle)
  return (
    <AdminFrame {...frame} lead="What each e-mail says. Without a text of your own the product’s goes out.">
      <div className={styles.scroll}>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">E-mail</th>
              <th scope="col">Sent when</th>
              <th scope="col">Subject</th>
              <th scope="col">Text</th>
            </tr>
          </thead>
          <tbody>
            {templates.map((template) => (
              <Row key={template.key} template={template} />
            ))}
          </tbody>
        </table>
      </div>
    </AdminFrame>
  )
}

function Row({ template: { key, own, sentWhen, text, title } }: { template: MailTemplate }) {
  return (
    <tr>
      <td>
        <Link href={`/admin/settings/email-templates/${key}`}>{title}</Link>
      </td>
      <td>{sentWhen}</td>
      <td>{text.subject}</td>
      <td>
        {own ? (
          <>
            Your own, <LocalTime iso={own.updatedAt} />
          </>
        ) : (
          <span className={styles.quiet}>The product’s</span>
        )}
      </td>
    </tr>
  )
}
