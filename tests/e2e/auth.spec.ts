import type { APIRequestContext, Browser, Locator, Page } from '@playwright/test'
import { DEMO_PASSWORD } from '../../scripts/lib/demo-accounts.mjs'
import { expect, test } from './fixtures'

test.skip(({ isMobile }) => isMobile, 'once is enough: these journeys do not depend on the width')

const PASSWORD = 'Secret$12'
let made = 0
const newAddress = (): string => `e2e-${Date.now()}-${++made}@kaido.example`

const passwordIn = (where: Page | Locator) => where.getByRole('textbox', { name: 'Password', exact: true })
const headerSignIn = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'Sign in' })
const ownMenu = (page: Page) => page.getByRole('button', { name: /^Account of/ })

/** Waits until the page has come to life: a form that is sent before would load the page again. */
async function alive(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await page.waitForLoadState('networkidle')
}

/** The link of the newest e-mail to an address, as an administrator reads it in the outbox. */
async function linkInMail(browser: Browser, to: string, subject: RegExp): Promise<string> {
  const staff = await browser.newPage()
  const answer = await staff.request.post('/api/v1/auth/sign-in', {
    data: { email: 'admin@kaido.example', password: DEMO_PASSWORD },
  })
  expect(answer.status()).toBe(200)
  await expect(async () => {
    await staff.goto(`/admin/settings/outbox?to=${encodeURIComponent(to)}`)
    await staff.getByRole('link', { name: subject }).first().click({ timeout: 3000 })
  }).toPass()
  const text = await staff.locator('pre').textContent()
  await staff.close()
  return /https?:\/\/\S+#token=\S+/.exec(text ?? '')?.[0] ?? ''
}

async function fillSignUp(form: Locator, email: string): Promise<void> {
  await form.getByLabel('First name').fill('Ngũgĩ')
  await form.getByLabel('Last name').fill("O'Brien")
  await form.getByLabel('E-mail').fill(email)
  await form.getByLabel('Country').selectOption('Kenya')
  await expect(form.getByLabel('Phone number')).toHaveValue('+254')
  await form.getByLabel('Phone number').fill('+254 712 345 678')
  await form.getByLabel('City').fill('Nairobi')
  await form.getByLabel('Zip code').fill('00100')
  await passwordIn(form).fill(PASSWORD)
  await form.getByRole('textbox', { name: 'Repeat password' }).fill(PASSWORD)
  await form.getByLabel('I accept').check()
}

async function signUp(page: Page, browser: Browser): Promise<string> {
  const email = newAddress()
  await alive(page, '/auth/sign-up')
  await fillSignUp(page.getByRole('main'), email)
  await page.getByRole('main').getByRole('button', { name: 'Sign up' }).click()
  await expect(page.getByRole('heading', { name: 'Thank you for signing up' })).toBeFocused()
  await page.goto(await linkInMail(browser, email, /confirm/i))
  await expect(page.getByRole('heading', { name: 'Your address is confirmed' })).toBeVisible()
  return email
}

async function signInAt(page: Page, email: string, password: string): Promise<void> {
  const main = page.getByRole('main')
  await alive(page, '/auth/login?next=/dashboard')
  await main.getByLabel('E-mail').fill(email)
  await passwordIn(main).fill(password)
  await main.getByRole('button', { name: 'Sign in' }).click()
}

/** What the page's own call for its session is answered with. */
const ownSession = (page: Page): Promise<number> =>
  page.evaluate(() => fetch('/api/v1/auth/session').then(({ status }) => status))

/** Blocks an account as an administrator does, by the contract and a token. */
async function block(request: APIRequestContext, email: string): Promise<void> {
  const staff = await request.fetch('/api/v1/auth/sign-in', {
    method: 'POST',
    data: { email: 'admin@kaido.example', password: DEMO_PASSWORD },
  })
  const { token } = (await staff.json()) as { token: string }
  const headers = { authorization: `Bearer ${token}` }
  const found = await request.get(`/api/v1/users?email=${encodeURIComponent(email)}`, { headers })
  const { data } = (await found.json()) as { data: { id: number }[] }
  const answer = await request.post('/api/v1/users/bulk-block', { headers, data: { ids: [data[0]?.id] } })
  expect(answer.status()).toBe(200)
}

test('somebody signs up over a page, confirms the address by mail and signs in where they were', async ({
  browser,
  page,
}) => {
  const email = newAddress()
  const dialog = page.getByRole('dialog')
  await alive(page, '/vehicles?sort=newest')
  await page.getByRole('banner').getByRole('link', { name: 'Sign up' }).click()
  await expect(dialog.getByRole('heading', { name: 'Sign up' })).toBeVisible()
  await dialog.getByRole('button', { name: 'Sign up' }).click()
  await expect(dialog.getByText('First name is required')).toBeVisible()
  await expect(dialog.getByText('You must accept the terms and conditions to continue')).toBeVisible()
  await expect(dialog.getByLabel('First name')).toBeFocused()
  await fillSignUp(dialog, email)
  let sent = 0
  page.on('request', (one) => {
    if (one.method() === 'POST' && one.url().endsWith('/auth/sign-up')) sent += 1
  })
  await dialog.getByRole('button', { name: 'Sign up' }).dblclick()
  await expect(dialog.getByRole('heading', { name: 'Thank you for signing up' })).toBeVisible()
  expect(sent).toBe(1)
  await dialog.getByRole('button', { name: 'Resend verification e-mail' }).click()
  await expect(dialog.getByText('Verification email resent! Please check your inbox.')).toBeVisible()
  await dialog.getByRole('button', { name: 'Close' }).click()
  await expect(page).toHaveURL(/\/vehicles\?sort=newest$/)

  const link = await linkInMail(browser, email, /confirm/i)
  await page.goto(link)
  await expect(page.getByRole('heading', { name: 'Your address is confirmed' })).toBeVisible()
  expect(page.url()).not.toContain('token')

  await alive(page, '/vehicles?sort=newest')
  await headerSignIn(page).click()
  await dialog.getByLabel('E-mail').fill(email)
  await passwordIn(dialog).fill('wrong')
  await page.keyboard.press('Enter')
  await expect(dialog.getByRole('alert')).toHaveText('The email or password provided is incorrect.')
  await passwordIn(dialog).fill(PASSWORD)
  await page.keyboard.press('Enter')
  await expect(ownMenu(page)).toBeVisible()
  await expect(page).toHaveURL(/\/vehicles\?sort=newest$/)
  await ownMenu(page).click()
  await page.getByRole('button', { name: 'Sign out' }).click()
  await expect(page).toHaveURL(/\/$/)
  await expect(headerSignIn(page)).toBeVisible()
})

test('a forgotten password is chosen anew by a link that works once', async ({ browser, page }) => {
  const email = await signUp(page, browser)
  await alive(page, '/auth/forgot-password')
  await page.getByLabel('E-mail').fill(email)
  await page.getByRole('button', { name: 'Send the link' }).click()
  await expect(page.getByText('a link to choose a new password is on its way')).toBeVisible()

  const link = await linkInMail(browser, email, /choose a new password/i)
  const choose = async () => {
    await page.goto('about:blank')
    await page.goto(link)
    await page.getByRole('textbox', { name: 'New password' }).fill('Other$123')
    await page.getByRole('textbox', { name: 'Repeat password' }).fill('Other$123')
    await page.getByRole('button', { name: 'Save the password' }).click()
  }
  await choose()
  await expect(page.getByRole('heading', { name: 'Password changed successfully!' })).toBeVisible()
  await choose()
  await expect(page.getByRole('heading', { name: 'This link is no longer valid' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Ask for a new link' })).toBeVisible()

  await signInAt(page, email, 'Other$123')
  await expect(page).toHaveURL('/dashboard')
})

test('whoever is blocked while signed in is asked to sign in at the next page', async ({
  browser,
  page,
  request,
}) => {
  const email = await signUp(page, browser)
  await signInAt(page, email, PASSWORD)
  await expect(page).toHaveURL('/dashboard')

  expect(await ownSession(page)).toBe(200)
  await block(request, email)
  expect(await ownSession(page)).toBe(401)
  await page.goto('/dashboard')
  await expect(page).toHaveURL(/\/auth\/login\?next=/)
  await signInAt(page, email, PASSWORD)
  await expect(page.getByRole('main').getByRole('alert')).toHaveText('This account is blocked')
})

test('what was typed into a sign-up survives a reload, and no password does', async ({ page }) => {
  const main = page.getByRole('main')
  await alive(page, '/auth/sign-up')
  await main.getByText('Dealer', { exact: true }).click()
  await main.getByLabel('Company name').fill('Motors Ltd')
  await fillSignUp(main, newAddress())
  await main.getByRole('button', { name: 'Show password', exact: true }).click()
  await page.reload()
  await expect(main.getByLabel('Company name')).toHaveValue('Motors Ltd')
  await expect(main.getByLabel('First name')).toHaveValue('Ngũgĩ')
  await expect(main.getByLabel('I accept')).toBeChecked()
  await expect(passwordIn(main)).toHaveValue('')
  expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain(PASSWORD)
})

test('staff who sign in on the storefront come to the back office', async ({ page }) => {
  await signInAt(page, 'manager@kaido.example', DEMO_PASSWORD)
  await expect(page).toHaveURL(/\/admin$/)
})

test('a forgotten password of staff leads to the same form', async ({ page }) => {
  await alive(page, '/admin/auth/login')
  await page.getByRole('link', { name: /forgot password/i }).click()
  await expect(page).toHaveURL(/\/auth\/forgot-password$/)
})
