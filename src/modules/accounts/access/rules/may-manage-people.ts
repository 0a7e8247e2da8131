import {
  type Action,
  type Actor,
  can,
  mayGrant,
  type PermissionMatrix,
  TOP_ROLE_ID,
} from '@/kernel/permissions'
import { err, ok, type Result } from '@/kernel/result'

/** A person whom a member of staff wants to change, block or delete. */
export type Target = { id: number; roleId: number | null; permissions: PermissionMatrix }

export type ManageRefusal = 'self' | 'top-role' | 'holds-more' | 'not-allowed'

/** The messages that staff get when refused. */
export const MANAGE_MESSAGES: Record<ManageRefusal, string> = {
  self: 'You cannot block or delete your own account',
  'top-role': 'Only an Admin can change an Admin',
  'holds-more': 'This person has permissions that you do not have',
  'not-allowed': 'You are not allowed to do this',
}

export const LAST_ADMIN_MESSAGE = 'There must be at least one active Admin'

export const GRANT_MESSAGE = 'You cannot grant a permission that you do not have'

/**
 * Whether staff may change a person: anyone with the permission may, for customers and for staff with no more
 * permissions than their own; Admins only by Admins. Nobody may block or delete themselves.
 */
export function mayManage(
  actor: Actor,
  action: Action,
  target: Target,
  takesAway = false,
): Result<true, ManageRefusal> {
  if (!can(actor, 'accounts', action)) return err('not-allowed')
  if (takesAway && actor.kind === 'staff' && actor.id === target.id) return err('self')
  if (target.roleId === null) return ok(true)
  const isTop = actor.kind === 'staff' && actor.roleId === TOP_ROLE_ID
  if (target.roleId === TOP_ROLE_ID) return isTop ? ok(true) : err('top-role')
  return isTop || mayGrant(actor, target.permissions) ? ok(true) : err('holds-more')
}

export const TOP_ROLE_MESSAGE = 'The Admin role has every permission and cannot be changed'

export const OWN_ROLE_MESSAGE = 'You cannot change your own role'

export const ROLE_REACH_MESSAGE = 'This role has more permissions than you do'
