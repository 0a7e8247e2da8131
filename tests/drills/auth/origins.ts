// Pages of other sites: none of them may cause a write to accounts.

import { createHmac } from 'node:crypto'
import type { Call } from './client'
import { addSignedIn, type World } from './world'

const ABOUT_ACCOUNTS =
  /^\/api\/v1\/(auth|users|roles|modules|user-permissions|default-role-permissions|email-)/
/** Payload's own calls about sessions and accounts. */
const NATIVE = [
  'login',
  'logout',
  'refresh-token',
  'forgot-password',
  'reset-password',
  'unlock',
  'first-register',
]

const FOREIGN: Readonly<Record<string, Record<string, string>>> = {
  'another site': { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' },
  'a site called nearly the same': { origin: 'http://localhost:3000.evil.example' },
  'a page without an origin': { origin: 'null' },
  'another port': { origin: 'http://127.0.0.1:9' },
  'a neighbouring site': { origin: 'https://sub.evil.example', 'sec-fetch-site': 'same-site' },
}
/** Without an Origin only a cookie makes a write suspicious. */
const SILENT: Readonly<Record<string, Record<string, string>>> = {
  'a form of another site': { 'sec-fetch-site': 'cross-site' },
  'nobody knows where': {},
}

type Document = { paths: Record<string, Record<string, unknown>> }

async function writes({ client }: World): Promise<Call[]> {
  const { body } = await client.send({ path: '/api/v1/openapi.json' })
  const described = Object.entries((body as Document).paths)
    .filter(([path]) => ABOUT_ACCOUNTS.test(path))
    .flatMap(([path, verbs]) =>
      Object.keys(verbs)
        .filter((verb) => verb !== 'get')
        .map((verb) => ({ method: verb.toUpperCase(), path: path.replaceAll(/\{\w+\}/g, '1') })),
    )
  return [...described, ...NATIVE.map((call) => ({ method: 'POST', path: `/api/users/${call}` }))]
}

export type Foreign = { writes: number; refused: number }

/** Sends every write like a browser on a foreign page, with and without the cookie of a signed-in Admin. */
export async function tryForeignOrigins(world: World): Promise<Foreign> {
  const { client, admin, expect, inTime, print } = world
  const all = await writes(world)
  expect(all.length > 40, `only ${all.length} writes are described`)
  const cookie = { cookie: `payload-token=${admin}` }
  const ways = [
    ...Object.entries(FOREIGN).flatMap(([where, headers]) => [
      [where, headers] as const,
      [`${where}, with the cookie`, { ...headers, ...cookie }] as const,
    ]),
    ...Object.entries(SILENT).map(
      ([where, headers]) => [`${where}, with the cookie`, { ...headers, ...cookie }] as const,
    ),
  ]
  let refused = 0
  for (const call of all)
    for (const [where, headers] of ways) {
      inTime()
      const { status } = await client.send({ ...call, body: {}, headers })
      expect(status === 403, `${call.method} ${call.path} from ${where} was answered with ${status}`)
      refused += status === 403 ? 1 : 0
    }
  const { status } = await client.send({ path: '/api/v1/auth/session', token: admin })
  expect(status === 200, `the Admin’s session has ended by foreign pages: ${status}`)
  const own = { ...cookie, origin: client.origin }
  const answer = await client.send({ method: 'POST', path: '/api/v1/auth/sessions/end-others', headers: own })
  expect(answer.status === 200, `a write of our own page was answered with ${answer.status}`)
  print(`${refused} writes of foreign pages refused, ${all.length} calls`)
  return { writes: all.length, refused }
}

const SECRET_PURPOSE = 'oauth-flow'

/**
 * The return from a provider, with another browser's data or with altered data: it ends before the provider.
 */
export async function tryFlows(world: World, secret: string): Promise<number> {
  const { client, expect } = world
  const [one, other] = [await addSignedIn(world, 'flow-one-'), await addSignedIn(world, 'flow-other-')]
  const packed = (value: unknown, minutes: number, purpose = SECRET_PURPOSE) => {
    const text = { value, expires: Date.now() + minutes * 60_000 }
    const body = Buffer.from(JSON.stringify(text)).toString('base64url')
    return `${body}.${createHmac('sha256', secret).update(`${purpose}.${body}`).digest('base64url')}`
  }
  const flow = (connect: number | null, provider = 'google') => ({
    provider,
    secret: { state: 's', verifier: 'v', nonce: 'n' },
    returnTo: '/',
    connect,
  })
  const good = packed(flow(null), 10)
  const [body = '', mark = ''] = good.split('.')
  const cookies: Record<string, string> = {
    none: '',
    altered: `${Buffer.from(JSON.stringify({ value: flow(one.id), expires: Date.now() + 1e6 })).toString('base64url')}.${mark}`,
    'with an altered mark': `${body}.${mark.slice(0, -1)}${mark.endsWith('A') ? 'B' : 'A'}`,
    expired: packed(flow(null), -1),
    'for another provider': packed(flow(null, 'facebook'), 10),
    'for another purpose': packed(flow(null), 10, 'something-else'),
    'of somebody else who connects': packed(flow(one.id), 10),
  }
  for (const [how, value] of Object.entries(cookies)) {
    const headers = { cookie: `kaido-oauth=${value}` }
    const path = '/api/v1/auth/oauth/google/callback?code=c&state=s'
    const answer = await client.send({ path, token: other.token, headers })
    const isUnder = String(answer.headers.location)
    expect(
      answer.status === 303 && isUnder.startsWith('/auth/error?reason=expired'),
      `a way back ${how} was answered with ${answer.status} ${isUnder}`,
    )
    expect(
      !answer.headers['set-cookie']?.join().includes('payload-token'),
      `a way back ${how} signed somebody in`,
    )
  }
  return Object.keys(cookies).length
}
