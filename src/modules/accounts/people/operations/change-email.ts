import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { badRequest, conflict, unauthenticated } from '@/kernel/errors'
import { issue } from '@/kernel/issue'
import { type Account, lockAccount } from '@/modules/accounts/credentials/operations/account'
import { pageLink, tokenLink } from '@/modules/accounts/credentials/operations/account-links'
import { asOwner } from '@/modules/accounts/credentials/operations/as-owner'
import { endSessions } from '@/modules/accounts/credentials/operations/sessions'
import {
  issueToken,
  LINK_MESSAGE,
  TOKEN_LIFE,
  useToken,
  voidTokens,
} from '@/modules/accounts/credentials/operations/tokens'
import { queueMail } from '@/server/mail/outbox'
import type { Limit } from '@/server/rate-limit'
import { exists } from '@/server/rows/select'
import { type Db, inTransaction } from '@/server/transaction'
import { changeEmailMail, emailChangedMail } from '../mail/events'
import { normalEmail } from '../rules/person'
import { tellPersonChanged } from './person-changed'

const limit: Limit = { name: 'change-email', points: 5, duration: 10 * 60 }

/**
 * Requests a new address for the caller's own account: a link is sent there, and nothing changes until it is
 * followed. Whether the address is taken is not revealed here.
 *
 * @throws AppError 422 if the password is wrong, 429 after too many attempts
 */
export const requestOwnEmail = (req: PayloadRequest, newEmail: string, password: string): Promise<void> =>
  asOwner(req, { password, field: 'password', limit }, (inner, _, { id }) =>
    requestEmail(inner, id, newEmail),
  )

/** Sends the link that makes `newEmail` the address of an account; access is up to the caller. */
export async function requestEmail(req: PayloadRequest, userId: number, newEmail: string): Promise<void> {
  await inTransaction({ payload: req.payload, req }, async (inner, db) => {
    const account = await lockAccount(db, userId)
    if (!account) throw unauthenticated()
    await voidTokens(db, userId, 'change-email')
    const address = normalEmail(newEmail)
    const { id, token } = await issueToken(db, 'change-email', userId, { newEmail: address })
    await queueMail(inner, changeEmailMail, { address, userId }, `change-email:${id}`, {
      firstName: account.firstName,
      newEmail: address,
      link: tokenLink('change-email', token),
      validFor: TOKEN_LIFE['change-email'].inWords,
    })
  })
}

/**
 * Changes the account's address, by the token mailed to the new one. Every session ends, and the old address
 * is notified.
 *
 * @returns the account
 * @throws AppError 400 if the token does not work, 409 if another account has taken the address in the
 * meantime
 */
export async function confirmEmailChange(req: PayloadRequest, token: string): Promise<number> {
  return inTransaction({ payload: req.payload, req }, async (inner, db) => {
    const used = await useToken(db, 'change-email', token)
    const account = used && (await lockAccount(db, used.userId))
    const newEmail = used?.data.newEmail
    if (!account || !newEmail || account.deletedAt) throw badRequest(LINK_MESSAGE)
    await writeEmail(db, account, newEmail)
    await tellPersonChanged(inner, [account.id], 'email')
    await queueMail(
      inner,
      emailChangedMail,
      { address: account.email, userId: account.id },
      `email-changed:${account.id}:${Date.now()}`,
      {
        firstName: account.firstName,
        newEmail: veiled(newEmail),
        contactLink: pageLink('/contact-us'),
      },
    )
    return account.id
  })
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
const veiled = (email: string): string => email.replace(/^(.{1,2})[^@]*@/, '$1…@')
