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
