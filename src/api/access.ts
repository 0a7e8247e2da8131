import { forbidden, notFound, unauthenticated } from '@/kernel/errors'
import { type Actor, can } from '@/kernel/permissions'
import type { RawInput, RouteAccess } from './route-type'

/** Whether the actor may call a route with this query. */
export function mayCall(access: RouteAccess, actor: Actor, query: RawInput['query']): boolean {
  switch (access.kind) {
    case 'public':
      return true
    case 'signed-in':
      return actor.kind !== 'guest'
    case 'customer':
      return actor.kind === 'customer'
    case 'staff':
      return actor.kind === 'staff'
    case 'module':
      return can(actor, access.module, access.action) || isPublicQuery(access.publicWhen, query)
    default:
      return false
  }
}

/**
 * Lets the actor pass, or throws 401 (nobody is signed in), 403 (not for this one), or 404 (a customer at a
 * call for staff about one record that customers own).
 *
 * @param isOfOne whether the call names a record
 */
export function requireAccess(
  access: RouteAccess,
  actor: Actor,
  query: RawInput['query'],
  isOfOne: boolean,
): void {
  if (mayCall(access, actor, query)) return
  if (actor.kind === 'guest') throw unauthenticated('message' in access ? access.message : undefined)
  const isUnseen = isOfOne && actor.kind === 'customer' && access.kind === 'module' && access.isHidden
  throw isUnseen ? notFound() : forbidden()
}

const isPublicQuery = (publicWhen: Record<string, string> | undefined, query: RawInput['query']): boolean =>
  publicWhen !== undefined && Object.entries(publicWhen).every(([key, value]) => query[key] === value)
