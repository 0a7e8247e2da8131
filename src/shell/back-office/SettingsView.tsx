import Link from 'next/link'
import type { AdminViewServerProps } from 'payload'
import { can, TOP_ROLE_ID } from '@/kernel/permissions'
import { actorOf } from '@/server/permissions'
import { AdminFrame } from '@/ui/back-office/AdminFrame'
import styles from '@/ui/back-office/admin.module.css'
import { sectionsOf } from './sections'
import * as words from './words'

/** Index of the settings: the screens that the viewer may open. */
export async function SettingsView(view: AdminViewServerProps) {
  const actor = await actorOf(view.initPageResult.req)
  const isTop = actor.kind === 'staff' && actor.roleId === TOP_ROLE_ID
  return (
    <AdminFrame allowed={can(actor, 'settings', 'read')} title={words.settings} view={view}>
      <div className={styles.cards}>
        {sectionsOf('settings')
          .filter(({ topRoleOnly }) => isTop || !topRoleOnly)
          .map(({ about, href, title }) => (
            <Link className={styles.card} href={href} key={href}>
              <strong>{title}</strong>
              <span className={styles.quiet}>{about}</span>
            </Link>
          ))}
      </div>
    </AdminFrame>
  )
}
