import { pbkdf2, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'
import { withClient } from './database.mjs'
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from './demo-accounts.mjs'

const derive = promisify(pbkdf2)

/** The prefix of Payload's hashes in their current format. */
const PREFIX = 'pbkdf2-sha256-v1:'

/** @param {{ hash: string, salt: string }} stored */
async function isPublished({ hash, salt }) {
  if (!hash.startsWith(PREFIX)) return false
  const wanted = Buffer.from(hash.slice(PREFIX.length), 'hex')
  const found = await derive(DEMO_PASSWORD, salt, 600_000, wanted.length || 32, 'sha256')
  return wanted.length === found.length && timingSafeEqual(wanted, found)
}

/**
 * Whether one of the demo accounts still has the printed and documented password.
 *
 * @param {string} url of the database
 */
async function hasPublishedPassword(url) {
  const stored = await withClient(url, async (client) => {
    const { rows } = await client.query(
      `select hash, salt from users
       where lower(email) = any($1) and hash is not null and salt is not null and deleted_at is null`,
      [DEMO_ACCOUNTS.map(({ email }) => email)],
    )
    return rows
  })
  for (const one of stored) if (await isPublished(one)) return true
  return false
}

/**
 * The address to listen on: HOST if set, else all addresses, unless someone could sign in with the publicly
 * known password.
 *
 * @param {string} url of the database
 * @param {string | undefined} host the value of HOST
 * @param {(text: string) => void} note
 */
export async function listenAddress(url, host, note) {
  if (host === '127.0.0.1' || !(await hasPublishedPassword(url))) return host ?? '0.0.0.0'
  if (host) note(`WARNING: accounts with the published demo password can be reached on ${host}`)
  else note('on 127.0.0.1 alone, since accounts have the published demo password; HOST=0.0.0.0 opens it')
  return host ?? '127.0.0.1'
}
