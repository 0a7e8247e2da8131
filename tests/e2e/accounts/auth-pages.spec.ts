import AxeBuilder from '@axe-core/playwright'
import { expect, test } from '../fixtures'
import { alive, enter, makePerson } from './accounts'

// Each test looks at many pages.
test.slow()

const PUBLIC = [
  '/auth/login',
  '/auth/sign-up',
  '/auth/forgot-password',
  '/auth/invite-set-password#token=none',
  '/auth/update-password#token=none',
  '/auth/confirm-email-change',
  '/auth/callback',
  '/auth/error?reason=cancelled&provider=google',
  '/auth/sign-uo-success',
]
const OWN = [
  '/dashboard',
  '/dashboard/profile',
  '/dashboard/change-password',
  '/account-settings',
  '/account-settings/information',
  '/account-settings/subscriptions',
  '/account-settings/billing',
  '/account-settings/security',
]

for (const colorScheme of ['light', 'dark'] as const)
  test(`pages for signing in can be used by everybody, ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme })
    for (const address of PUBLIC) {
      await alive(page, address)
      const { violations } = await new AxeBuilder({ page }).analyze()
      expect(
        violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`),
        address,
      ).toEqual([])
      const { scroll, width } = await page.evaluate(() => ({
        scroll: document.documentElement.scrollWidth,
        width: document.documentElement.clientWidth,
      }))
      expect(scroll, `${address} is pushed sideways`).toBeLessThanOrEqual(width)
    }
  })

test('pages of the own account can be used by everybody', async ({ browser, page, request }) => {
  await enter(page, await makePerson(browser, request))
  for (const address of OWN) {
    await alive(page, address)
    const { violations } = await new AxeBuilder({ page }).analyze()
    expect(
      violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`),
      address,
    ).toEqual([])
  }
})

test('what a field asks for is read with it', async ({ page }) => {
  await alive(page, '/auth/sign-up')
  await expect(page.getByLabel('Phone number')).toHaveAccessibleDescription(/^With \+ and the country/)
})
