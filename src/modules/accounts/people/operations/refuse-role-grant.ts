import type { PayloadRequest } from 'payload'
import { forbidden, validationFailed } from '@/kernel/errors'
import { issue } from '@/kernel/issue'
import type { PermissionMatrix } from '@/kernel/permissions'
import { mayAssign } from '@/modules/accounts/access/rules/may-assign'
import { GRANT_MESSAGE } from '@/modules/accounts/access/rules/may-manage-people'
import { actorOf } from '@/server/actor-of'

/** Rejects a role with more permissions than the caller's. */
export async function refuseRoleGrant(req: PayloadRequest, roleId: number | null): Promise<void> {
  if (roleId === null) return
  const { docs } = await req.payload.find({
    collection: 'roles',
    where: { id: { equals: roleId } },
    limit: 1,
    pagination: false,
    depth: 0,
    overrideAccess: true,
    req,
  })
  if (!docs[0]) throw validationFailed([issue('roleId', 'This role does not exist')])
  if (!mayAssign(await actorOf(req), roleId, docs[0].permissions as PermissionMatrix))
    throw forbidden(GRANT_MESSAGE)
}
