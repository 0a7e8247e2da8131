import { sql } from '@payloadcms/db-postgres'
import { describe, expect, it, test } from 'vitest'
import { getTestPayload } from '../../setup/payload'
import { call } from '../api/client'
import { mailsTo, tokenTo } from './outbox'

const PASSWORD = 'Correct1@horse'
const NEXT = 'Another2@horse'

const person = (email: string, over: Record<string, unknown> = {}) => ({
  email,
  password: PASSWORD,
  firstName: 'Ngũgĩ',
  lastName: "O'Brien",
  country: 'Kenya',
  phoneNumber: '+254 712 345 678',
  zip: '00100',
  city: 'Nairobi',
  userType: 'CUSTOMER',
  acceptTerms: true,
  ...over,
})

const post = (path: string, body: unknown, token?: string) => call('POST', path, { body, token })
const signIn = (email: string, password = PASSWORD) => post('/auth/sign-in', { email, password })

async function userOf(email: string) {
  const payload = await getTestPayload()
  const { rows } = await payload.db.drizzle.execute(sql`SELECT * FROM users WHERE email = ${email}`)
  return rows[0]
}

/** A person who signed up and confirmed the address. */
async function active(email: string): Promise<string> {
  await post('/auth/sign-up', person(email))
  await post('/auth/verify-email', { token: await tokenTo(email, 'verify-email') })
  return (await signIn(email)).body.token
}

describe('signing up', () => {
  it('creates an account that can sign in once its address is confirmed', async () => {
    const email = 'ngugi@kaido.example'
    const { status, body } = await post('/auth/sign-up', person(' Ngugi@Kaido.Example '))
    expect([status, body.message]).toEqual([201, 'Thank you for signing up'])
    expect(await userOf(email)).toMatchObject({
      status: 'PENDING',
      first_name: 'Ngũgĩ',
      country: 'Kenya',
      phone_number: '+254712345678',
      role_id: null,
      company_name: null,
    })
    expect((await signIn(email)).body.message).toBe('Please confirm your e-mail address first')
    const token = await tokenTo(email, 'verify-email')
    const confirmed = await post('/auth/verify-email', { token })
    expect([confirmed.status, confirmed.body.message]).toEqual([
      200,
      'Your e-mail address is confirmed. You can sign in now.',
    ])
    expect((await signIn(email)).body.user).toMatchObject({ email, userType: 'CUSTOMER', roleId: null })
  })

  it('takes a national number of the country, and no post code where the country has none', async () => {
    const uganda = { country: 'Uganda', phoneNumber: '0772 123 456', city: 'Kampala', zip: '' }
    expect((await post('/auth/sign-up', person('ug@kaido.example', uganda))).status).toBe(201)
    expect(await userOf('ug@kaido.example')).toMatchObject({ phone_number: '+256772123456', zip: '' })
    const { status, body } = await post(
      '/auth/sign-up',
      person('ke@kaido.example', { ...uganda, country: 'Kenya' }),
    )
    expect(status).toBe(422)
    expect(body.errors).toContainEqual({ path: 'zip', message: 'Zip code is required' })
  })

  it('shows that the address is confirmed when a link is followed again, and does nothing else', async () => {
    const email = 'eager@kaido.example'
    await post('/auth/sign-up', person(email))
    const token = await tokenTo(email, 'verify-email')
    await post('/auth/verify-email', { token })
    const again = await post('/auth/verify-email', { token })
    expect([again.status, again.body.message]).toEqual([
      200,
      'Your e-mail address is already confirmed. You can sign in now.',
    ])
    // It proves nothing any more: the device that follows it is not known for that.
    expect(again.headers.getSetCookie()).toEqual([])
    const payload = await getTestPayload()
    await payload.db.drizzle.execute(sql`UPDATE users SET status = 'BLOCKED' WHERE email = ${email}`)
    expect((await post('/auth/verify-email', { token })).body.message).toBe(
      'Your e-mail address is already confirmed.',
    )
    expect((await userOf(email))?.status).toBe('BLOCKED')
    await payload.db.drizzle.execute(sql`UPDATE users SET status = 'PENDING' WHERE email = ${email}`)
    expect((await post('/auth/verify-email', { token })).status).toBe(400)
  })

  test.each([{}, { password: null }, { password: '' }])('needs a password to sign in: %j', async (given) => {
    const { status, body } = await post('/auth/sign-in', { email: 'anna@kaido.example', ...given })
    expect([status, body.message]).toEqual([422, 'Password is required'])
    expect(body.errors).toEqual([{ path: 'password', message: 'Password is required' }])
  })

  it('responds the same for a known address, changes nothing and notifies its owner', async () => {
    const email = 'known@kaido.example'
    await active(email)
    const first = await post('/auth/sign-up', person('unknown@kaido.example'))
    const second = await post('/auth/sign-up', person(email, { firstName: 'Mallory', password: NEXT }))
    expect([second.status, second.body]).toEqual([first.status, first.body])
    expect(await userOf(email)).toMatchObject({ first_name: 'Ngũgĩ', status: 'ACTIVE' })
    expect((await mailsTo(email))[0]?.event).toBe('already-registered')
    expect((await signIn(email)).status).toBe(200)
  })

  it('creates one account for two concurrent sign-ups', async () => {
    const email = 'twice@kaido.example'
    const answers = await Promise.all([1, 2, 3].map(() => post('/auth/sign-up', person(email))))
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201])
    const payload = await getTestPayload()
    expect(
      (await payload.count({ collection: 'users', where: { email: { equals: email } } })).totalDocs,
    ).toBe(1)
  })

  it('names every field that is wrong, in the specification’s words', async () => {
    const { status, body } = await post('/auth/sign-up', {
      ...person('anna'),
      firstName: 'A',
      lastName: 'X1',
      password: 'short',
      phoneNumber: '12',
      zip: '9',
      country: 'US',
      city: '',
      userType: 'DEALER',
      acceptTerms: false,
    })
    expect(status).toBe(422)
    expect(
      Object.fromEntries(
        body.errors.map((one: { path: string; message: string }) => [one.path, one.message]),
      ),
    ).toEqual({
      firstName: 'First name must be at least 2 characters',
      lastName: 'Last name can only contain letters, spaces, hyphens, and apostrophes',
      email: 'Please enter a valid email address',
      password: 'Password must be at least 8 characters',
      phoneNumber: 'Please enter a valid phone number',
      zip: 'Please enter a valid zip code for the selected country',
      city: 'City is required',
      companyName: 'Company name is required for dealers',
      companyAddress: 'Company address is required for dealers',
      acceptTerms: 'You must accept the terms and conditions to continue',
    })
  })

  test.each(['role', 'status', 'permissions', 'roleId', 'emailVerifiedAt'])('refuses %s', async (field) => {
    const { status } = await post('/auth/sign-up', person('sneaky@kaido.example', { [field]: 1 }))
    expect(status).toBe(422)
    expect(await userOf('sneaky@kaido.example')).toBeUndefined()
  })
})

describe('a forgotten password', () => {
  it('is replaced once with the mailed link, which ends every session', async () => {
    const email = 'forgetful@kaido.example'
    const session = await active(email)
    const known = await post('/auth/forgot-password', { email })
    const unknown = await post('/auth/forgot-password', { email: 'no-one@kaido.example' })
    expect([known.status, known.body]).toEqual([unknown.status, unknown.body])
    expect(await mailsTo('no-one@kaido.example')).toEqual([])
    const token = await tokenTo(email, 'reset-password')
    const tries = await Promise.all([1, 2].map(() => post('/auth/reset-password', { token, password: NEXT })))
    expect(tries.map(({ status }) => status).sort()).toEqual([200, 400])
    expect((await call('GET', '/auth/session', { token: session })).status).toBe(401)
    expect((await signIn(email)).status).toBe(401)
    expect((await signIn(email, NEXT)).status).toBe(200)
    expect((await mailsTo(email))[0]?.event).toBe('password-changed')
  })

  it('is not replaced by a token that is old, altered or for something else', async () => {
    const email = 'strict@kaido.example'
    await post('/auth/sign-up', person(email))
    const confirmation = await tokenTo(email, 'verify-email')
    expect((await post('/auth/reset-password', { token: confirmation, password: NEXT })).status).toBe(400)
    await post('/auth/verify-email', { token: confirmation })
    await post('/auth/forgot-password', { email })
    const token = await tokenTo(email, 'reset-password')
    expect(
      (await post('/auth/reset-password', { token: `${token.slice(0, -1)}_`, password: NEXT })).status,
    ).toBe(400)
    const payload = await getTestPayload()
    await payload.db.drizzle.execute(
      sql`UPDATE account_tokens SET expires_at = now() - interval '1 second' WHERE purpose = 'reset-password'`,
    )
    expect((await post('/auth/reset-password', { token, password: NEXT })).status).toBe(400)
    expect((await signIn(email)).status).toBe(200)
  })
})

describe("one's own account", () => {
  it('changes its password if the current one is right; other sessions end and this one continues', async () => {
    const email = 'changer@kaido.example'
    const here = await active(email)
    const token = (await signIn(email)).body.token
    const wrong = await post(
      '/auth/change-password',
      { currentPassword: 'Wrong1@horse', newPassword: NEXT },
      here,
    )
    expect([wrong.status, wrong.body.errors]).toEqual([
      422,
      [{ path: 'currentPassword', message: 'Current password is incorrect' }],
    ])
    const right = await post('/auth/change-password', { currentPassword: PASSWORD, newPassword: NEXT }, here)
    expect(right.body.message).toBe('Password changed successfully!')
    expect((await call('GET', '/auth/session', { token: here })).status).toBe(200)
    expect((await call('GET', '/auth/session', { token })).status).toBe(401)
  })

  it('changes its address when the link mailed to the new one is followed', async () => {
    const [old, next] = ['old@kaido.example', 'new@kaido.example']
    const session = await active(old)
    expect((await post('/auth/change-email', { newEmail: next, password: PASSWORD }, session)).status).toBe(
      200,
    )
    expect((await signIn(old)).status).toBe(200)
    const token = await tokenTo(next, 'change-email')
    expect((await post('/auth/confirm-email-change', { token })).status).toBe(200)
    expect((await signIn(old)).status).toBe(401)
    expect((await signIn(next)).status).toBe(200)
    expect((await mailsTo(old))[0]).toMatchObject({ event: 'email-changed' })
    const again = await post('/auth/confirm-email-change', { token })
    expect([again.status, again.body.message, again.headers.getSetCookie()]).toEqual([
      200,
      'Your e-mail address has already been changed. Please sign in with it.',
      [],
    ])
  })

  it('does not reveal to a mailbox that may be somebody else’s whose account is to use it', async () => {
    const session = await active('asking@kaido.example')
    const next = 'perhaps-mine@kaido.example'
    await post('/auth/change-email', { newEmail: next, password: PASSWORD }, session)
    const [mail] = await mailsTo(next)
    expect(mail?.event).toBe('change-email')
    expect(`${mail?.subject}${mail?.text}`).not.toMatch(/Ngũgĩ|O'Brien|asking@/)
  })

  it('requests an address that another account has: only that account’s owner is notified, under their own name', async () => {
    const [mine, theirs] = ['wishing@kaido.example', 'owning@kaido.example']
    const session = await active(mine)
    await active(theirs)
    const payload = await getTestPayload()
    await payload.db.drizzle.execute(sql`UPDATE users SET first_name = 'Wangarĩ' WHERE email = ${theirs}`)
    const answer = await post('/auth/change-email', { newEmail: theirs, password: PASSWORD }, session)
    const free = await post(
      '/auth/change-email',
      { newEmail: 'free@kaido.example', password: PASSWORD },
      session,
    )
    expect([answer.status, answer.body]).toEqual([free.status, free.body])
    const [mail] = await mailsTo(theirs)
    expect(mail?.event).toBe('address-in-use')
    expect(mail?.text).toContain('Hello Wangarĩ,')
    expect(mail?.text).not.toMatch(/Ngũgĩ|wishing@|#token/)
  })

  it('is deleted by its owner, and signing in restores it and reports it', async () => {
    const email = 'leaver@kaido.example'
    const session = await active(email)
    expect((await post('/auth/delete-account', { password: PASSWORD }, session)).status).toBe(200)
    expect((await call('GET', '/auth/session', { token: session })).status).toBe(401)
    expect((await userOf(email))?.deleted_at).not.toBeNull()
    const { status, body } = await signIn(email)
    expect([status, body.message]).toEqual([200, 'Welcome back. Your account will not be deleted.'])
    expect((await userOf(email))?.deleted_at).toBeNull()
    const payload = await getTestPayload()
    await payload.db.drizzle.execute(
      sql`UPDATE users SET deleted_at = now() - interval '31 days', deleted_by_self = true WHERE email = ${email}`,
    )
    expect((await signIn(email)).status).toBe(403)
  })

  it('lists where it is signed in, and ends single sessions, only its own', async () => {
    const email = 'places@kaido.example'
    const here = await active(email)
    await signIn(email)
    const mine = await call('GET', '/auth/sessions', { token: here })
    expect(mine.body.data).toHaveLength(2)
    const other = mine.body.data.find((one: { current: boolean }) => !one.current)
    const stranger = await active('stranger@kaido.example')
    expect((await call('DELETE', `/auth/sessions/${other.id}`, { token: stranger })).status).toBe(404)
    expect((await call('DELETE', `/auth/sessions/${other.id}`, { token: here })).status).toBe(200)
    expect((await call('GET', '/auth/sessions', { token: here })).body.data).toHaveLength(1)
  })
})
