import Link from 'next/link'
import type { AdminViewServerProps } from 'payload'
import { can, TOP_ROLE_ID } from '@/kernel/permissions'
import { actorOf } from '@/server/permissions'
import { AdminFrame } from '@/ui/back-office/AdminFrame'
import styles from '@/ui/back-office/admin.module.css'

const SECTIONS = [
  { title: 'Showroom offices', href: '/admin/settings/showroom-office', what: 'Where vehicles stand' },
  { title: 'Ports', href: '/admin/settings/ports', what: 'Of loading and discharge' },
  { title: 'E-mail texts', href: '/admin/settings/email-templates', what: 'What each e-mail says' },
  { title: 'Outbox', href: '/admin/settings/outbox', what: 'E-mails sent, waiting, failed', isTopOnly: true },
  { title: 'Background jobs', href: '/admin/settings/jobs', what: 'What runs, waits or failed' },
  { title: 'System logs', href: '/admin/settings/audit-log', what: 'Who did what, and when' },
]

/** Index of the settings: the screens that the viewer may open. */
export async function SettingsView(view: AdminViewServerProps) {
  const actor = await actorOf(view.initPageResult.req)
  const isTop = actor.kind === 'staff' && actor.roleId === TOP_ROLE_ID
  return (
    <AdminFrame allowed={can(actor, 'settings', 'read')} title="Settings" view={view}>
      <div className={styles.cards}>
        {SECTIONS.filter(({ isTopOnly }) => isTop || !isTopOnly).map(({ href, title, what }) => (
          <Link className={styles.card} href={href} key={href}>
            <strong>{title}</strong>
            <span className={styles.quiet}>{what}</span>
          </Link>
        ))}
      </div>
    </AdminFrame>
  )
}
