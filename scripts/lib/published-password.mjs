import { pbkdf2, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'
import { withClient } from './database.mjs'
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from './demo-accounts.mjs'

const derive = promisify(pbkdf2)

/** Before the hashes of Payload, as it stores them now. */
const PREFIX = 'pbkdf2-sha256-v1:'

/** @param {{ hash: string, salt: string }} stored */
async function isPublished({ hash, salt }) {
  if (!hash.startsWith(PREFIX)) return false
  const wanted = Buffer.from(hash.slice(PREFIX.length), 'hex')
  const found = await derive(DEMO_PASSWORD, salt, 600_000, wanted.length || 32, 'sha256')
  return wanted.length === found.length && timingSafeEqual(wanted, found)
}

/**
 * Whether one of the demo accounts can still be signed in to with the password that is printed and documented.
 *
 * @param {string} url of the database
 */
export async function hasPublishedPassword(url) {
  const stored = await withClient(url, async (client) => {
    const { rows } = await client.query(
      `select hash, salt from users where lower(email) = any($1) and hash is not null and salt is not null and deleted_at is null`,
      [DEMO_ACCOUNTS.map(({ email }) => email)],
    )
    return rows
  })
  for (const one of stored) if (await isPublished(one)) return true
  return false
}
