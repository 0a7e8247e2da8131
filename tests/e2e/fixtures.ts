import { test as base, expect, type Page } from '@playwright/test'
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from '../../scripts/lib/demo-accounts.mjs'

type Who = 'admin' | 'manager' | 'supervisor' | 'operator' | 'customer' | 'dealer'

type Fixtures = {
  /** Gives this page the session of a demo account. */
  signInAs: (who: Who) => Promise<void>
  /** Errors that the page threw; a test that leaves any fails. */
  pageErrors: string[]
}

async function signIn(page: Page, who: Who): Promise<void> {
  const account = DEMO_ACCOUNTS.find(({ email }) => email.startsWith(`${who}@`))
  const answer = await page.request.post('/api/v1/auth/sign-in', {
    data: { email: account?.email, password: DEMO_PASSWORD },
  })
  expect(answer.status(), `signing in as ${who}`).toBe(200)
}

/** The browser tests' own `test`: signed in by one call, and strict about errors that nobody would see. */
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
