import { expect, it } from 'vitest'
import { signInProviderLines } from './sign-in-provider-lines.mjs'

const SITE = 'https://cars.example.com'

it('explains for each provider how it is switched on', () => {
  const printed = signInProviderLines({}, SITE).join('\n')
  for (const name of [
    'Connect with Google',
    'GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET',
    `${SITE}/api/v1/auth/oauth/google/callback`,
    'Connect with Facebook',
    'FACEBOOK_CLIENT_ID and FACEBOOK_CLIENT_SECRET',
    `${SITE}/api/v1/auth/oauth/facebook/callback`,
  ])
    expect(printed).toContain(name)
  expect(printed).not.toContain('is on')
})

it('lists which is on: one with both values of its own', () => {
  const env = {
    GOOGLE_CLIENT_ID: 'id',
    GOOGLE_CLIENT_SECRET: 'secret',
    FACEBOOK_CLIENT_ID: 'change-me',
    FACEBOOK_CLIENT_SECRET: ' ',
  }
  const [google, facebook] = signInProviderLines(env, SITE)
  expect(google).toBe(
    `"Connect with Google" is on; Google returns to ${SITE}/api/v1/auth/oauth/google/callback`,
  )
  expect(facebook).toMatch(/^"Connect with Facebook" is off/)
  expect(signInProviderLines(env, SITE).join()).not.toMatch(/secret,|'id'/)
})
