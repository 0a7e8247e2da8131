import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { conflict, forbidden } from '@/kernel/errors'
import { maySignIn } from '@/modules/accounts/access/rules/may-sign-in'
import { createAccount } from '@/modules/accounts/credentials/operations/create-account'
import { hashOfNoPassword } from '@/modules/accounts/credentials/operations/hash-password'
import {
  type Account,
  lockAccount,
  lockByEmail,
} from '@/modules/accounts/credentials/operations/lock-account'
import type { SignedIn } from '@/modules/accounts/credentials/operations/start-or-extend-session'
import { checkFirstName, normalEmail } from '@/modules/accounts/people/rules/check-person'
import { NAME_LENGTH } from '@/modules/accounts/people/rules/person-limits'
import { STAND_IN_NAME } from '@/modules/accounts/people/rules/profile-completeness'
import { recordEvent, SIGN_IN_AREA } from '@/server/audit/record-event'
import type { Db } from '@/server/db-of'
import { exists } from '@/server/rows/exists'
import { selectValues } from '@/server/rows/select'
import { inTransaction } from '@/server/transaction'
import { userIdentities } from '../queries/tables'
import { PROVIDER_TITLES, type ProviderName } from '../rules/oauth-providers'
import { type Arrival, resolveProviderNewcomer } from '../rules/resolve-provider-newcomer'
import type { ProviderProfile } from './begin-or-finish-oauth-flow'
import { type Challenge, issueChallenge } from './second-factor/issue-challenge'
import { sendVerification } from './send-verification'
import { startSessionOfAccount } from './start-session-of-account'

/** The outcome of a return from a provider. */
export type ProviderOutcome =
  | { kind: 'signed-in'; session: SignedIn; isNew: boolean; restored: boolean }
  /** The account has a second factor, or needs one. */
  | { kind: 'challenged'; challenge: Challenge }
  /** A new account waits for its address to be confirmed. */
  | { kind: 'confirm-email' }
  | {
      kind: 'refused'
      reason: 'no-email' | 'connect-first' | 'blocked' | 'suspended' | 'pending' | 'deleted'
    }

/** Signs in a person whom a provider vouches for: by a known identity, by linking, or with a new account. */
export async function signInWithProvider(
  req: PayloadRequest,
  provider: ProviderName,
  profile: ProviderProfile,
): Promise<ProviderOutcome> {
  return inTransaction({ payload: req.payload, req }, async (inner, db) => {
    // Two concurrent returns of one newcomer create one account.
    await db.execute(
      sql`SELECT pg_advisory_xact_lock(hashtext(${`identity:${provider}:${profile.subject}`}))`,
    )
    const owner = await ownerOf(db, provider, profile.subject)
    const known = owner === null ? null : await lockAccount(db, owner)
    if (known) return enter(inner, db, known, provider, false)
    const email = profile.email ? normalEmail(profile.email) : null
    const account = email ? await lockByEmail(db, email) : null
    const arrival = resolveProviderNewcomer({
      email,
      emailVerified: profile.emailVerified,
      account: account && { ...account, isEmailVerified: account.emailVerifiedAt !== null },
    })
    return resolve(inner, db, { provider, profile, arrival, account })
  })
}

type Resolving = {
  provider: ProviderName
  profile: ProviderProfile
  arrival: Arrival
  account: Account | null
}

async function resolve(
  req: PayloadRequest,
  db: Db,
  { provider, profile, arrival, account }: Resolving,
): Promise<ProviderOutcome> {
  if (arrival === 'refuse-no-email') return { kind: 'refused', reason: 'no-email' }
  if (arrival === 'refuse-connect-first') return { kind: 'refused', reason: 'connect-first' }
  if (arrival === 'link' && account) {
    await addIdentity(req, db, account.id, provider, profile)
    return enter(req, db, account, provider, false)
  }
  const made = await createFrom(req, db, profile, arrival === 'create')
  await addIdentity(req, db, made.id, provider, profile)
  if (arrival === 'create') return enter(req, db, made, provider, true)
  await sendVerification(req, db, made)
  return { kind: 'confirm-email' }
}

async function enter(
  req: PayloadRequest,
  db: Db,
  account: Account,
  provider: ProviderName,
  isNew: boolean,
): Promise<ProviderOutcome> {
  const answer = maySignIn(account, new Date())
  if (!answer.ok) return { kind: 'refused', reason: answer.error.reason }
  const { restore } = answer.value
  const title = PROVIDER_TITLES[provider]
  const challenge = await issueChallenge(db, account, title)
  if (challenge) return { kind: 'challenged', challenge }
  const session = await startSessionOfAccount(req, db, account, { how: `with ${title}`, restore })
  return { kind: 'signed-in', session, isNew, restored: restore }
}

async function ownerOf(db: Db, provider: ProviderName, subject: string): Promise<number | null> {
  const from = sql`FROM user_identities WHERE provider = ${provider} AND subject = ${subject}`
  const [owner] = await selectValues(db, userIdentities.userId, from)
  return owner ?? null
}

async function addIdentity(
  req: PayloadRequest,
  db: Db,
  userId: number,
  provider: ProviderName,
  { subject, email }: ProviderProfile,
): Promise<void> {
  await db.execute(sql`
    INSERT INTO user_identities (user_id, provider, subject, email) VALUES (${userId}, ${provider}, ${subject}, ${email})`)
  await recordEvent(req, {
    action: 'update',
    area: SIGN_IN_AREA,
    detail: `${PROVIDER_TITLES[provider]} connected`,
    record: { table: 'users', id: userId },
  })
}

/**
 * The provider's name for a person if the rules accept it, else a placeholder that the owner has to
 * correct.
 */
const nameOf = (given: string, standIn: string): string => {
  const name = given.trim().slice(0, NAME_LENGTH.max)
  return checkFirstName(name).length === 0 ? name : standIn
}

async function createFrom(
  req: PayloadRequest,
  db: Db,
  profile: ProviderProfile,
  isProved: boolean,
): Promise<Account> {
  const email = normalEmail(profile.email ?? '')
  // Nobody knows the password; the owner may set one with 'Forgot password'.
  await createAccount(
    req,
    {
      email,
      firstName: nameOf(profile.firstName, STAND_IN_NAME.firstName),
      lastName: nameOf(profile.lastName, STAND_IN_NAME.lastName),
      userType: 'CUSTOMER',
      status: isProved ? 'ACTIVE' : 'PENDING',
      emailVerifiedAt: isProved ? new Date().toISOString() : null,
    },
    hashOfNoPassword(),
  )
  const made = await lockByEmail(db, email)
  if (!made) throw new Error('an account that was just made is gone')
  return made
}

/**
 * Adds a provider's identity to the signed-in account.
 *
 * @throws AppError 409 if the identity belongs to another account, or the account already has one from this
 * provider
 */
export async function connectProvider(
  req: PayloadRequest,
  provider: ProviderName,
  profile: ProviderProfile,
): Promise<void> {
  const userId = Number(req.user?.id)
  if (!userId) throw forbidden()
  await inTransaction({ payload: req.payload, req }, async (inner, db) => {
    await lockAccount(db, userId)
    const owner = await ownerOf(db, provider, profile.subject)
    if (owner === userId) return
    if (owner !== null)
      throw conflict(`This ${PROVIDER_TITLES[provider]} account is connected to another account here`)
    if (await exists(db, sql`FROM user_identities WHERE user_id = ${userId} AND provider = ${provider}`))
      throw conflict(`Another ${PROVIDER_TITLES[provider]} account is already connected`)
    await addIdentity(inner, db, userId, provider, profile)
  })
}
