import { randomUUID } from 'node:crypto'
import { parseCookies } from 'payload'
import { env } from '@/server/env'
import { readSigned, signValue } from '@/server/signed-value'
import { KNOWN_DEVICE_DAYS } from '../rules/sign-in-limits'

const COOKIE = 'kaido-device'
const PURPOSE = 'known-device'
/** More people than this rarely share a device; the newest are kept. */
const MOST_ACCOUNTS = 8

/** Accounts signed in to on a device, each with its name for the device; the newest last. */
type Known = [account: number, name: string][]

function knownTo(headers: Headers): Known {
  const value = readSigned(PURPOSE, parseCookies(headers).get(COOKIE), new Date())
  return Array.isArray(value) ? (value as Known) : []
}

/** The account's name for the request's device, if it has signed in there before; else null. */
export const recognizeDevice = (headers: Headers, account: number): string | null =>
  knownTo(headers).find(([id]) => id === account)?.[1] ?? null

/** The cookie that identifies a known device to an account. It grants no access. */
export function deviceCookie(headers: Headers, account: number): string {
  const others = knownTo(headers).filter(([id]) => id !== account)
  const known: Known = [...others, [account, recognizeDevice(headers, account) ?? randomUUID()]]
  const seconds = KNOWN_DEVICE_DAYS * 86_400
  const value = signValue(PURPOSE, known.slice(-MOST_ACCOUNTS), new Date(Date.now() + seconds * 1000))
  const secure = env().SERVER_URL.startsWith('https:') ? '; Secure' : ''
  return `${COOKIE}=${value}; Path=/; Max-Age=${seconds}; HttpOnly; SameSite=Lax${secure}`
}
