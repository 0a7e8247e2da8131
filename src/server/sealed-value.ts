import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'
import { env } from './env'

const NONCE = 12
const TAG = 16

/** A key for one purpose; the database alone contains none of them. */
const keyFor = (purpose: string): Buffer =>
  Buffer.from(hkdfSync('sha256', env().PAYLOAD_SECRET, 'kaido', `sealed:${purpose}`, 32))

/**
 * Encrypts a text so that only this installation can read it, for one purpose.
 *
 * @param about what it belongs to, such as an account: sealed for one it cannot be opened for another
 */
export function sealText(purpose: string, about: string, text: string): string {
  const nonce = randomBytes(NONCE)
  const cipher = createCipheriv('aes-256-gcm', keyFor(purpose), nonce).setAAD(Buffer.from(about))
  const hidden = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  return Buffer.concat([nonce, cipher.getAuthTag(), hidden]).toString('base64url')
}

/**
 * The decrypted text; null if it was altered, or sealed with another secret, for another purpose or about
 * something else.
 */
export function openSealed(purpose: string, about: string, sealed: string): string | null {
  const bytes = Buffer.from(sealed, 'base64url')
  if (bytes.length < NONCE + TAG) return null
  const opener = createDecipheriv('aes-256-gcm', keyFor(purpose), bytes.subarray(0, NONCE))
    .setAAD(Buffer.from(about))
    .setAuthTag(bytes.subarray(NONCE, NONCE + TAG))
  try {
    return Buffer.concat([opener.update(bytes.subarray(NONCE + TAG)), opener.final()]).toString('utf8')
  } catch {
    // The reasons must not be distinguishable: it does not open.
    return null
  }
}
