import { test as base, type Cookie, expect, type Page } from '@playwright/test'
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from '../../scripts/lib/demo-accounts.mjs'

type Who = 'admin' | 'manager' | 'supervisor' | 'operator' | 'customer' | 'dealer'

const SESSION_COOKIES = ['payload-token', 'kaido-device']

type Fixtures = {
  /** Gives this page the session of a demo account. */
  signInAs: (who: Who) => Promise<void>
  /** Errors thrown by the page; a test that leaves any fails. */
  pageErrors: string[]
}

/**
 * The sessions of demo accounts in this worker. Signing in has tests of its own, and each costs a password
 * hash.
 */
const sessions = new Map<Who, Cookie[]>()

async function signIn(page: Page, who: Who): Promise<void> {
  const stored = sessions.get(who)
  if (stored) return page.context().addCookies(stored)
  const account = DEMO_ACCOUNTS.find(({ email }) => email.startsWith(`${who}@`))
  const answer = await page.request.post('/api/v1/auth/sign-in', {
    data: { email: account?.email, password: DEMO_PASSWORD },
  })
  expect(answer.status(), `signing in as ${who}`).toBe(200)
  const cookies = await page.context().cookies()
  const ofSession = cookies.filter(({ name }) => SESSION_COOKIES.includes(name))
  sessions.set(who, ofSession)
}

/** The browser tests' own `test`: signed in without a page, and strict about invisible errors. */
export const test = base.extend<Fixtures>({
  signInAs: async ({ page }, use) => use((who) => signIn(page, who)),
  pageErrors: [
    async ({ page }, use) => {
      const errors: string[] = []
      page.on('pageerror', (error) => errors.push(error.stack ?? error.message))
      await use(errors)
      expect(errors, 'errors thrown in the page').toEqual([])
    },
    { auto: true },
  ],
})

export { expect }
