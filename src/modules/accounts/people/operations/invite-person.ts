import type { PayloadRequest } from 'payload'
import { conflict, forbidden, validationFailed } from '@/kernel/errors'
import { issue } from '@/kernel/issue'
import type { PermissionMatrix } from '@/kernel/permissions'
import { lockPeople } from '@/modules/accounts/access/operations/lock-people'
import { recordAccountMaker } from '@/modules/accounts/access/operations/record-account-maker'
import { DEFAULT_STATUS, grantedStatus } from '@/modules/accounts/access/rules/account-status'
import { GRANT_MESSAGE, mayAssign } from '@/modules/accounts/access/rules/may-manage-people'
import { createAccount } from '@/modules/accounts/credentials/operations/create-account'
import { hashOfNoPassword } from '@/modules/accounts/credentials/operations/hash-password'
import { isOnItsWay, issueToken, TOKEN_LIFE } from '@/modules/accounts/credentials/operations/issue-token'
import { tokenLink } from '@/modules/accounts/credentials/operations/make-account-links'
import { queueMail } from '@/server/mail/queue-mail'
import { actorOf } from '@/server/permissions'
import { siteIdentity } from '@/server/site-identity'
import { type Db, inTransaction } from '@/server/transaction'
import { inviteMail } from '../mail/people-mails'
import { normalEmail } from '../rules/check-person'
import { checkNewPerson, type PersonInput, tidyPerson } from '../schemas/person-input'
import { refuseUnseenShowrooms, showroomFields } from './check-showrooms'

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
    await refuseGrant(inner, given.roleId ?? null)
    await refuseUnseenShowrooms(inner, given.assignedShowrooms)
    const email = normalEmail(given.email ?? '')
    await refuseTaken(inner, email)
    const tidy = tidyPerson(given)
    const status = grantedStatus(tidy.status ?? DEFAULT_STATUS, false)
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
        ...showroomFields(given.assignedShowrooms),
      },
      hashOfNoPassword(),
    )
    if (isInvited) await sendInvite(inner, db, { id, email, firstName })
    return { id, isInvited }
  })
}

/** Rejects a role with more permissions than the caller's. */
export async function refuseGrant(req: PayloadRequest, roleId: number | null): Promise<void> {
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

/**
 * Writes the invitation of a pending account, unless one was sent just now. The caller has locked its row.
 */
export async function sendInvite(
  req: PayloadRequest,
  db: Db,
  person: { id: number; email: string; firstName: string },
): Promise<void> {
  if (await isOnItsWay(db, 'invite', person.id)) return
  await recordAccountMaker(db, person.id, 'invited')
  const { id, token } = await issueToken(db, 'invite', person.id)
  const inviter = [req.user?.firstName, req.user?.lastName].filter(Boolean).join(' ') || siteIdentity().name
  await queueMail(req, inviteMail, { address: person.email, userId: person.id }, `invite:${id}`, {
    firstName: person.firstName,
    inviter,
    site: siteIdentity().name,
    link: tokenLink('invite', token),
    validFor: TOKEN_LIFE.invite.inWords,
  })
}
