import { beforeAll, describe, expect, it } from 'vitest'
import { addPeople, call, PASSWORD, type People } from './client'

let people: People

beforeAll(async () => {
  people = await addPeople()
})

const signIn = (email: string, password: string, headers: Record<string, string> = {}) =>
  call('POST', '/auth/sign-in', { body: { email, password }, headers })

describe('signing in', () => {
  it("returns a token, its expiry and the person's permissions, and sets the session cookie", async () => {
    const { status, body, headers } = await signIn(people.operator.email, PASSWORD)
    expect(status).toBe(200)
    expect(body).toMatchObject({ user: { email: people.operator.email, roleId: 4, status: 'ACTIVE' } })
    expect(body.exp).toBeGreaterThan(Date.now() / 1000)
    expect(body.user.userPermissions).toHaveLength(9)
    expect(headers.get('set-cookie')).toMatch(/^payload-token=[^;]+;.*HttpOnly.*SameSite=Lax/i)
    const session = await call('GET', '/auth/session', { token: body.token })
    expect(session.body).toEqual({ exp: body.exp, user: body.user })
  })

  it('responds the same to a wrong password and to an unknown e-mail', async () => {
    const wrong = await signIn(people.customer.email, 'Wrong1@password')
    const unknown = await signIn('nobody@example.com', 'Wrong1@password')
    expect(wrong.status).toBe(401)
    expect(unknown.status).toBe(401)
    const { requestId: _a, ...first } = wrong.body
    const { requestId: _b, ...second } = unknown.body
    expect(first).toEqual(second)
  })

  it('from several devices at once creates sessions that all last', async () => {
    const { email } = people.supervisor
    const answers = await Promise.all(Array.from({ length: 4 }, () => signIn(email, PASSWORD)))
    for (const { body } of answers)
      expect((await call('GET', '/auth/session', { token: body.token })).status).toBe(200)
  })

  it('informs a blocked account, once the password was right', async () => {
    const { status, body } = await signIn(people.blocked.email, PASSWORD)
    expect(status).toBe(403)
    expect(body.message).toBe('This account is blocked')
  })

  it('stops the sixth attempt at one account, known or not, and returns when to retry', async () => {
    for (const email of ['sixth@example.com', people.manager.email]) {
      for (let n = 0; n < 5; n++) expect((await signIn(email, 'Wrong1@password')).status).toBe(401)
      const { status, headers, body } = await signIn(email, PASSWORD)
      expect(status).toBe(429)
      expect(Number(headers.get('retry-after'))).toBeGreaterThan(0)
      expect(body.error).toBe('rate_limited')
    }
  })

  it('ends the session on sign-out: its token no longer works', async () => {
    const { body } = await signIn(people.supervisor.email, PASSWORD)
    const other = await signIn(people.supervisor.email, PASSWORD)
    const out = await call('POST', '/auth/sign-out', { token: body.token })
    expect(out.status).toBe(200)
    expect(out.headers.get('set-cookie')).toContain('Expires=')
    expect((await call('GET', '/auth/session', { token: body.token })).status).toBe(401)
    expect((await call('GET', '/auth/session', { token: other.body.token })).status).toBe(200)
  })

  it('rejects a sign-in caused by another site', async () => {
    const { status } = await signIn(people.customer.email, PASSWORD, { origin: 'https://evil.example' })
    expect(status).toBe(403)
  })
})

describe('the session cookie', () => {
  it('works for reads, and for writes from our own pages only', async () => {
    const { headers } = await signIn(people.admin.email, PASSWORD)
    const cookie = headers.get('set-cookie')?.split(';')[0] ?? ''
    const own = { cookie, origin: 'http://localhost:3000', host: 'localhost:3000' }
    expect((await call('GET', '/auth/session', { headers: own })).status).toBe(200)
    const body = { name: 'Lilac', status: 'active' }
    const foreign = { ...own, origin: 'https://evil.example' }
    expect((await call('POST', '/vehicles/colors', { headers: foreign, body })).status).toBe(403)
    // A request's own host proves nothing: anyone who can point a name at this machine chooses it.
    const rebound = { cookie, origin: 'http://evil.example', host: 'evil.example' }
    expect((await call('POST', '/vehicles/colors', { headers: rebound, body })).status).toBe(403)
    expect((await call('POST', '/vehicles/colors', { headers: { cookie }, body })).status).toBe(403)
    expect((await call('POST', '/vehicles/colors', { headers: own, body })).status).toBe(201)
  })
})

describe("the admin's own sign-in", () => {
  const nativeSignIn = async (email: string, password: string, origin?: string) => {
    const { POST } = await import('@/app/(payload)/api/[...slug]/route')
    const form = new FormData()
    form.set('_payload', JSON.stringify({ email, password }))
    const headers = new Headers(origin ? { origin } : {})
    const request = new Request('http://localhost:3000/api/users/login', {
      method: 'POST',
      body: form,
      headers,
    })
    return POST(request, { params: Promise.resolve({ slug: ['users', 'login'] }) })
  }

  it('has the same limits, and its messages do not reveal who has an account', async () => {
    const known = await nativeSignIn(people.otherCustomer.email, 'Wrong1@password')
    const unknown = await nativeSignIn('native-nobody@example.com', 'Wrong1@password')
    expect([known.status, unknown.status]).toEqual([401, 401])
    expect(await unknown.text()).toBe(await known.text())
    for (let n = 0; n < 4; n++) await nativeSignIn('native-nobody@example.com', 'Wrong1@password')
    const stopped = await nativeSignIn('native-nobody@example.com', 'Wrong1@password')
    expect(stopped.status).toBe(429)
    expect(Number(stopped.headers.get('retry-after'))).toBeGreaterThan(0)
    expect((await nativeSignIn(people.admin.email, PASSWORD)).status).toBe(200)
    expect((await nativeSignIn(people.admin.email, PASSWORD, 'https://evil.example')).status).toBe(403)
  })
})
