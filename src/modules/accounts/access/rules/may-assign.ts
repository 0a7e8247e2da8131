import { type Actor, mayGrant, type PermissionMatrix, TOP_ROLE_ID } from '@/kernel/permissions'

/** Whether staff may assign a person to a role with this matrix. */
export const mayAssign = (actor: Actor, roleId: number | null, permissions: PermissionMatrix): boolean => {
  if (roleId === null) return true
  const isTop = actor.kind === 'staff' && actor.roleId === TOP_ROLE_ID
  return isTop || (roleId !== TOP_ROLE_ID && mayGrant(actor, permissions))
}
