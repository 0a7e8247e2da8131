import type { PayloadRequest } from 'payload'
import { createAccount } from '@/modules/accounts/credentials/operations/create-account'
import { type HashedPassword, hashPassword } from '@/modules/accounts/credentials/operations/hash-password'
import { type Account, lockByEmail } from '@/modules/accounts/credentials/operations/lock-account'
import { refuseCommonPassword } from '@/modules/accounts/credentials/operations/refuse-common-password'
import type { Db } from '@/server/db-of'
import { inEvenTime } from '@/server/even-response-time'
import { absoluteUrl } from '@/server/http/absolute-url'
import { queueMail } from '@/server/mail/queue-mail'
import { isValidationError } from '@/server/payload-errors'
import { countTry, type Limit } from '@/server/rate-limit'
import { inTransaction } from '@/server/transaction'
import { alreadyRegisteredMail } from '../mail/sign-in-mails'
import type { SignUp } from '../schemas/sign-up'
import { sendVerification } from './send-verification'

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
  const links = { signInLink: absoluteUrl('/auth/login'), resetLink: absoluteUrl('/auth/forgot-password') }
  const hour = new Date().toISOString().slice(0, 13)
  await queueMail(
    req,
    alreadyRegisteredMail,
    { address: account.email, userId: account.id },
    `already-registered:${account.id}:${hour}`,
    { firstName: account.firstName, ...links },
  )
}
