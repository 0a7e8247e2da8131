import type { PayloadRequest } from 'payload'
import { forbidden, notFound, validationFailed } from '@/kernel/errors'
import { visibleShowrooms } from '@/kernel/showroom-scope'
import { lockAdmins } from '@/modules/accounts/access/operations/lock-admins'
import { type LockedPerson, lockPeople } from '@/modules/accounts/access/operations/lock-people'
import { refuseChangeWithoutAdmin } from '@/modules/accounts/access/operations/refuse-change-without-admin'
import { grantedStatus, type UserStatus } from '@/modules/accounts/access/rules/account-status'
import { MANAGE_MESSAGES } from '@/modules/accounts/access/rules/may-manage-people'
import { endSessions } from '@/modules/accounts/credentials/operations/end-sessions'
import { actorOf } from '@/server/actor-of'
import { lockUnchanged } from '@/server/database/lock-unchanged'
import { inTransaction } from '@/server/transaction'
import { assignedShowroomFields } from '../rules/assigned-showroom-fields'
import { checkPerson, type PersonPatch, tidyPerson } from '../schemas/check-person'
import { refuseRoleGrant } from './refuse-role-grant'
import { refuseUnseenShowrooms } from './refuse-unseen-showrooms'
import { sendInvite } from './send-invite'

/**
 * Changes a person's details, role, showrooms or status, as far as the caller may. A role with more
 * permissions than the caller's can be neither assigned nor removed, nobody changes their own role, and the
 * last Admin stays Admin.
 *
 * @param seen the `updatedAt` that the form was filled from, if sent
 * @returns whether they were invited: a person whose address is not confirmed becomes active by that alone
 * @throws AppError 403, 404, 409, 422 naming the fields
 */
export async function updatePerson(
  req: PayloadRequest,
  id: number,
  patch: PersonPatch,
  seen?: string,
): Promise<boolean> {
  return inTransaction({ payload: req.payload, req }, async (inner, db) => {
    await lockAdmins(db)
    await lockUnchanged(db, 'users', id, seen)
    const takesAway = 'status' in patch && ['BLOCKED', 'SUSPENDED'].includes(String(patch.status))
    const [person] = await lockPeople(inner, db, [id], 'update', takesAway)
    if (!person) throw notFound()
    const now = await inner.payload.findByID({
      collection: 'users',
      id,
      req: inner,
      overrideAccess: true,
      depth: 0,
    })
    const whole = { ...now, dob: now.dob?.slice(0, 10), roleId: person.roleId, ...patch } as PersonPatch
    const issues = checkPerson(patch, whole, new Date().toISOString().slice(0, 10))
    if (issues.length > 0) throw validationFailed(issues)
    await refuseReach(inner, id, person.roleId, patch)
    const status = statusFor(person, patch)
    await inner.payload.update({
      collection: 'users',
      id,
      data: {
        ...tidyPerson(patch, whole.country),
        ...(status && { status }),
        ...('roleId' in patch && { role: patch.roleId ?? null }),
        ...assignedShowroomFields(patch.assignedShowrooms),
      },
      req: inner,
      overrideAccess: true,
      depth: 0,
    })
    // A customer's sessions last longer than those of staff may.
    if (patch.roleId && person.roleId === null) await endSessions(db, id)
    await refuseChangeWithoutAdmin(db)
    const isInvited = status === 'PENDING' && person.emailVerifiedAt === null
    if (isInvited) await sendInvite(inner, db, person)
    return isInvited
  })
}

/** The status that a change gives a person; null if it does not choose another. */
function statusFor({ emailVerifiedAt, status }: LockedPerson, patch: PersonPatch): UserStatus | null {
  const chosen = tidyPerson(patch).status
  return chosen && chosen !== status ? grantedStatus(chosen, emailVerifiedAt !== null) : null
}

/** Role and showrooms determine access: nobody may extend their own, or grant what they do not have. */
async function refuseReach(
  req: PayloadRequest,
  id: number,
  roleId: number | null,
  patch: PersonPatch,
): Promise<void> {
  const isSelf = Number(req.user?.id) === id
  if ('roleId' in patch && (patch.roleId ?? null) !== roleId) {
    if (isSelf) throw forbidden('You cannot change your own role')
    await refuseRoleGrant(req, patch.roleId ?? null)
  }
  if (patch.assignedShowrooms == null) return
  await refuseUnseenShowrooms(req, patch.assignedShowrooms)
  if (isSelf && visibleShowrooms(await actorOf(req)) !== 'all')
    throw forbidden(MANAGE_MESSAGES['not-allowed'])
}
