import type { PayloadRequest } from 'payload'
import { refuseCommonPassword } from '@/modules/accounts/credentials/operations/check-password'
import { createAccount } from '@/modules/accounts/credentials/operations/create-account'
import { type HashedPassword, hashPassword } from '@/modules/accounts/credentials/operations/hash-password'
import { isOnItsWay, issueToken, TOKEN_LIFE } from '@/modules/accounts/credentials/operations/issue-token'
import { type Account, lockByEmail } from '@/modules/accounts/credentials/operations/lock-account'
import { pageLink, tokenLink } from '@/modules/accounts/credentials/operations/make-account-links'
import { inEvenTime } from '@/server/even-response-time'
import { queueMail } from '@/server/mail/queue-mail'
import { isValidationError } from '@/server/payload-errors'
import { countTry, type Limit } from '@/server/rate-limit'
import { type Db, inTransaction } from '@/server/transaction'
import { alreadyRegisteredMail, verifyEmailMail } from '../mail/sign-in-mails'
import type { SignUp } from '../schemas/sign-up'

const BY_NETWORK: Limit = { name: 'sign-up-network', points: 20, duration: 60 * 60 }
const BY_PAIR: Limit = { name: 'sign-up-pair', points: 5, duration: 60 * 60 }

/**
 * Creates an account that waits for its e-mail address to be confirmed, and sends that mail. For an address
 * that already has an account, response and timing are the same, and its owner gets a mail about it; nothing
 * that was typed is saved.
 *
 * @param network the caller's
 * @throws AppError 422 for a common password, 429 after too many attempts
 */
export async function signUp(req: PayloadRequest, given: SignUp, network: string): Promise<void> {
  refuseCommonPassword(given.password)
  await countTry(req.payload, BY_NETWORK, network)
  await countTry(req.payload, BY_PAIR, `${given.email}\n${network}`)
  await inEvenTime(async () => {
    // Also for an address that is known: the work is the same.
    const hashed = await hashPassword(given.password, 'stranger')
    const attempt = () =>
      inTransaction({ payload: req.payload, req }, async (inner, db) => {
        const known = await lockByEmail(db, given.email)
        await (known ? notifyOwner(inner, db, known) : create(inner, db, given, hashed))
      })
    // Two concurrent sign-ups with one address: the second finds the account on its second attempt.
    await attempt().catch((error) => (isTaken(error) ? attempt() : Promise.reject(error)))
  })
}

const isTaken = (error: unknown): boolean =>
  isValidationError(error) && error.data.errors.some(({ path }) => path === 'email')

async function create(req: PayloadRequest, db: Db, given: SignUp, hashed: HashedPassword): Promise<void> {
  const { password: _, ...person } = given
  const data = { ...person, status: 'PENDING' as const, termsAcceptedAt: new Date().toISOString() }
  const id = await createAccount(req, data, hashed)
  await sendVerification(req, db, { id, email: given.email, firstName: given.firstName })
}

/** A pending account gets its confirmation again; any other owner is notified of the attempt. */
async function notifyOwner(req: PayloadRequest, db: Db, account: Account): Promise<void> {
  if (account.status === 'PENDING' && !account.deletedAt) return sendVerification(req, db, account)
  const links = { signInLink: pageLink('/auth/login'), resetLink: pageLink('/auth/forgot-password') }
  const hour = new Date().toISOString().slice(0, 13)
  await queueMail(
    req,
    alreadyRegisteredMail,
    { address: account.email, userId: account.id },
    `already-registered:${account.id}:${hour}`,
    { firstName: account.firstName, ...links },
  )
}

/**
 * Sends the mail that confirms an address, unless one was sent just now. Each has a link of its own, and any
 * of them works. The caller has locked the account's row.
 */
export async function sendVerification(
  req: PayloadRequest,
  db: Db,
  account: Pick<Account, 'id' | 'email' | 'firstName'>,
): Promise<void> {
  if (await isOnItsWay(db, 'verify-email', account.id)) return
  const { id, token } = await issueToken(db, 'verify-email', account.id)
  await queueMail(
    req,
    verifyEmailMail,
    { address: account.email, userId: account.id },
    `verify-email:${id}`,
    {
      firstName: account.firstName,
      link: tokenLink('verify-email', token),
      validFor: TOKEN_LIFE['verify-email'].inWords,
    },
  )
}
