// Many wrong passwords at once: only a limited number are checked, and the rightful owner still gets in.

import { SIGN_IN_LIMITS } from '@/modules/accounts/credentials/rules/sign-in-limits'
import { type LockoutFigures, siegeLockout } from '../siege/lockout'
import { addPeople, PASSWORD, type World, WRONG } from './world'

const ALLOWED_FROM_NETWORK = SIGN_IN_LIMITS.network.points
const ALLOWED_AS_PAIR = SIGN_IN_LIMITS.pair.points

type Looked = { tried: number; checked: number }
export type Guessed = LockoutFigures & {
  /** One account, from one address. */
  asPair: Looked
  /** Many accounts, from one address. */
  fromOneAddress: Looked
}

/** Sends wrong passwords all at once: for one account from as many addresses, and from one address. */
export async function guess(world: World, tries: number): Promise<Guessed> {
  const { client, database, expect, print } = world
  const [person] = await addPeople(world, 'guessed-', 1)
  const owner = { email: person?.email ?? '', password: PASSWORD }
  const { figures, findings } = await siegeLockout({ address: client.origin, database, owner, tries })
  for (const finding of findings) expect(false, finding)
  print(`${figures.checked} of ${tries} wrong passwords at once were looked at`)
  expect(figures.elsewhere === 429 || tries < SIGN_IN_LIMITS.strangers.points, 'strangers are never stopped')
  return {
    ...figures,
    asPair: await guessAsPair(world),
    fromOneAddress: await guessFromOneAddress(world, tries),
  }
}

/** Wrong passwords for one account from one address, and then the right one from there and from elsewhere. */
async function guessAsPair(world: World): Promise<Looked> {
  const { client, expect } = world
  const [person] = await addPeople(world, 'paired-', 1)
  const body = (password: string) => ({ email: person?.email ?? '', password })
  const send = (password: string) =>
    client.send({
      method: 'POST',
      path: '/api/v1/auth/sign-in',
      body: body(password),
      headers: { 'x-forwarded-for': '192.0.2.100' },
    })
  const tried = ALLOWED_AS_PAIR + 3
  const answers = await Promise.all(Array.from({ length: tried }, (_, n) => send(`${WRONG}${n}`)))
  const checked = answers.filter(({ status }) => status === 401).length
  expect(checked <= ALLOWED_AS_PAIR, `${checked} passwords of one account were looked at for one address`)
  const answer = await send(PASSWORD)
  expect(answer.status === 429, `the right password was answered with ${answer.status} there`)
  const elsewhere = await client.post('/auth/sign-in', body(PASSWORD))
  expect(elsewhere.status === 200, `elsewhere the right password was answered with ${elsewhere.status}`)
  return { tried, checked }
}

/** Wrong passwords for as many accounts from one network address, all at once. */
async function guessFromOneAddress(world: World, tries: number): Promise<Looked> {
  const { client, expect, print } = world
  const tried = tries + Math.max(10, Math.ceil(tries / 5))
  const headers = { 'x-forwarded-for': '192.0.2.200' }
  const answers = await Promise.all(
    Array.from({ length: tried }, (_, n) => {
      const body = { email: `one-of-many-${n}@drill.example`, password: WRONG }
      return client.send({ method: 'POST', path: '/api/v1/auth/sign-in', body, headers })
    }),
  )
  const checked = answers.filter(({ status }) => status === 401).length
  expect(checked <= ALLOWED_FROM_NETWORK, `${checked} accounts were tried from one address`)
  if (tried > ALLOWED_FROM_NETWORK)
    expect(
      answers.some(({ status }) => status === 429),
      'one address is never stopped',
    )
  print(`${checked} of ${tried} accounts could be tried from one address`)
  return { tried, checked }
}
