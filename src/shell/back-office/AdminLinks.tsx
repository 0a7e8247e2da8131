import Link from 'next/link'
import { createLocalReq, type ServerProps } from 'payload'
import { modules } from '@/api/module'
import { can, TOP_ROLE_ID } from '@/kernel/permissions'
import { actorOf } from '@/server/permissions'
import * as words from './words'

/** The navigation's own links below the collections. */
export async function AdminLinks({ payload, user }: ServerProps) {
  const req = await createLocalReq({ user: user ?? undefined }, payload)
  const actor = await actorOf(req)
  const isTop = actor.kind === 'staff' && actor.roleId === TOP_ROLE_ID
  const open = modules()
    .flatMap(({ links = [] }) => links)
    .filter(({ module, topRoleOnly }) => (topRoleOnly ? isTop : can(actor, module, 'read')))
  return (
    <div className="nav-group">
      <div className="nav-group__content">
        {open.map(({ href, title }) => (
          <Link className="nav__link" href={href} key={href}>
            <span className="nav__link-label">{title}</span>
          </Link>
        ))}
        <Link className="nav__link" href="/admin/profile">
          <span className="nav__link-label">{words.myProfile}</span>
        </Link>
      </div>
    </div>
  )
}
