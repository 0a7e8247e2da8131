import { expect, test } from '../fixtures'
import { lookAt, type Place } from './barriers'

// It checks many pages.
test.slow()

const asItIs = async () => {}

const PLACES: Place[] = [
  { address: '/auth/login', heading: 'Sign in', onPhone: asItIs },
  { address: '/auth/sign-up', heading: 'Sign up', onPhone: asItIs },
  { address: '/auth/forgot-password', heading: 'Forgot password' },
  { address: '/auth/invite-set-password#token=none', heading: 'Welcome to Kaido: choose your password' },
  { address: '/auth/update-password#token=none', heading: 'Choose a new password' },
  { address: '/auth/confirm-email-change', heading: 'That did not work' },
  { address: '/auth/callback', heading: 'That did not work' },
  { address: '/auth/error?reason=cancelled&provider=google', heading: 'Signing in was cancelled' },
  { address: '/auth/account-deleted', heading: 'Your account has been deleted' },
  { address: '/auth/sign-uo-success', heading: 'Thank you for signing up' },
]

test('sign-in pages are accessible and do not overflow the screen, in light and dark colours', async ({
  page,
}) => {
  for (const place of PLACES) await lookAt(page, place)
})

test("a field's requirements are read with it", async ({ page }) => {
  await page.goto('/auth/sign-up')
  await expect(page.getByLabel('Phone number')).toHaveAccessibleDescription(/^With \+ and the country/)
})
