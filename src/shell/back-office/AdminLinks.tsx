import Link from 'next/link'
import { createLocalReq, type ServerProps } from 'payload'
import { can, type ModuleKey, TOP_ROLE_ID } from '@/kernel/permissions'
import { actorOf } from '@/server/permissions'

/** Screens of our own in the navigation, each shown to those who may open it. */
const LINKS = [
  { href: '/admin/inventory', title: 'Inventory overview', module: 'inventory' },
  { href: '/admin/inventory/reservations', title: 'Reservations', module: 'inventory' },
  { href: '/admin/inventory/reviews', title: 'Reviews', module: 'inventory' },
  { href: '/admin/contacts', title: 'Contacts', module: 'accounts' },
  { href: '/admin/user-management', title: 'User management', module: 'accounts' },
  { href: '/admin/user-management/access-map', title: 'Access map', module: 'accounts' },
  { href: '/admin/settings', title: 'Settings overview', module: 'settings' },
  { href: '/admin/settings/email-templates', title: 'E-mail texts', module: 'settings' },
  { href: '/admin/settings/outbox', title: 'Outbox', module: 'settings', topRole: true },
  { href: '/admin/settings/jobs', title: 'Background jobs', module: 'settings' },
  { href: '/admin/settings/audit-log', title: 'System logs', module: 'settings' },
] as const satisfies readonly { href: string; title: string; module: ModuleKey; topRole?: true }[]

/** The navigation's own links below the collections. */
export async function AdminLinks({ payload, user }: ServerProps) {
  const req = await createLocalReq({ user: user ?? undefined }, payload)
  const actor = await actorOf(req)
  const isTop = actor.kind === 'staff' && actor.roleId === TOP_ROLE_ID
  const open = LINKS.filter((link) => ('topRole' in link ? isTop : can(actor, link.module, 'read')))
  return (
    <div className="nav-group">
      <div className="nav-group__content">
        {open.map(({ href, title }) => (
          <Link className="nav__link" href={href} key={href}>
            <span className="nav__link-label">{title}</span>
          </Link>
        ))}
        <Link className="nav__link" href="/admin/profile">
          <span className="nav__link-label">My profile</span>
        </Link>
      </div>
    </div>
  )
}
