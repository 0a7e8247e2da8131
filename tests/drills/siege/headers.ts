import type http from 'node:http'
import { type SentAnswer, sendRaw } from './send'
import type { PartResult, SiegeTarget } from './target'

type Headers = http.IncomingHttpHeaders

/** Pages as opened by browsers. */
const PAGES = ['/', '/vehicles', '/auth/login', '/contact-us', '/admin/login', '/no-such-page']
/** Private responses, of whatever status. */
const PRIVATE = ['/api/v1/auth/session', '/api/v1/me', '/api/users/me', '/api/v1/reservations']
/** All other responses: the contract, its document, files, health. */
const OTHERS = [
  '/api/v1/vehicles/public/listing',
  '/api/v1/docs',
  '/media/none.webp',
  '/readyz',
  '/robots.txt',
]
const HALF_A_YEAR = 180 * 24 * 3600
const SECURITY_TXT = '/.well-known/security.txt'

/** The parts of a policy by name. */
const policyOf = (headers: Headers): Map<string, string> =>
  new Map(
    String(headers['content-security-policy'] ?? '')
      .split(';')
      .map((part) => part.trim().split(/\s+/))
      .map(([name = '', ...values]) => [name, values.join(' ')]),
  )

/** What is wrong with a page's policy: injected scripts would run, or other sites could frame it. */
function policyFaults({ headers, text }: SentAnswer): string[] {
  const policy = policyOf(headers)
  const scripts = policy.get('script-src') ?? policy.get('default-src')
  if (scripts === undefined) return ['no Content-Security-Policy for scripts']
  const faults: string[] = []
  const named = scripts.split(' ').filter((source) => /^'(?:nonce|sha256|sha384|sha512)-/.test(source))
  if (named.length === 0) faults.push('scripts are allowed by neither nonce nor hash')
  if (scripts.includes("'unsafe-eval'")) faults.push('scripts may evaluate text')
  if (named.length === 0 && scripts.includes("'unsafe-inline'")) faults.push('scripts may stand in the page')
  if (policy.get('frame-ancestors') !== "'self'") faults.push('frame-ancestors is not self')
  const nonces = named.map((source) => source.slice("'nonce-".length, -1))
  const hashes = named.some((source) => !source.startsWith("'nonce-"))
  const inline = [...text.matchAll(/<script\b([^>]{0,2000})>/g)].map((match) => match[1] ?? '')
  const isFree = (attributes: string) =>
    /\bsrc=/.test(attributes) || /type="application\/(?:ld\+)?json"/.test(attributes)
  const isNamed = (attributes: string) => nonces.some((nonce) => attributes.includes(`nonce="${nonce}"`))
  if (!hashes && inline.some((attributes) => !isFree(attributes) && !isNamed(attributes)))
    faults.push('a script in the page has no nonce, so that it does not run')
  return faults
}

/** The headers that every response must have. */
function commonFaults(headers: Headers): string[] {
  const faults: string[] = []
  if (headers['x-content-type-options'] !== 'nosniff') faults.push('no nosniff')
  if (!headers['referrer-policy']) faults.push('no Referrer-Policy')
  if (headers['x-powered-by']) faults.push('it says what it is made with')
  return faults
}

const setByOthers = (headers: Headers): boolean =>
  !/\b(?:private|no-store)\b/.test(String(headers['cache-control'] ?? ''))

/** The address for reporting a vulnerability: where to write, and until when that is valid. */
function securityTxtFaults({ headers, status, text }: SentAnswer): string[] {
  if (status !== 200) return [`answers ${status}`]
  const faults: string[] = []
  if (!String(headers['content-type']).startsWith('text/plain')) faults.push('is no plain text')
  // On a developer's machine the contact page has no TLS.
  if (!/^Contact: (?:https:|mailto:|http:\/\/(?:localhost|127\.0\.0\.1)[:/])\S/m.test(text))
    faults.push('names no contact')
  const expires = Date.parse(/^Expires: (\S+)/m.exec(text)?.[1] ?? '')
  if (!(expires > Date.now())) faults.push('has expired, or never says when')
  return faults
}

/** Whether browsers have to use TLS only where they already do, and nowhere else. */
function transportFaults(headers: Headers, isSecure: boolean): string[] {
  const header = String(headers['strict-transport-security'] ?? '')
  const seconds = Number(/max-age=(\d+)/.exec(header)?.[1] ?? 0)
  if (isSecure)
    return seconds < HALF_A_YEAR ? ['behind TLS: no Strict-Transport-Security of half a year'] : []
  return header ? ['without TLS: Strict-Transport-Security'] : []
}

/** Whether every response has the headers that protect its reader. */
export async function siegeHeaders(target: Pick<SiegeTarget, 'address' | 'isSecure'>): Promise<PartResult> {
  const findings: string[] = []
  const note = (path: string, faults: readonly string[]) =>
    findings.push(...faults.map((fault) => `${path}: ${fault}`))
  const request = (path: string) => sendRaw(target.address, path)
  for (const path of PAGES) {
    const answer = await request(path)
    note(path, [...policyFaults(answer), ...commonFaults(answer.headers)])
    note(path, transportFaults(answer.headers, target.isSecure))
    if (!answer.headers['permissions-policy']) note(path, ['no Permissions-Policy'])
  }
  for (const path of [...PRIVATE, ...OTHERS]) note(path, commonFaults((await request(path)).headers))
  for (const path of PRIVATE)
    if (setByOthers((await request(path)).headers)) note(path, ['may be kept by others'])
  const [one, two] = [policyOf((await request('/')).headers), policyOf((await request('/')).headers)]
  const nonce = (policy: Map<string, string>) => /'nonce-[^']+'/.exec(policy.get('script-src') ?? '')?.[0]
  if (nonce(one) && nonce(one) === nonce(two)) note('/', ['the same nonce twice'])
  note(SECURITY_TXT, securityTxtFaults(await request(SECURITY_TXT)))
  const answers = PAGES.length + PRIVATE.length + OTHERS.length + 1
  return { ok: findings.length === 0, figures: { answers, faults: findings.length }, findings }
}
