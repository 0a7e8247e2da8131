import type { Page } from '@playwright/test'
import { Secret, TOTP } from 'otpauth'
import { expect, test } from '../fixtures'
import { enter, makePerson, PASSWORD, signInAt } from './accounts'

/** The code that an authenticator app shows for a key as written on the screen. */
const codeOf = (key: string): string =>
  new TOTP({ secret: Secret.fromBase32(key.replaceAll(/\s/g, '')) }).generate()

async function setUp(page: Page): Promise<string[]> {
  await page.goto('/admin/profile')
  await page.getByRole('button', { name: 'Set up a second factor' }).click()
  await page.getByRole('textbox', { name: 'Your password' }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByRole('img', { name: /QR code/ })).toBeVisible()
  const key = await page.locator('code').first().textContent()
  await page.getByLabel('Code', { exact: true }).fill(codeOf(key ?? ''))
  await page.getByRole('button', { name: 'Set up' }).click()
  await expect(page.getByRole('button', { name: 'I have saved them' })).toBeVisible()
  return page.getByRole('listitem').locator('code').allTextContents()
}

test('staff set up a second factor, and signing in then requires one of its codes', async ({
  browser,
  page,
  request,
}) => {
  const person = await makePerson(browser, request, { roleId: 2 })
  await enter(page, person)
  const codes = await setUp(page)
  expect(codes).toHaveLength(10)
  await page.getByRole('button', { name: 'I have saved them' }).click()
  await expect(page.getByText('10 recovery codes are left.')).toBeVisible()

  await page.context().clearCookies()
  await signInAt(page, person.email, PASSWORD)
  await expect(page.getByRole('heading', { level: 1, name: /code/i })).toBeFocused()
  await page.getByLabel('Code', { exact: true }).fill('000000')
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page.getByRole('alert')).toBeVisible()
  await page.getByLabel('Code', { exact: true }).fill(codes[0] ?? '')
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page).not.toHaveURL(/second-factor/)
  await page.goto('/admin/profile')
  await expect(page.getByText('9 recovery codes are left.')).toBeVisible()
})
