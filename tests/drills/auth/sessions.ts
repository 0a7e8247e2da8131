// Sessions: tokens that were altered, partly stolen or ended, and people who are blocked while signed in.

import { createHmac } from 'node:crypto'
import { addSignedIn, PASSWORD, tokenTo, type World } from './world'

type Person = Awaited<ReturnType<typeof addSignedIn>>

const statusOf = async ({ client }: World, token: string): Promise<number> =>
  (await client.send({ path: '/api/v1/auth/session', token })).status

const pack = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url')
const unpack = (text: string): string => Buffer.from(text, 'base64url').toString('utf8')
const claimsOf = (token: string) => JSON.parse(unpack(token.split('.')[1] ?? '')) as Record<string, unknown>

/** A token with another one's header, so that only its claims or its signature can be wrong. */
function signed(head: string, claims: unknown, secret: string): string {
  const text = `${head}.${pack(claims)}`
  return `${text}.${createHmac('sha256', secret).update(text).digest('base64url')}`
}

/** Tokens forged by a signed-in person to be someone else, or to stay longer. */
function forgedFrom(own: string, other: string): Record<string, string> {
  const [head = '', body = '', mark = ''] = own.split('.')
  const mine = claimsOf(own)
  const theirs = claimsOf(other)
  return {
    'with the id of another': `${head}.${pack({ ...mine, id: theirs.id })}.${mark}`,
    'with the session of another': `${head}.${pack({ ...mine, sid: theirs.sid })}.${mark}`,
    'of another, with the own signature': `${head}.${other.split('.')[1]}.${mark}`,
    'without a signature': `${head}.${body}.`,
    'that needs none': `${pack({ ...JSON.parse(unpack(head)), alg: 'none' })}.${pack(theirs)}.`,
    'signed with an empty secret': signed(head, theirs, ''),
    'signed with another secret': signed(head, theirs, 'change-me'),
    'with an altered signature': `${head}.${body}.${mark.slice(0, -2)}${mark.endsWith('AA') ? 'BB' : 'AA'}`,
    'that lasts longer': `${head}.${pack({ ...mine, exp: Number(mine.exp) + 86_400 })}.${mark}`,
    'cut short': own.slice(0, -10),
    'that is none': 'x.y.z',
  }
}

/**
 * @param secret the app's signing secret
 * @returns how many were tried, all of which must be refused
 */
export async function forgeSessions(world: World, secret: string): Promise<number> {
  const { client, expect } = world
  const [own, other] = [await addSignedIn(world, 'forger-'), await addSignedIn(world, 'forged-')]
  const [head = ''] = own.token.split('.')
  const soon = Math.floor(Date.now() / 1000) + 60
  const known = signed(head, { ...claimsOf(other.token), exp: soon }, secret)
  expect((await statusOf(world, known)) === 200, 'the drill does not know how sessions are signed')
  const past = { iat: soon - 900, exp: soon - 120 }
  const expired = signed(head, { ...claimsOf(other.token), ...past }, secret)
  const forged = [...Object.entries(forgedFrom(own.token, other.token)), ['that is over', expired] as const]
  for (const [how, token] of forged) {
    expect((await statusOf(world, token)) === 401, `a session ${how} was let in`)
    const headers = { cookie: `payload-token=${token}`, 'sec-fetch-site': 'same-origin' }
    const { status } = await client.send({ path: '/api/v1/auth/session', headers })
    expect(status === 401, `a cookie ${how} was let in`)
  }
  const mine = await client.send({ path: '/api/v1/auth/sessions', token: own.token })
  const theirs = claimsOf(other.token).sid
  const path = `/api/v1/auth/sessions/${theirs}`
  expect(!JSON.stringify(mine.body).includes(String(theirs)), 'somebody sees the session of another')
  const ended = await client.send({ method: 'DELETE', path, token: own.token })
  expect(ended.status === 404, `somebody ended the session of another: ${ended.status}`)
  expect((await statusOf(world, other.token)) === 200, 'the session of another has ended')

  await client.post('/auth/sign-out', undefined, own.token)
  expect((await statusOf(world, own.token)) === 401, 'a session that was left goes on')
  return forged.length * 2 + 3
}

type End = { name: string; end: (world: World, person: Person) => Promise<number> }

/** Everything that ends all of a person's sessions, through the product's own calls. */
const ENDS: readonly End[] = [
  {
    name: 'blocked',
    end: async ({ client, admin }, { id }) =>
      (await client.post('/users/bulk-block', { ids: [id] }, admin)).status,
  },
  {
    name: 'suspended',
    end: async ({ client, admin }, { id }) =>
      (
        await client.send({
          method: 'PATCH',
          path: `/api/v1/users/${id}`,
          token: admin,
          body: { status: 'SUSPENDED' },
        })
      ).status,
  },
  {
    name: 'removed',
    end: async ({ client, admin }, { id }) =>
      (await client.send({ method: 'DELETE', path: `/api/v1/users/${id}`, token: admin })).status,
  },
  {
    name: 'deleted by themselves',
    end: async ({ client }, { token }) =>
      (await client.post('/auth/delete-account', { password: PASSWORD }, token)).status,
  },
  {
    name: 'with a new password by mail',
    end: async (world, { email }) => {
      await world.client.post('/auth/forgot-password', { email })
      const token = await tokenTo(world, 'reset-password', email)
      return (await world.client.post('/auth/reset-password', { token, password: 'Next1@password' })).status
    },
  },
]

export type Ended = { ways: number; refusedAtOnce: number }

/** Removes access from signed-in people; it must apply to their very next request. */
export async function endSessions(world: World): Promise<Ended> {
  let refusedAtOnce = 0
  for (const [place, { name, end }] of ENDS.entries()) {
    world.inTime()
    const person = await addSignedIn(world, `ended-${place}-`)
    const again = await world.client.post('/auth/sign-in', { email: person.email, password: PASSWORD })
    const tokens = [person.token, String(again.body.token)]
    for (const token of tokens) world.expect((await statusOf(world, token)) === 200, `${name}: not signed in`)
    const status = await end(world, person)
    world.expect(status === 200, `${name}: the call for it was answered with ${status}`)
    for (const token of tokens) refusedAtOnce += await isGone(world, name, token)
  }
  await staysGone(world)
  return { ways: ENDS.length, refusedAtOnce }
}

/** Reads, writes and the cookie: none of them works. */
async function isGone({ client, expect }: World, name: string, token: string): Promise<number> {
  const cookie = { cookie: `payload-token=${token}`, origin: client.origin }
  const calls = [
    { path: '/api/v1/auth/session', token },
    { path: '/api/v1/users/my-data', token },
    { method: 'PATCH', path: '/api/v1/users/my-profile', token, body: { city: 'Mombasa' } },
    { path: '/api/v1/auth/session', headers: cookie },
    { method: 'POST', path: '/api/v1/auth/sessions/end-others', headers: cookie },
  ]
  let refused = 0
  for (const call of calls) {
    const { status } = await client.send(call)
    expect(status === 401, `somebody ${name} was answered with ${status} at ${call.path}`)
    refused += status === 401 ? 1 : 0
  }
  return refused
}

/** Undoing a block does not restore earlier sessions. */
async function staysGone(world: World): Promise<void> {
  const { client, admin, expect } = world
  const person = await addSignedIn(world, 'back-')
  await client.post('/users/bulk-block', { ids: [person.id] }, admin)
  await client.post('/users/bulk-activate', { ids: [person.id] }, admin)
  expect((await statusOf(world, person.token)) === 401, 'a session from before a block is back')
  const { status } = await client.post('/auth/sign-in', { email: person.email, password: PASSWORD })
  expect(status === 200, `somebody who was activated again could not sign in: ${status}`)
}
