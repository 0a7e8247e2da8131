import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { badRequest, conflict, unauthenticated } from '@/kernel/errors'
import { issue } from '@/kernel/issue'
import { buildTokenLink } from '@/modules/accounts/credentials/operations/build-token-link'
import { endSessions } from '@/modules/accounts/credentials/operations/end-sessions'
import {
  issueToken,
  LINK_MESSAGE,
  recallToken,
  TOKEN_LIFE,
  useToken,
  voidTokens,
} from '@/modules/accounts/credentials/operations/issue-use-or-void-token'
import { type Account, lockAccount } from '@/modules/accounts/credentials/operations/lock-account'
import { asOwner } from '@/modules/accounts/credentials/operations/verify-account-owner'
import { users } from '@/modules/accounts/tables.gen'
import type { Db } from '@/server/db-of'
import { absoluteUrl } from '@/server/http/absolute-url'
import { queueMail } from '@/server/mail/queue-mail'
import type { Limit } from '@/server/rate-limit'
import { exists } from '@/server/rows/exists'
import { select } from '@/server/rows/select'
import { inTransaction } from '@/server/transaction'
import { addressInUseMail, changeEmailMail, emailChangedMail } from '../mail/people-mails'
import { normalEmail } from '../rules/check-person'
import { emitPersonChanged } from './emit-person-changed'

const limit: Limit = { name: 'change-email', points: 5, duration: 10 * 60 }

/**
 * Requests a new address for the caller's own account: a link is sent there, and nothing changes until it is
 * followed. Whether the address is taken is not revealed here: the owner of a taken one is notified instead.
 *
 * @throws AppError 422 if the password is wrong, 429 after too many attempts
 */
export const requestOwnEmailChange = (
  req: PayloadRequest,
  newEmail: string,
  password: string,
): Promise<void> =>
  asOwner(req, { password, field: 'password', limit }, (inner, _, { id }) =>
    requestEmailChange(inner, id, newEmail),
  )

/** Sends the link that makes `newEmail` the address of an account; access is up to the caller. */
export async function requestEmailChange(
  req: PayloadRequest,
  userId: number,
  newEmail: string,
): Promise<void> {
  await inTransaction({ payload: req.payload, req }, async (inner, db) => {
    const account = await lockAccount(db, userId)
    if (!account) throw unauthenticated()
    await voidTokens(db, userId, 'change-email')
    const address = normalEmail(newEmail)
    const owner = await ownerOf(db, address)
    if (owner && owner.id !== userId) return notifyOwner(inner, owner)
    const { id, token } = await issueToken(db, 'change-email', userId, { newEmail: address })
    // Whose mailbox that is, nobody knows yet: the mail does not name the account.
    await queueMail(inner, changeEmailMail, { address, userId }, `change-email:${id}`, {
      newEmail: address,
      link: buildTokenLink('change-email', token),
      validFor: TOKEN_LIFE['change-email'].inWords,
    })
  })
}

const OWNER = { id: users.id, email: users.email, firstName: users.firstName }
type Owner = { id: number; email: string; firstName: string }

/** Whose address it is already; not locked, since two who wish for each other's would wait for each other. */
export async function ownerOf(db: Db, address: string): Promise<Owner | null> {
  const [owner] = await select(db, OWNER, sql`FROM users WHERE email = ${address}`)
  return owner ?? null
}

/** At most one mail an hour, however often somebody enters the address. */
async function notifyOwner(req: PayloadRequest, { id, email, firstName }: Owner): Promise<void> {
  const hour = new Date().toISOString().slice(0, 13)
  const to = { address: email, userId: id }
  const values = { firstName, contactLink: absoluteUrl('/contact-us') }
  await queueMail(req, addressInUseMail, to, `address-in-use:${id}:${hour}`, values)
}

/**
 * Changes the account's address, by the token mailed to the new one. Every session ends, and the old address
 * is notified unless it was never confirmed: another's may have been entered by mistake. Following the link again changes
 * nothing and is no error.
 *
 * @returns the account, null if the address had been changed before
 * @throws AppError 400 if the token does not work, 409 if another account has taken the address in the
 * meantime
 */
export async function confirmEmailChange(req: PayloadRequest, token: string): Promise<number | null> {
  return inTransaction({ payload: req.payload, req }, async (inner, db) => {
    const used = await useToken(db, 'change-email', token)
    const known = used ?? (await recallToken(db, 'change-email', token))
    const account = known && (await lockAccount(db, known.userId))
    const newEmail = known?.data.newEmail
    if (!account || !newEmail || account.deletedAt) throw badRequest(LINK_MESSAGE)
    if (!used && account.email !== newEmail) throw badRequest(LINK_MESSAGE)
    if (!used) return null
    await writeEmail(db, account, newEmail)
    await emitPersonChanged(inner, [account.id], 'email')
    if (account.emailVerifiedAt || account.status === 'ACTIVE')
      await notifyOldAddress(inner, account, newEmail)
    return account.id
  })
}

async function notifyOldAddress(
  req: PayloadRequest,
  { id, email, firstName }: Account,
  newEmail: string,
): Promise<void> {
  const values = { firstName, newEmail: maskEmail(newEmail), contactLink: absoluteUrl('/contact-us') }
  const to = { address: email, userId: id }
  await queueMail(req, emailChangedMail, to, `email-changed:${id}:${Date.now()}`, values)
}

async function writeEmail(db: Db, account: Account, newEmail: string): Promise<void> {
  if (await exists(db, sql`FROM users WHERE email = ${newEmail} AND id <> ${account.id}`))
    throw conflict('This address belongs to another account', [
      issue('newEmail', 'This address belongs to another account'),
    ])
  await db.execute(
    sql`UPDATE users SET email = ${newEmail}, email_verified_at = now(), updated_at = now() WHERE id = ${account.id}`,
  )
  await endSessions(db, account.id)
  await voidTokens(db, account.id)
}

/** An address that its owner recognises and a stranger cannot use: 'wa…@new.example'. */
const maskEmail = (email: string): string => email.replace(/^(.{1,2})[^@]*@/, '$1…@')
