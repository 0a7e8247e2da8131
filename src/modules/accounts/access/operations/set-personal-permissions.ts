import type { PayloadRequest } from 'payload'
import { conflict, forbidden, notFound } from '@/kernel/errors'
import { mayGrant, type PermissionMatrix, TOP_ROLE_ID } from '@/kernel/permissions'
import { actorOf } from '@/server/actor-of'
import { inTransaction } from '@/server/transaction'
import { ownDifferences } from '../rules/compare-permissions'
import { GRANT_MESSAGE, TOP_ROLE_MESSAGE } from '../rules/may-manage-people'
import { lockPeople } from './lock-people'

/**
 * Sets where one member of staff's permissions differ from the role; values equal to the role's are not
 * stored, so that later changes of the role apply.
 *
 * @throws AppError 403 if the caller does not have what is granted, 404 for unknown people and for customers
 */
export async function setPersonalPermissions(
  req: PayloadRequest,
  userId: number,
  requested: PermissionMatrix,
): Promise<void> {
  await inTransaction({ payload: req.payload, req }, async (inner, db) => {
    const [person] = await lockPeople(inner, db, [userId], 'update')
    if (!person?.roleId) throw notFound()
    if (person.roleId === TOP_ROLE_ID) throw conflict(TOP_ROLE_MESSAGE)
    if (Number(inner.user?.id) === userId) throw forbidden('You cannot change your own permissions')
    if (!mayGrant(await actorOf(inner), requested)) throw forbidden(GRANT_MESSAGE)
    const role = await inner.payload.findByID({
      collection: 'roles',
      id: person.roleId,
      req: inner,
      overrideAccess: true,
      depth: 0,
    })
    const permissions = ownDifferences(role.permissions as PermissionMatrix, requested)
    await inner.payload.update({
      collection: 'users',
      id: userId,
      data: { permissions },
      req: inner,
      overrideAccess: true,
      depth: 0,
    })
  })
}
