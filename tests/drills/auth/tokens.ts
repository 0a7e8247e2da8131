// Mailed links: altered, meant for something else, expired, used before, superseded, and two at once.

import type { Answer } from './client'
import { addPeople, addSignedIn, detailsOf, tokenTo, type World } from './world'

const NEXT = 'Next1@password'

type Kind = {
  event: string
  /** The call that uses its token, with its body. */
  path: string
  bodyWith: (token: string) => unknown
  /** Whether following it again is answered with what it did, and changes nothing. */
  isRepeatable?: true
  /** Has a mail of this kind sent, to a new account. */
  issue: (world: World, mark: string) => Promise<{ email: string; receiver: string }>
}

const withPassword = (token: string) => ({ token, password: NEXT })
const alone = (token: string) => ({ token })

/** Every kind of link. */
const KINDS: readonly Kind[] = [
  {
    event: 'verify-email',
    path: '/auth/verify-email',
    bodyWith: alone,
    isRepeatable: true,
    issue: async ({ client }, mark) => {
      const email = `verify-${mark}@drill.example`
      await client.post('/auth/sign-up', detailsOf(email))
      return { email, receiver: email }
    },
  },
  {
    event: 'reset-password',
    path: '/auth/reset-password',
    bodyWith: withPassword,
    issue: async (world, mark) => {
      const [person] = await addPeople(world, `reset-${mark}-`, 1)
      const email = person?.email ?? ''
      await world.client.post('/auth/forgot-password', { email })
      return { email, receiver: email }
    },
  },
  {
    event: 'invite',
    path: '/auth/set-password',
    bodyWith: withPassword,
    issue: async ({ client, admin }, mark) => {
      const email = `invited-${mark}@drill.example`
      const { password: _, acceptTerms: __, ...person } = detailsOf(email)
      const body = { ...person, address: '1 Kenyatta Avenue', status: 'ACTIVE' }
      const { status } = await client.post('/users', body, admin)
      if (status !== 201) throw new Error(`nobody could be invited: ${status}`)
      return { email, receiver: email }
    },
  },
  {
    event: 'change-email',
    path: '/auth/confirm-email-change',
    bodyWith: alone,
    isRepeatable: true,
    issue: async (world, mark) => {
      const { email, token } = await addSignedIn(world, `moving-${mark}-`)
      const receiver = `moved-${mark}@drill.example`
      const body = { newEmail: receiver, password: detailsOf(email).password }
      const { status } = await world.client.post('/auth/change-email', body, token)
      if (status !== 200) throw new Error(`nobody could ask for another address: ${status}`)
      return { email, receiver }
    },
  },
]

/** The same token, slightly altered. */
const alterationsOf = (token: string): string[] => [
  `${token.slice(0, -1)}${token.endsWith('A') ? 'B' : 'A'}`,
  `${token.startsWith('A') ? 'B' : 'A'}${token.slice(1)}`,
  token.slice(0, -1),
  `${token}A`,
  ` ${token}`,
  token.toUpperCase(),
  Buffer.from(token).toString('base64'),
  '%',
  `${token}' OR '1'='1`,
]

export type TokensTried = { kinds: number; refused: number; accepted: number }

/** Tries every kind of link in every way that must fail, and once in the way that must not. */
export async function tryTokens(world: World): Promise<TokensTried> {
  const tried = { kinds: KINDS.length, refused: 0, accepted: 0 }
  const refuse = async (kind: Kind, token: string, how: string) => {
    const answer = await use(world, kind, token)
    world.expect(answer.status === 400, `${how} ${kind.event} link was answered with ${answer.status}`)
    tried.refused += 1
  }
  for (const kind of KINDS) {
    world.inTime()
    const { token, account } = await issued(world, kind, 'one')
    for (const altered of alterationsOf(token)) await refuse(kind, altered, 'an altered')
    for (const other of KINDS)
      if (other !== kind) await refuse(other, token, `at the wrong place a ${kind.event}, as`)
    const before = await stateOf(world, account)
    tried.accepted += await together(world, kind, token)
    world.expect((await stateOf(world, account)) !== before, `a ${kind.event} link changed nothing`)
    const after = await stateOf(world, account)
    if (kind.isRepeatable) await repeat(world, kind, token)
    else await refuse(kind, token, 'a used')
    world.expect((await stateOf(world, account)) === after, `a used ${kind.event} link changed something`)

    const old = await issued(world, kind, 'old')
    await world.database.query(
      `UPDATE account_tokens SET expires_at = now() - interval '1 second'
      WHERE user_id = $1 AND used_at IS NULL`,
      [old.account],
    )
    await refuse(kind, old.token, 'an expired')
    tried.refused += await overtaken(world, kind)
  }
  world.print(`${tried.refused} links of ${tried.kinds} kinds refused, ${tried.accepted} accepted`)
  return tried
}

const use = ({ client }: World, { path, bodyWith }: Kind, token: string): Promise<Answer> =>
  client.post(path, bodyWith(token))

async function issued(world: World, kind: Kind, mark: string) {
  const { email, receiver } = await kind.issue(world, mark)
  const { rows } = await world.database.query('SELECT id FROM users WHERE email = $1', [email])
  return { token: await tokenTo(world, kind.event, receiver), account: Number(rows[0]?.id) }
}

async function stateOf({ database }: World, account: number): Promise<string> {
  const { rows } = await database.query('SELECT email, status, hash FROM users WHERE id = $1', [account])
  return JSON.stringify(rows[0])
}

async function repeat(world: World, kind: Kind, token: string): Promise<void> {
  const { status } = await use(world, kind, token)
  world.expect(status === 200, `a used ${kind.event} link was answered with ${status}`)
}

/** One link followed several times at once: it works once, and a confirmation shows that each time. */
async function together(world: World, kind: Kind, token: string): Promise<number> {
  const answers = await Promise.all(Array.from({ length: 5 }, () => use(world, kind, token)))
  const statuses = answers.map(({ status }) => status).toSorted()
  const expected = kind.isRepeatable ? [200, 200, 200, 200, 200] : [200, 400, 400, 400, 400]
  world.expect(
    JSON.stringify(statuses) === JSON.stringify(expected),
    `a ${kind.event} link followed five times at once was answered with ${statuses.join(', ')}`,
  )
  return 1
}

/** A link that was sent before a new password, or to a person who was blocked or removed since. */
async function overtaken(world: World, kind: Kind): Promise<number> {
  const changes = {
    blocked: `UPDATE users SET status = 'BLOCKED' WHERE id = $1`,
    removed: 'UPDATE users SET deleted_at = now(), deleted_by_self = false WHERE id = $1',
  }
  let refused = 0
  for (const [what, change] of Object.entries(changes)) {
    const { account, token } = await issued(world, kind, what)
    await world.database.query(change, [account])
    const before = await stateOf(world, account)
    const { status } = await use(world, kind, token)
    const state = await stateOf(world, account)
    // Confirming an address proves it and does not unblock; nothing else may happen at all.
    const isHarmless = what === 'blocked' && ['verify-email', 'change-email'].includes(kind.event)
    world.expect(
      isHarmless || status === 400,
      `a ${kind.event} link of somebody ${what} was answered with ${status}`,
    )
    world.expect(isHarmless || state === before, `a ${kind.event} link changed somebody ${what}`)
    world.expect(what !== 'blocked' || state.includes('BLOCKED'), `a ${kind.event} link took a block back`)
    refused += isHarmless ? 0 : 1
  }
  return refused
}
