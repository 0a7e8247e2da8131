import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { users } from '@/modules/accounts/tables.gen'
import { clientNetwork } from '@/server/http/client-network'
import { countTry, forgetTries, forgiveTry } from '@/server/rate-limit'
import { selectValues } from '@/server/rows/select'
import { SIGN_IN_LIMITS, TOO_MANY_SIGN_INS } from '../rules/sign-in-limits'
import { recognizeDevice } from './recognize-device'
import { verifyNothing } from './verify-password'

const { device: BY_DEVICE, network: BY_NETWORK, pair: BY_PAIR, strangers: BY_STRANGERS } = SIGN_IN_LIMITS

/** A sign-in attempt: the e-mail as typed, and the headers that show where it comes from. */
export type SignInTry = { email: string; password: string; headers: Headers }

/** The account attempted, null if there is none, and its name for the device if known. */
export type CountedTry = { account: number | null; device: string | null }

const keyOf = (email: string): string => email.trim().toLowerCase()
const pairOf = (email: string, headers: Headers): string => `${keyOf(email)}\n${clientNetwork(headers)}`
const deviceKey = ({ account, device }: CountedTry): string => `${account}\n${device}`

/**
 * Runs before a password is checked: counts the attempt, and for an account that does not exist does as much
 * work as checking a password, so that response times reveal nothing.
 *
 * @returns the account whose password may be checked
 * @throws AppError 429 after too many attempts
 */
export async function limitSignIn(payload: Payload, given: SignInTry): Promise<CountedTry> {
  const { email, password, headers } = given
  const account = await accountOf(payload, email)
  const tried = { account, device: account === null ? null : recognizeDevice(headers, account) }
  if (tried.device) await countTry(payload, BY_DEVICE, deviceKey(tried), TOO_MANY_SIGN_INS)
  else await countStranger(payload, given)
  if (account === null) await verifyNothing(password)
  return tried
}

/**
 * The shared limit is counted last: a caller who has used up their own takes nothing from what strangers
 * share.
 */
async function countStranger(payload: Payload, { email, headers }: SignInTry): Promise<void> {
  await countTry(payload, BY_NETWORK, clientNetwork(headers))
  await countTry(payload, BY_PAIR, pairOf(email, headers), TOO_MANY_SIGN_INS)
  await countTry(payload, BY_STRANGERS, keyOf(email), TOO_MANY_SIGN_INS)
}

async function accountOf(payload: Payload, email: string): Promise<number | null> {
  const [id] = await selectValues(
    payload.db.drizzle,
    users.id,
    sql`FROM users WHERE lower(email) = ${keyOf(email)}`,
  )
  return id ?? null
}

/**
 * After its owner has proved their identity by other means, attempts from this device are allowed again at
 * once.
 */
export async function forgetTriesAt(payload: Payload, email: string, headers: Headers): Promise<void> {
  await forgetTries(payload, BY_STRANGERS, keyOf(email))
  await forgetTries(payload, BY_PAIR, pairOf(email, headers))
}

/** After a successful sign-in: this attempt does not count, and the device's earlier ones are cleared. */
export async function afterSignIn(payload: Payload, given: SignInTry, tried: CountedTry): Promise<void> {
  if (tried.device) return forgetTries(payload, BY_DEVICE, deviceKey(tried))
  const { email, headers } = given
  await forgetTries(payload, BY_PAIR, pairOf(email, headers))
  await forgiveTry(payload, BY_STRANGERS, keyOf(email))
  await forgiveTry(payload, BY_NETWORK, clientNetwork(headers))
}
