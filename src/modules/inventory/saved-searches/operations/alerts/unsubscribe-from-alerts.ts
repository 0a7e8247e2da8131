import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { z } from 'zod'
import { saveSubscriptions } from '@/modules/accounts/own-account/operations/save-subscriptions'
import { subscriptionsOf } from '@/modules/accounts/own-account/rules/subscriptions'
import { env } from '@/server/env'
import { readSigned, signValue } from '@/server/signed-value'
import { textOrNull } from '@/server/sql'
import { inTransaction } from '@/server/transaction'
import { silenceSavedSearch } from '../change-saved-search'

/** What an e-mail's link unsubscribes from: one search, all of them, wishlist news, or news of reserved vehicles. */
export type UnsubscribeScope = { search: number } | 'searches' | 'wishlist' | 'notices'

const PURPOSE = 'unsubscribe'
/**
 * E-mails stay for years, and a person who wants to unsubscribe must not see that the link has
 * expired.
 */
const VALID_YEARS = 10

const scope = z.union([z.object({ search: z.int() }), z.enum(['searches', 'wishlist', 'notices'])])
const held = z.object({ user: z.int(), scope })

/** The unsubscribe addresses: a page with a button, and the target of mail programs' one-click request. */
export function unsubscribeUrls(user: number, of: UnsubscribeScope, now: Date) {
  const expires = new Date(now)
  expires.setUTCFullYear(expires.getUTCFullYear() + VALID_YEARS)
  const token = signValue(PURPOSE, { user, scope: of }, expires)
  const root = new URL(env().SERVER_URL).origin
  return {
    page: `${root}/unsubscribe?token=${token}`,
    oneClick: `${root}/unsubscribe/one-click?token=${token}`,
  }
}

function readToken(token: string | null | undefined, now: Date) {
  const value = held.safeParse(readSigned(PURPOSE, token, now))
  return value.success ? value.data : null
}

/** A link's subject, for its page. `name` is that of the one search; `isOn` whether such e-mails are sent. */
export type UnsubscribeState = {
  about: 'search' | 'searches' | 'wishlist' | 'notices'
  name: string | null
  isOn: boolean
  /** Whether any e-mail about vehicles is sent at all. */
  isAnyOn: boolean
}

/**
 * A link's subject and its current setting; null for a link that this installation did not write. Changes
 * nothing.
 */
export async function unsubscribeState(
  payload: Payload,
  token: string | null | undefined,
  now: Date,
): Promise<UnsubscribeState | null> {
  const subscription = readToken(token, now)
  if (!subscription) return null
  const { scope: of, user } = subscription
  const id = typeof of === 'object' ? of.search : 0
  const { rows } = await payload.db.drizzle.execute(sql`
    SELECT u.subscriptions, s.name, s.frequency, EXISTS (SELECT FROM vehicle_free_notices n
      WHERE n.user_id = u.id AND n.told_at IS NULL) AS awaits FROM users u
    LEFT JOIN saved_searches s ON s.user_id = u.id AND s.id = ${id} WHERE u.id = ${user}`)
  const row = rows[0]
  const { savedSearches, wishlist } = subscriptionsOf(row?.subscriptions)
  const name = textOrNull(row?.name)
  const awaits = row?.awaits === true
  const isAnyOn = row !== undefined && (savedSearches || wishlist || awaits)
  if (of === 'notices') return { about: of, name, isOn: awaits, isAnyOn }
  if (of === 'wishlist') return { about: of, name, isOn: row !== undefined && wishlist, isAnyOn }
  if (of === 'searches') return { about: of, name, isOn: row !== undefined && savedSearches, isAnyOn }
  return { about: 'search', name, isOn: savedSearches && name !== null && row?.frequency !== 'off', isAnyOn }
}

/**
 * Unsubscribes the recipient of an e-mail from its link's subject; no session is needed, the link is the
 * proof. Repeating it changes nothing.
 *
 * @param everything all e-mails about vehicles instead
 * @returns false for a link that this installation did not write
 */
export async function unsubscribe(
  payload: Payload,
  token: string | null | undefined,
  now: Date,
  everything = false,
): Promise<boolean> {
  const subscription = readToken(token, now)
  if (!subscription) return false
  const { scope: of, user } = subscription
  await inTransaction({ payload }, async (req, db) => {
    // Availability alerts are subscribed one by one, so there is nothing to choose but to wait for none.
    if (everything || of === 'notices')
      await db.execute(sql`DELETE FROM vehicle_free_notices WHERE user_id = ${user} AND told_at IS NULL`)
    if (everything) return saveSubscriptions(db, user, { savedSearches: false, wishlist: false })
    if (of === 'notices') return
    if (of === 'wishlist') return saveSubscriptions(db, user, { wishlist: false })
    if (of === 'searches') return saveSubscriptions(db, user, { savedSearches: false })
    await silenceSavedSearch(req, db, of.search, user)
  })
  return true
}
