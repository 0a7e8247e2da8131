import { createHmac, timingSafeEqual } from 'node:crypto'
import { env } from './env'

const mark = (purpose: string, body: string): string =>
  createHmac('sha256', env().PAYLOAD_SECRET).update(`${purpose}.${body}`).digest('base64url')

/**
 * Packs a value so that only this installation can have written it, for one purpose and until a given time.
 * It is signed, not encrypted: anyone who has it can read it.
 */
export function signValue(purpose: string, value: unknown, expires: Date): string {
  const body = Buffer.from(JSON.stringify({ value, expires: expires.getTime() })).toString('base64url')
  return `${body}.${mark(purpose, body)}`
}

/** Of a short signature: 80 bits, for what can only be tried against this installation. */
const SHORT = 20

/**
 * A short signature of a text for one purpose, for where a packed value has no room. It never expires, and is written
 * in digits and the letters a to f, so that what changes capitals does no harm.
 */
export const shortSignature = (purpose: string, body: string): string =>
  createHmac('sha256', env().PAYLOAD_SECRET).update(`${purpose}.${body}`).digest('hex').slice(0, SHORT)

/** Whether a short signature is that of a text, for this purpose. */
export function isShortSignature(purpose: string, body: string, given: string): boolean {
  const [expected, actual] = [Buffer.from(shortSignature(purpose, body)), Buffer.from(given)]
  return expected.length === actual.length && timingSafeEqual(expected, actual)
}

/** The packed value, or null if it was altered, meant for something else, or has expired. */
export function readSigned(purpose: string, text: string | null | undefined, now: Date): unknown {
  const [body, given] = (text ?? '').split('.')
  if (!body || !given) return null
  const [expected, actual] = [Buffer.from(mark(purpose, body)), Buffer.from(given)]
  if (expected.length !== actual.length || !timingSafeEqual(expected, actual)) return null
  const { value, expires } = JSON.parse(Buffer.from(body, 'base64url').toString('utf8')) as {
    value: unknown
    expires: number
  }
  return expires > now.getTime() ? value : null
}
