import type { PayloadRequest } from 'payload'
import { conflict, validationFailed } from '@/kernel/errors'
import { issue } from '@/kernel/issue'
import { lockPeople } from '@/modules/accounts/access/operations/lock-people'
import { firstStatus, grantedStatus } from '@/modules/accounts/access/rules/account-status'
import { createAccount } from '@/modules/accounts/credentials/operations/create-account'
import { hashOfNoPassword } from '@/modules/accounts/credentials/operations/hash-password'
import { inTransaction } from '@/server/transaction'
import { assignedShowroomFields } from '../rules/assigned-showroom-fields'
import { normalEmail } from '../rules/check-person'
import { checkNewPerson, type PersonInput, tidyPerson } from '../schemas/check-person'
import { refuseRoleGrant } from './refuse-role-grant'
import { refuseUnseenShowrooms } from './refuse-unseen-showrooms'
import { sendInvite } from './send-invite'

/** An account with this address exists; staff may know. */
export const EMAIL_TAKEN_MESSAGE = 'A user with this email already exists'

/** A new account, and whether an invitation went out. */
export type Invited = { id: number; isInvited: boolean }

/**
 * Creates an account for a person. Unless it starts blocked or suspended, an invitation is sent: its link
 * proves the address and sets the password. Even an account that staff set to active waits for that.
 *
 * @throws AppError 403 for a role with more permissions than the caller's, 409 for a taken address, 422
 * naming the fields, including showrooms not visible to the caller
 */
export async function invitePerson(req: PayloadRequest, given: PersonInput): Promise<Invited> {
  const issues = checkNewPerson(given, new Date().toISOString().slice(0, 10))
  if (issues.length > 0) throw validationFailed(issues)
  return inTransaction({ payload: req.payload, req }, async (inner, db) => {
    await refuseRoleGrant(inner, given.roleId ?? null)
    await refuseUnseenShowrooms(inner, given.assignedShowrooms)
    const email = normalEmail(given.email ?? '')
    await refuseTaken(inner, email)
    const tidy = tidyPerson(given)
    const status = grantedStatus(tidy.status ?? firstStatus(Boolean(given.roleId)), false)
    const isInvited = status === 'PENDING'
    const firstName = tidy.firstName ?? ''
    const id = await createAccount(
      inner,
      {
        ...tidy,
        firstName,
        lastName: tidy.lastName ?? '',
        email,
        role: given.roleId ?? null,
        userType: tidy.userType ?? 'CUSTOMER',
        status,
        ...assignedShowroomFields(given.assignedShowrooms),
      },
      hashOfNoPassword(),
    )
    if (isInvited) await sendInvite(inner, db, { id, email, firstName })
    return { id, isInvited }
  })
}

async function refuseTaken(req: PayloadRequest, email: string): Promise<void> {
  const { totalDocs } = await req.payload.count({
    collection: 'users',
    where: { email: { equals: email } },
    overrideAccess: true,
    req,
  })
  if (totalDocs > 0) throw conflict(EMAIL_TAKEN_MESSAGE, [issue('email', EMAIL_TAKEN_MESSAGE)])
}

/** Sends an invitation again; earlier links keep working until one is used. */
export async function inviteAgain(req: PayloadRequest, id: number): Promise<void> {
  await inTransaction({ payload: req.payload, req }, async (inner, db) => {
    const [person] = await lockPeople(inner, db, [id], 'update')
    if (person?.status !== 'PENDING')
      throw conflict('Only people who have not yet accepted can be invited again')
    await sendInvite(inner, db, person)
  })
}
