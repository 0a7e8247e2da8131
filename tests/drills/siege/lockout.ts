// Outsiders who try to lock someone out: wrong passwords and requests for a new one, for one account and from
// constantly changing addresses. Guessing must end soon, and the owner must still get in.

import type pg from 'pg'
import { SIGN_IN_LIMITS } from '@/modules/accounts/credentials/rules/sign-in-limits'
import { type Answer, clientOf } from '../auth/client'

const WRONG = 'Wrong1@password'
const NEXT = 'Harbour7@lantern'

export type Lockout = {
  /** The app's origin; it has to trust one proxy, so that each request can come from its own address. */
  address: string
  /** For the mailed link, which the owner finds in their mailbox. */
  database: Pick<pg.Pool, 'query'>
  /** An account that may sign in and that nothing else uses; it has another password afterwards. */
  owner: { email: string; password: string }
  /** Wrong passwords sent all at once; half as many requests for a new password. */
  tries: number
  /** The name of its own pages, if that is not the address where it is reached. */
  origin?: string
}

export type LockoutFigures = {
  tried: number
  /** Passwords that were checked. */
  checked: number
  wishes: number
  /** Mails caused by the requests. */
  mails: number
  /** The response to the owner's right password. */
  ownDevice: number
  elsewhere: number
  afterMail: number
}

/** Besieges one account, while its owner signs in. */
export async function siegeLockout({ address, database, owner, tries, origin = address }: Lockout) {
  const client = clientOf(address)
  const findings: string[] = []
  const expect = (isSo: boolean, what: string) => {
    if (!isSo) findings.push(what)
  }
  const signIn = (password: string, cookie?: string) =>
    client.send({
      method: 'POST',
      path: '/api/v1/auth/sign-in',
      body: { email: owner.email, password },
      headers: cookie ? { cookie, origin } : {},
    })
  try {
    const device = deviceIn(await signIn(owner.password))
    expect(device !== '', 'the owner’s device is not known after a sign-in')
    const answers = await atOnce(tries, (n) => signIn(`${WRONG}${n}`))
    const checked = checkGuesses(answers, expect)
    const ownDevice = (await signIn(owner.password, device)).status
    expect(ownDevice === 200, `on the own device the owner was answered with ${ownDevice}`)
    const elsewhere = (await signIn(owner.password)).status

    const wishes = Math.ceil(tries / 2)
    const before = await lastMail(database, owner.email)
    const outcomes = await atOnce(wishes, () => client.post('/auth/forgot-password', { email: owner.email }))
    expect(
      outcomes.every(({ status }) => status === 200),
      'a wish for a new password was refused',
    )
    const mine = await client.post('/auth/forgot-password', { email: owner.email })
    expect(mine.status === 200, `the owner’s wish for a new password was answered with ${mine.status}`)
    const { mails, token } = await linkAfter(database, owner.email, before)
    expect(mails > 0 && mails <= 6, `${wishes} wishes caused ${mails} mails`)
    const set = await client.post('/auth/reset-password', { token, password: NEXT })
    expect(set.status === 200, `the owner could not choose a new password: ${set.status}`)
    await atOnce(tries, (n) => signIn(`${WRONG}${n}`))
    const afterMail = (await signIn(NEXT, deviceIn(set))).status
    expect(afterMail === 200, `after the mail the owner was answered with ${afterMail}`)

    const figures: LockoutFigures = { tried: tries, checked, wishes, mails, ownDevice, elsewhere, afterMail }
    return { ok: findings.length === 0, figures, findings }
  } finally {
    client.close()
  }
}

const atOnce = (count: number, send: (n: number) => Promise<Answer>): Promise<Answer[]> =>
  Promise.all(Array.from({ length: count }, (_, n) => send(n)))

/** @returns how many passwords were checked */
function checkGuesses(answers: readonly Answer[], expect: (isSo: boolean, what: string) => void): number {
  const checked = answers.filter(({ status }) => status === 401).length
  const stopped = answers.filter(({ status }) => status === 429)
  const allowed = SIGN_IN_LIMITS.strangers.points
  expect(checked <= allowed, `${checked} of ${answers.length} wrong passwords at once were looked at`)
  expect(checked + stopped.length === answers.length, 'a wrong password was answered in a third way')
  expect(
    stopped.every(({ headers }) => Number(headers['retry-after']) > 0),
    'a refusal does not say when to come back',
  )
  return checked
}

/** The cookie that identifies a known device. */
const deviceIn = ({ headers }: Answer): string =>
  headers['set-cookie']?.find((one) => one.startsWith('kaido-device='))?.split(';')[0] ?? ''

const lastMail = async (database: Lockout['database'], email: string): Promise<number> =>
  Number(
    (await database.query('SELECT max(id) AS id FROM mail_outbox WHERE to_address = $1', [email])).rows[0]
      ?.id,
  )

async function linkAfter(database: Lockout['database'], email: string, after: number) {
  const { rows } = await database.query(
    `SELECT body_text FROM mail_outbox
     WHERE to_address = $1 AND event_key = 'reset-password' AND id > $2 ORDER BY id DESC`,
    [email, after],
  )
  return { mails: rows.length, token: /#token=([\w-]+)/.exec(rows[0]?.body_text ?? '')?.[1] ?? '' }
}
