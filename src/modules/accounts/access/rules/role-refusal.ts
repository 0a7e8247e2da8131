import { type Actor, mayGrant, type PermissionMatrix, TOP_ROLE_ID } from '@/kernel/permissions'
import { OWN_ROLE_MESSAGE, ROLE_REACH_MESSAGE, TOP_ROLE_MESSAGE } from './may-manage-people'

/** Why a role may not be changed by someone who may change roles in general; null if it may. */
export function roleRefusal(actor: Actor, roleId: number, held: PermissionMatrix): string | null {
  if (roleId === TOP_ROLE_ID) return TOP_ROLE_MESSAGE
  if (actor.kind === 'staff' && actor.roleId === roleId) return OWN_ROLE_MESSAGE
  return mayGrant(actor, held) ? null : ROLE_REACH_MESSAGE
}
