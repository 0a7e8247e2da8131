import { createHash, randomBytes } from 'node:crypto'
import { sql } from '@payloadcms/db-postgres'
import { z } from 'zod'
import type { Db } from '@/server/db-of'
import { exists } from '@/server/rows/exists'
import { json, nullable, number, type RowOf } from '@/server/rows/fields'
import { returning } from '@/server/rows/returning'
import { select } from '@/server/rows/select'
import { ids } from '@/server/sql'
import { accountTokens } from '../queries/tables'

/** The purpose of a mailed link. */
export type TokenPurpose = 'verify-email' | 'reset-password' | 'invite' | 'change-email'

/** How long a link works, in minutes, and how its mail words that. */
export const TOKEN_LIFE: Record<TokenPurpose, { minutes: number; inWords: string }> = {
  'verify-email': { minutes: 24 * 60, inWords: '24 hours' },
  'reset-password': { minutes: 60, inWords: '1 hour' },
  invite: { minutes: 7 * 24 * 60, inWords: '7 days' },
  'change-email': { minutes: 24 * 60, inWords: '24 hours' },
}

/** The message for a link that is wrong, used or expired; which of these is not revealed. */
export const LINK_MESSAGE = 'This link is no longer valid. Please request a new one.'

/** What is stored of a token. */
export const fingerprint = (token: string): Buffer => createHash('sha256').update(token).digest()

/** A new token: `token` goes into the mail and is stored nowhere; `id` identifies it. */
export type IssuedToken = { id: number; token: string }

/**
 * Creates a single-use token. `data` is what it is about in addition to the account, such as the new address.
 */
export async function issueToken(
  db: Db,
  purpose: TokenPurpose,
  userId: number,
  data: Record<string, string> = {},
): Promise<IssuedToken> {
  const token = randomBytes(32).toString('base64url')
  const [made] = await returning(
    db,
    { id: accountTokens.id },
    sql`INSERT INTO account_tokens (user_id, purpose, token_hash, data, expires_at)
      VALUES (${userId}, ${purpose}, ${fingerprint(token)}, ${JSON.stringify(data)}::jsonb,
        now() + make_interval(mins => ${TOKEN_LIFE[purpose].minutes}::int))`,
  )
  if (!made) throw new Error('a token that was just made is gone')
  return { id: made.id, token }
}

/** Limits for mails with a link that anyone may request: so many per hour, then one every few minutes. */
const LINK_MAILS = { anHour: 5, thenMinutes: 15 } as const
/** A request sooner than this means the mail already on its way: a second click, or two tabs. */
const SAME_WISH_SECONDS = 10

const REQUESTED = {
  recent: number(sql`count(*) FILTER (WHERE created_at > now() - interval '1 hour')`),
  /** The age of the newest link that still works, in seconds. */
  age: nullable(
    number(
      sql`extract(epoch FROM now() - max(created_at) FILTER (WHERE used_at IS NULL AND expires_at > now()))`,
    ),
  ),
}

/**
 * Whether a recent link for this purpose still works. After many requests, 'recent' covers a longer time:
 * nobody can flood a mailbox this way, nor prevent its owner from having a working link. The caller has
 * locked the account's row, so that of two concurrent requests the second sees the first one's link.
 */
export async function isOnItsWay(db: Db, purpose: TokenPurpose, userId: number): Promise<boolean> {
  const from = sql`FROM account_tokens WHERE user_id = ${userId} AND purpose = ${purpose}`
  const [recentRequests] = await select(db, REQUESTED, from)
  if (recentRequests?.age == null) return false
  return (
    recentRequests.age <
    (recentRequests.recent < LINK_MAILS.anHour ? SAME_WISH_SECONDS : LINK_MAILS.thenMinutes * 60)
  )
}

const USED = {
  userId: accountTokens.userId,
  data: json(z.record(z.string(), z.string()), accountTokens.data),
}

/** The token's account, and what it was about. */
export type UsedToken = RowOf<typeof USED>

/**
 * What a token is about whether or not it still works: for the message that its work has been done. It must not be
 * taken as a proof of anything.
 */
export async function recallToken(db: Db, purpose: TokenPurpose, token: string): Promise<UsedToken | null> {
  const from = sql`FROM account_tokens WHERE token_hash = ${fingerprint(token)} AND purpose = ${purpose}`
  const [known] = await select(db, USED, from)
  return known ?? null
}

/**
 * Whether a token works at this moment, before anything expensive is done for it. Only `useToken` decides.
 */
export const isTokenOpen = (db: Db, purpose: TokenPurpose, token: string): Promise<boolean> =>
  exists(
    db,
    sql`FROM account_tokens WHERE token_hash = ${fingerprint(token)} AND purpose = ${purpose}
      AND used_at IS NULL AND expires_at > now()`,
  )

/**
 * Uses up a token, along with all others for the same purpose and account. Of two concurrent requests with
 * one token, only one succeeds. Null for a token that is unknown, used, expired or for another purpose.
 */
export async function useToken(db: Db, purpose: TokenPurpose, token: string): Promise<UsedToken | null> {
  const print = fingerprint(token)
  // Locks the account before its links, as all code that changes both does: otherwise two requests could
  // deadlock.
  await db.execute(sql`
    SELECT 1 FROM users WHERE id IN (SELECT user_id FROM account_tokens WHERE token_hash = ${print}) FOR UPDATE`)
  const [used] = await returning(
    db,
    USED,
    sql`UPDATE account_tokens SET used_at = now()
      WHERE token_hash = ${print} AND purpose = ${purpose} AND used_at IS NULL AND expires_at > now()`,
  )
  if (!used) return null
  await voidTokens(db, used.userId, purpose)
  return used
}

/** Invalidates every open link of one account or several: after a new password or address none may work. */
export async function voidTokens(
  db: Db,
  userIds: number | readonly number[],
  purpose?: TokenPurpose,
): Promise<void> {
  await db.execute(sql`
    UPDATE account_tokens SET used_at = now()
    WHERE user_id = ANY(${ids([userIds].flat())}) AND used_at IS NULL
      AND ${purpose ? sql`purpose = ${purpose}` : sql`true`}`)
}
