import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { getTestPayload } from '../../setup/payload'
import { Browser, NAVIGATION } from './browser'
import { mailsTo } from './outbox'
import { callbackOf, OWN, type Someone, startFacebook, startGoogle, type TestProvider } from './providers'

type Name = 'google' | 'facebook'
let payload: Payload
let providers: Record<Name, TestProvider>

beforeAll(async () => {
  providers = { google: await startGoogle(), facebook: await startFacebook() }
  Object.assign(process.env, {
    SERVER_URL: OWN,
    GOOGLE_ISSUER: providers.google.url,
    GOOGLE_CLIENT_ID: 'kaido',
    GOOGLE_CLIENT_SECRET: 'kaido-secret',
    FACEBOOK_URL: providers.facebook.url,
    FACEBOOK_GRAPH_URL: providers.facebook.url,
    FACEBOOK_CLIENT_ID: 'kaido',
    FACEBOOK_CLIENT_SECRET: 'kaido-secret',
  })
  payload = await getTestPayload()
})
afterAll(() => Promise.all(Object.values(providers).map(({ close }) => close())))

const start = (name: Name, query = ''): string => `/api/v1/auth/oauth/${name}${query}`

/** The final page of a sign-in through a provider, and the browser used. */
async function through(name: Name, someone: Someone, query = '', browser = new Browser()) {
  providers[name].someone = someone
  const end = await browser.visit(start(name, query))
  return { browser, end: end.slice(OWN.length) }
}

async function accountOf(email: string) {
  const { rows } = await payload.db.drizzle.execute(sql`
    SELECT u.*, (SELECT array_agg(provider || ':' || subject ORDER BY provider) FROM user_identities i WHERE i.user_id = u.id) AS identities
    FROM users u WHERE email = ${email}`)
  return rows[0]
}

const whoIs = async (browser: Browser): Promise<string | null> => {
  const answer = await browser.request('/api/v1/auth/session', {
    headers: { 'sec-fetch-site': 'same-origin' },
  })
  return answer.ok ? ((await answer.json()) as { user: { email: string } }).user.email : null
}

const makeAccount = (email: string, over: Record<string, unknown> = {}) =>
  payload.create({
    collection: 'users',
    data: {
      email,
      password: 'A-long-password-1',
      firstName: 'Pat',
      lastName: 'Person',
      status: 'ACTIVE',
      userType: 'CUSTOMER',
      ...over,
    },
    overrideAccess: true,
    depth: 0,
  })

const proved = { emailVerifiedAt: '2026-11-01T00:00:00.000Z' }

describe('a person known to Google', () => {
  const anna = {
    sub: 'g-anna',
    email: 'Anna@mail.example',
    emailVerified: true,
    firstName: 'Анна',
    lastName: "O'Brien",
  }

  it('gets an account with a verified address and is signed in, and the same one next time', async () => {
    const first = await through('google', anna, '?next=/vehicles?make=1')
    expect(first.end).toBe('/auth/callback?next=%2Fvehicles%3Fmake%3D1&say=welcome')
    expect(await whoIs(first.browser)).toBe('anna@mail.example')
    expect(await accountOf('anna@mail.example')).toMatchObject({
      first_name: 'Анна',
      last_name: "O'Brien",
      status: 'ACTIVE',
      role_id: null,
      identities: ['google:g-anna'],
    })
    const again = await through('google', { ...anna, email: 'other@mail.example' })
    expect(again.end).toBe('/auth/callback?next=%2F')
    expect(await whoIs(again.browser)).toBe('anna@mail.example')
    expect(await accountOf('other@mail.example')).toBeUndefined()
  })

  it('has to confirm an address that Google has not verified', async () => {
    const { browser, end } = await through('google', { sub: 'g-unproved', email: 'unproved@mail.example' })
    expect(end).toBe('/auth/sign-up-success')
    expect(await whoIs(browser)).toBeNull()
    expect(await accountOf('unproved@mail.example')).toMatchObject({ status: 'PENDING', first_name: 'New' })
    expect((await mailsTo('unproved@mail.example')).map(({ event }) => event)).toEqual(['verify-email'])
  })

  it('enters an account with the same address, verified on both sides', async () => {
    await makeAccount('linked@mail.example', proved)
    const { browser, end } = await through('google', {
      sub: 'g-linked',
      email: 'linked@mail.example',
      emailVerified: true,
    })
    expect(end).toBe('/auth/callback?next=%2F')
    expect(await whoIs(browser)).toBe('linked@mail.example')
    expect(await accountOf('linked@mail.example')).toMatchObject({ identities: ['google:g-linked'] })
  })

  it.each([
    ['is not proved here', { emailVerifiedAt: null }, true],
    ['Google has not proved', proved, false],
  ])('does not enter an account whose address %s', async (_, over, emailVerified) => {
    const email = `first-${emailVerified}@mail.example`
    await makeAccount(email, over)
    const { browser, end } = await through('google', { sub: `g-${email}`, email, emailVerified })
    expect(end).toBe('/auth/error?reason=connect-first&provider=google')
    expect(await whoIs(browser)).toBeNull()
    expect(await accountOf(email)).toMatchObject({ identities: null })
  })

  it('does not enter a blocked account', async () => {
    const blocked = { sub: 'g-blocked', email: 'blocked@mail.example', emailVerified: true }
    await through('google', blocked)
    await payload.db.drizzle.execute(sql`UPDATE users SET status = 'BLOCKED' WHERE email = ${blocked.email}`)
    const { browser, end } = await through('google', blocked)
    expect(end).toBe('/auth/error?reason=blocked&provider=google')
    expect(await whoIs(browser)).toBeNull()
  })

  it('restores a self-deleted account by signing in', async () => {
    const back = { sub: 'g-back', email: 'back@mail.example', emailVerified: true }
    await through('google', back)
    await payload.db.drizzle.execute(
      sql`UPDATE users SET deleted_at = now(), deleted_by_self = true WHERE email = ${back.email}`,
    )
    expect((await through('google', back)).end).toBe('/auth/callback?next=%2F&say=restored')
    expect(await accountOf(back.email)).toMatchObject({ deleted_at: null })
  })

  it('ends on a page of this product, whatever the address requested', async () => {
    const { end } = await through('google', anna, '?next=//evil.example/x')
    expect(end).toBe('/auth/callback?next=%2F')
  })
})

describe('a person known to Facebook', () => {
  it('gets an account that waits for its address to be confirmed', async () => {
    const carl = { sub: 'f-carl', email: 'carl@mail.example', firstName: 'Carl', lastName: 'Carlsen' }
    expect((await through('facebook', carl)).end).toBe('/auth/sign-up-success')
    expect(await accountOf(carl.email)).toMatchObject({ status: 'PENDING', identities: ['facebook:f-carl'] })
    expect((await through('facebook', carl)).end).toBe('/auth/error?reason=pending&provider=facebook')
  })

  it('has to sign in first and connect when the address has an account', async () => {
    await makeAccount('owner@mail.example', proved)
    const { end } = await through('facebook', { sub: 'f-mallory', email: 'owner@mail.example' })
    expect(end).toBe('/auth/error?reason=connect-first&provider=facebook')
    expect(await accountOf('owner@mail.example')).toMatchObject({ identities: null })
  })

  it('without an e-mail address gets no account', async () => {
    const { end } = await through('facebook', { sub: 'f-nameless', firstName: 'No', lastName: 'Mail' })
    expect(end).toBe('/auth/error?reason=no-email&provider=facebook')
  })
})

describe('a signed-in person', () => {
  it('connects a provider, and one that belongs to another account is rejected', async () => {
    const dora = { sub: 'g-dora', email: 'dora@mail.example', emailVerified: true }
    const { browser } = await through('google', dora)
    const facebook = { sub: 'f-dora', email: 'elsewhere@mail.example' }
    const connected = await through('facebook', facebook, '?connect=1', browser)
    expect(connected.end).toBe('/account-settings/security?connected=facebook')
    expect(await accountOf(dora.email)).toMatchObject({ identities: ['facebook:f-dora', 'google:g-dora'] })
    expect(await whoIs(browser)).toBe(dora.email)
    const erik = await through('google', { sub: 'g-erik', email: 'erik@mail.example', emailVerified: true })
    const refused = await through('facebook', facebook, '?connect=1', erik.browser)
    expect(refused.end).toBe('/auth/error?reason=taken&provider=facebook')
    expect(await accountOf('erik@mail.example')).toMatchObject({ identities: ['google:g-erik'] })
    expect((await through('facebook', facebook)).end).toBe('/auth/callback?next=%2F')
  })
})

describe('a return from a provider', () => {
  const stop = (name: Name) => (address: string) => address.startsWith(callbackOf(name))

  /** Goes to the provider and stops before returning: the address that the provider redirects to. */
  async function atTheDoor(name: Name, someone: Someone) {
    const browser = new Browser()
    providers[name].someone = someone
    const address = await browser.visit(start(name), stop(name))
    const flow = browser.cookie('kaido-oauth') ?? ''
    return { address, browser, flow }
  }

  it.each(['google', 'facebook'] as const)('from %s that was cancelled shows it', async (name) => {
    const { browser, end } = await through(name, { sub: `${name}-no`, cancels: true })
    expect(end).toBe(`/auth/error?reason=cancelled&provider=${name}`)
    expect(await whoIs(browser)).toBeNull()
  })

  it.each(['google', 'facebook'] as const)('from %s with an altered state signs nobody in', async (name) => {
    const email = `${name}-state@mail.example`
    const { address, browser } = await atTheDoor(name, { sub: `${name}-state`, email, emailVerified: true })
    const altered = new URL(address)
    altered.searchParams.set('state', `${altered.searchParams.get('state')}x`)
    expect(await browser.visit(altered.href)).toBe(`${OWN}/auth/error?reason=provider&provider=${name}`)
    expect(await whoIs(browser)).toBeNull()
    expect(await accountOf(email)).toBeUndefined()
  })

  it('with an ID token for another nonce signs nobody in', async () => {
    const email = 'nonce@mail.example'
    const { address, browser, flow } = await atTheDoor('google', {
      sub: 'g-nonce',
      email,
      emailVerified: true,
    })
    const { readSigned, signValue } = await import('@/server/signed-value')
    const known = readSigned('oauth-flow', flow, new Date()) as { secret: Record<string, string> }
    const forged = { ...known, secret: { ...known.secret, nonce: 'another' } }
    browser.setCookie('kaido-oauth', signValue('oauth-flow', forged, new Date(Date.now() + 60_000)))
    expect(await browser.visit(address)).toBe(`${OWN}/auth/error?reason=provider&provider=google`)
    expect(await accountOf(email)).toBeUndefined()
  })

  it.each(['google', 'facebook'] as const)('from %s works once', async (name) => {
    const email = `${name}-replay@mail.example`
    const { address, browser, flow } = await atTheDoor(name, {
      sub: `${name}-replay`,
      email,
      emailVerified: true,
    })
    await browser.visit(address)
    expect(await accountOf(email)).toBeDefined()
    const thief = new Browser()
    thief.setCookie('kaido-oauth', flow)
    expect(await thief.visit(address)).toBe(`${OWN}/auth/error?reason=provider&provider=${name}`)
    expect(await whoIs(thief)).toBeNull()
  })

  it.each([
    ['no memory of where it came from', () => null],
    ['an altered memory', (flow: string) => `${flow.slice(0, -2)}xx`],
    ['the memory of another provider', (flow: string) => flow],
  ])('with %s is rejected', async (kind, change) => {
    const { address, flow } = await atTheDoor('google', {
      sub: 'g-lost',
      email: 'lost@mail.example',
      emailVerified: true,
    })
    const other = new Browser()
    const kept = change(flow)
    if (kept) other.setCookie('kaido-oauth', kept)
    const at = kind.includes('provider') ? address.replace('/google/', '/facebook/') : address
    expect(await other.visit(at)).toBe(`${OWN}/auth/error?reason=expired`)
    expect(await accountOf('lost@mail.example')).toBeUndefined()
  })
})

describe('a link on another site', () => {
  it('arrives signed in, but neither its page nor its forms act in the visitor’s name', async () => {
    const { browser } = await through('google', {
      sub: 'g-link',
      email: 'link@mail.example',
      emailVerified: true,
    })
    expect((await browser.request('/api/v1/auth/session', { headers: NAVIGATION })).status).toBe(200)
    const fetched = { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'cors', 'sec-fetch-dest': 'empty' }
    expect((await browser.request('/api/v1/auth/session', { headers: fetched })).status).toBe(401)
    const origin = { origin: 'https://evil.example' }
    for (const headers of [NAVIGATION, { ...NAVIGATION, ...origin }, { ...fetched, ...origin }])
      expect((await browser.request('/api/v1/auth/sign-out', { method: 'POST', headers })).status).toBe(403)
    expect(await whoIs(browser)).toBe('link@mail.example')
  })
})
