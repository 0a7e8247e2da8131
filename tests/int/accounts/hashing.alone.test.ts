import './watch-hashing'
import { beforeAll, describe, expect, it } from 'vitest'
import { answerAtOnce } from '@/server/even-response-time'
import { type Admitted, admitPeople } from '../api/actors'
import { call, PASSWORD } from '../api/client'
import { tokenTo } from './outbox'
import { as, contact, somebody } from './people-kit'
import { hashes } from './watch-hashing'

const NEXT = 'Another2@horse'

let tokens: Admitted['tokens']
beforeAll(async () => {
  answerAtOnce()
  ;({ tokens } = await admitPeople())
}, 120_000)

/** How many passwords were hashed during some calls, and how many of them while a connection was held. */
async function hashedDuring(work: () => Promise<unknown>) {
  hashes.length = 0
  await work()
  return { all: hashes.length, holding: hashes.filter(({ isInTransaction }) => isInTransaction).length }
}

const newcomer = (email: string) => {
  const { address: _, ...person } = contact(email)
  return { ...person, password: PASSWORD, userType: 'CUSTOMER', acceptTerms: true }
}

describe('no connection is held while a password is hashed', () => {
  it('by signing up, also with an address that is known', async () => {
    const email = 'new.comer@people.example.com'
    const signUp = () => call('POST', '/auth/sign-up', { body: newcomer(email) })
    expect(await hashedDuring(async () => expect((await signUp()).status).toBe(201))).toEqual({
      all: 1,
      holding: 0,
    })
    expect(await hashedDuring(signUp)).toEqual({ all: 1, holding: 0 })
    const verified = await call('POST', '/auth/verify-email', {
      body: { token: await tokenTo(email, 'verify-email') },
    })
    expect(verified.status).toBe(200)
    const body = { email, password: PASSWORD }
    expect((await call('POST', '/auth/sign-in', { body })).status, 'the hash is the password’s').toBe(200)
  })

  it('by signing in, whether the password is right, wrong or that of nobody', async () => {
    const { email } = await somebody()
    for (const [who, password, status] of [
      [email, PASSWORD, 200],
      [email, NEXT, 401],
      ['nobody@people.example.com', NEXT, 401],
    ] as const) {
      const signIn = async () =>
        expect((await call('POST', '/auth/sign-in', { body: { email: who, password } })).status).toBe(status)
      expect(await hashedDuring(signIn)).toEqual({ all: 1, holding: 0 })
    }
  })

  it('by changing it, or proving oneself with it', async () => {
    const { token } = await somebody()
    const change = async () =>
      expect(
        (await as(token).post('/auth/change-password', { currentPassword: PASSWORD, newPassword: NEXT }))
          .status,
      ).toBe(200)
    expect(await hashedDuring(change)).toEqual({ all: 2, holding: 0 })
    const away = async () =>
      expect((await as(token).post('/auth/delete-account', { password: NEXT })).status).toBe(200)
    expect(await hashedDuring(away)).toEqual({ all: 1, holding: 0 })
  })

  it('by a new password from a mailed link; a link that does not work hashes nothing', async () => {
    const { email } = await somebody()
    await call('POST', '/auth/forgot-password', { body: { email } })
    const body = { token: await tokenTo(email, 'reset-password'), password: NEXT }
    const reset = () => call('POST', '/auth/reset-password', { body })
    expect(await hashedDuring(async () => expect((await reset()).status).toBe(200))).toEqual({
      all: 1,
      holding: 0,
    })
    expect(await hashedDuring(async () => expect((await reset()).status).toBe(400))).toEqual({
      all: 0,
      holding: 0,
    })
    expect((await call('POST', '/auth/sign-in', { body: { email, password: NEXT } })).status).toBe(200)
  })

  it('by an invitation, which has a password that nobody knows, and by accepting it', async () => {
    const email = 'invited@people.example.com'
    const invite = async () =>
      expect(
        (await as(tokens.admin).post('/users', contact(email, { status: 'ACTIVE', roleId: 4 }))).status,
      ).toBe(201)
    expect(await hashedDuring(invite)).toEqual({ all: 0, holding: 0 })
    const body = { token: await tokenTo(email, 'invite'), password: NEXT }
    const set = async () => expect((await call('POST', '/auth/set-password', { body })).status).toBe(200)
    expect(await hashedDuring(set)).toEqual({ all: 1, holding: 0 })
  })
})

describe('a link that is used twice at once', () => {
  it('sets one of the two passwords, and refuses the other', async () => {
    const { email } = await somebody()
    await call('POST', '/auth/forgot-password', { body: { email } })
    const token = await tokenTo(email, 'reset-password')
    const passwords = [NEXT, 'Harbour7@lantern']
    const answers = await Promise.all(
      passwords.map((password) => call('POST', '/auth/reset-password', { body: { token, password } })),
    )
    const statuses = answers.map(({ status }) => status)
    expect(statuses.toSorted()).toEqual([200, 400])
    const password = passwords[statuses.indexOf(200)] ?? ''
    expect((await call('POST', '/auth/sign-in', { body: { email, password } })).status).toBe(200)
  })
})
