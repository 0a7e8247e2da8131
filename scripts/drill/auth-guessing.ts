// Many wrong passwords at once: only so many are looked at, and what that means for the rightful owner.

import { addPeople, PASSWORD, tokenTo, type World, WRONG } from './auth-world'

/** As the product is set: tries at one account in ten minutes, and from one network address in a quarter of an hour. */
const ALLOWED_AT_ACCOUNT = 5
const ALLOWED_FROM_ADDRESS = 50
const NEXT = 'Next1@password'

export type Guessed = {
  tried: number
  /** Passwords that were looked at. */
  checked: number
  fromOneAddress: { tried: number; checked: number }
}

/** Sends wrong passwords for one account all at once, from as many addresses. */
export async function guess(world: World, tries: number): Promise<Guessed> {
  const { client, expect, say } = world
  const [person] = await addPeople(world, 'guessed-', 1)
  const email = person?.email ?? ''
  const signIn = (password: string) => client.post('/auth/sign-in', { email, password })
  const answers = await Promise.all(Array.from({ length: tries }, (_, n) => signIn(`${WRONG}${n}`)))
  const checked = answers.filter(({ status }) => status === 401).length
  const stopped = answers.filter(({ status }) => status === 429)
  expect(checked <= ALLOWED_AT_ACCOUNT, `${checked} of ${tries} wrong passwords at once were looked at`)
  expect(checked + stopped.length === tries, 'a wrong password was answered in a third way')
  expect(
    stopped.every(({ headers }) => Number(headers['retry-after']) > 0),
    'a refusal does not say when to come back',
  )
  say(`${checked} of ${tries} wrong passwords at once were looked at`)
  await comeBack(world, email)
  return { tried: tries, checked, fromOneAddress: await guessFromOneAddress(world, tries) }
}

/** The owner with the right password: must wait as everybody, is let in afterwards, and at once after a new password. */
async function comeBack(world: World, email: string): Promise<void> {
  const { client, database, expect } = world
  const signIn = (password: string) => client.post('/auth/sign-in', { email, password })
  const soon = await signIn(PASSWORD)
  expect(soon.status === 429, `the right password right after was answered with ${soon.status}`)
  const wait = Number(soon.headers['retry-after'])
  expect(wait > 0 && wait <= 600, `the owner is told to wait ${wait} s`)

  const { rows } = await database.query('SELECT login_attempts, lock_until FROM users WHERE email = $1', [
    email,
  ])
  expect(Number(rows[0]?.login_attempts) <= ALLOWED_AT_ACCOUNT, `${rows[0]?.login_attempts} tries are booked`)
  await forgetLimits(world)
  if (rows[0]?.lock_until) {
    const locked = await signIn(PASSWORD)
    expect(locked.status === 401, `a locked account answered the right password with ${locked.status}`)
    await forgetLimits(world)
  }
  await database.query(`UPDATE users SET lock_until = now() - interval '1 second' WHERE email = $1`, [email])
  const later = await signIn(PASSWORD)
  expect(later.status === 200, `after the wait the right password was answered with ${later.status}`)

  for (let n = 0; n <= ALLOWED_AT_ACCOUNT; n += 1) await signIn(WRONG)
  await client.post('/auth/forgot-password', { email })
  const token = await tokenTo(world, 'reset-password', email)
  const set = await client.post('/auth/reset-password', { token, password: NEXT })
  expect(set.status === 200, `a locked account could not choose a new password: ${set.status}`)
  const renewed = await signIn(NEXT)
  expect(renewed.status === 200, `the new password was answered with ${renewed.status}`)
}

const forgetLimits = ({ database }: World) =>
  database.query(`DELETE FROM rate_limits WHERE key LIKE 'sign-in-%'`)

/** Wrong passwords for as many accounts from one network address, all at once. */
async function guessFromOneAddress(world: World, tries: number) {
  const { client, expect, say } = world
  const tried = tries + Math.max(10, Math.ceil(tries / 5))
  const headers = { 'x-forwarded-for': '192.0.2.200' }
  const answers = await Promise.all(
    Array.from({ length: tried }, (_, n) => {
      const body = { email: `one-of-many-${n}@drill.example`, password: WRONG }
      return client.send({ method: 'POST', path: '/api/v1/auth/sign-in', body, headers })
    }),
  )
  const checked = answers.filter(({ status }) => status === 401).length
  expect(checked <= ALLOWED_FROM_ADDRESS, `${checked} accounts were tried from one address`)
  if (tried > ALLOWED_FROM_ADDRESS)
    expect(
      answers.some(({ status }) => status === 429),
      'one address is never stopped',
    )
  say(`${checked} of ${tried} accounts could be tried from one address`)
  return { tried, checked }
}
