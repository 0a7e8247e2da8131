import type { APIRequestContext, Browser, BrowserContext, Locator, Page } from '@playwright/test'
import { DEMO_PASSWORD } from '../../../scripts/lib/demo-accounts.mjs'
import { expect } from '../fixtures'
import { awake } from '../storefront/buyer-page'

export const PASSWORD = 'Tamarind$12'

let made = 0
/** An unused address, unique across workers. */
export const newAddress = (who = 'e2e'): string =>
  `${who}.${process.env.TEST_WORKER_INDEX ?? 0}-${Date.now()}-${++made}@kaido.example`

export const passwordIn = (where: Page | Locator): Locator =>
  where.getByRole('textbox', { name: 'Password', exact: true })
export const headerSignIn = (page: Page): Locator =>
  page.getByRole('banner').getByRole('link', { name: 'Sign in' })
export const ownMenu = (page: Page): Locator => page.getByRole('button', { name: /^Account of/ })

/** Opens a page and waits for hydration: a form sent before would load the page again. */
export async function alive(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await awake(page)
}

/** A kept-alive connection may end just when it is used again. */
const AGAIN = { maxRetries: 2 }

let staff: Promise<BrowserContext> | undefined

/** A browser in which an administrator is signed in, one for all tests of a worker. */
export function asAdmin(browser: Browser): Promise<BrowserContext> {
  staff ??= (async () => {
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
    const data = { email: 'admin@kaido.example', password: DEMO_PASSWORD }
    const answer = await context.request.post('/api/v1/auth/sign-in', { ...AGAIN, data })
    expect(answer.status()).toBe(200)
    const { token } = (await answer.json()) as { token: string }
    await context.setExtraHTTPHeaders({ authorization: `Bearer ${token}` })
    return context
  })()
  return staff
}

/** Calls the API as an administrator and returns the response's data. */
export async function adminCall<T>(
  browser: Browser,
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE',
  path: string,
  data?: unknown,
): Promise<T> {
  const { request } = await asAdmin(browser)
  const answer = await request.fetch(`/api/v1${path}`, { ...AGAIN, method, data })
  expect(answer.ok(), `${method} ${path}: ${await answer.text()}`).toBe(true)
  return ((await answer.json()) as { data: T }).data
}

/** The link of the newest e-mail to an address, as an administrator reads it in the outbox. */
export async function linkInOutbox(browser: Browser, to: string, subject: RegExp): Promise<string> {
  const page = await (await asAdmin(browser)).newPage()
  await expect(async () => {
    await page.goto(`/admin/settings/outbox?to=${encodeURIComponent(to)}`)
    await page.getByRole('link', { name: subject }).first().click({ timeout: 3000 })
    await page.getByRole('button', { name: 'Reveal the link' }).click({ timeout: 3000 })
  }).toPass()
  const link = await page.locator('[data-link]').textContent()
  await page.close()
  return link ?? ''
}

/** The same where the outbox is not under test: reads its list and the link without a page. */
export async function linkInMail(browser: Browser, to: string, subject: RegExp): Promise<string> {
  const { request } = await asAdmin(browser)
  const mail = new RegExp(`<a href="/admin/settings/outbox/(\\d+)">[^<]*${subject.source}`, 'i')
  let links: string[] = []
  await expect(async () => {
    const list = await request.get(`/admin/settings/outbox?to=${encodeURIComponent(to)}`, AGAIN)
    const id = mail.exec(await list.text())?.[1]
    expect(id, `an e-mail to ${to}`).toBeDefined()
    const answer = await request.post(`/api/v1/email-outbox/${id}/links`, AGAIN)
    expect(answer.status()).toBe(200)
    links = ((await answer.json()) as { links: string[] }).links
  }).toPass()
  return links[0] ?? ''
}

export type MadePerson = { id: number; email: string; password: string }

/** Creates an active account for a test, by an invitation whose link is followed without the screens. */
export async function makePerson(
  browser: Browser,
  request: APIRequestContext,
  over: Record<string, unknown> = {},
): Promise<MadePerson> {
  const email = newAddress(over.roleId ? 'staff' : 'customer')
  const { id } = await adminCall<{ id: number }>(browser, 'POST', '/users', {
    email,
    firstName: 'Wanjiru',
    lastName: 'Kamau',
    phoneNumber: '+254712345678',
    country: 'Kenya',
    zip: '00100',
    city: 'Nairobi',
    address: '14 Ngong Road',
    status: 'ACTIVE',
    ...over,
  })
  const link = await linkInMail(browser, email, /has invited you/i)
  const token = new URLSearchParams(new URL(link).hash.slice(1)).get('token')
  const answer = await request.post('/api/v1/auth/set-password', {
    ...AGAIN,
    data: { token, password: PASSWORD },
  })
  expect(answer.status()).toBe(200)
  return { id, email, password: PASSWORD }
}

/** Gives a page a person's session without the screens. */
export async function enter(page: Page, { email, password }: Omit<MadePerson, 'id'>): Promise<void> {
  const answer = await page.request.post('/api/v1/auth/sign-in', { ...AGAIN, data: { email, password } })
  expect(answer.status(), `signing in as ${email}`).toBe(200)
}

export async function signInAt(page: Page, email: string, password: string): Promise<void> {
  const main = page.getByRole('main')
  await alive(page, '/auth/login?next=/dashboard')
  await main.getByLabel('E-mail').fill(email)
  await passwordIn(main).fill(password)
  await main.getByRole('button', { name: 'Sign in' }).click()
}

export async function fillSignUp(form: Locator, email: string): Promise<void> {
  await form.getByLabel('First name').fill('Ngũgĩ')
  await form.getByLabel('Last name').fill("O'Brien")
  await form.getByLabel('E-mail').fill(email)
  await form.getByLabel('Country').selectOption('Kenya')
  await expect(form.getByLabel('Phone number')).toHaveValue('+254')
  await form.getByLabel('Phone number').fill('+254712345678')
  await form.getByLabel('City').fill('Nairobi')
  await form.getByLabel('Zip code').fill('00100')
  await passwordIn(form).fill(PASSWORD)
  await form.getByRole('textbox', { name: 'Repeat password' }).fill(PASSWORD)
  await form.getByLabel('I accept').check()
}

/** The response to a call made by the page itself, with its session and origin. */
export const statusOf = (page: Page, path: string, method = 'GET'): Promise<number> =>
  page.evaluate(
    ([address, verb]) => fetch(`/api/v1${address}`, { method: verb }).then(({ status }) => status),
    [path, method] as const,
  )

/** A small picture, as a file to choose. */
export const PICTURE = {
  name: 'me.png',
  mimeType: 'image/png',
  buffer: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAQAAAADCAIAAAA7ljmRAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAEElEQVQImWM44aAPRww4OQAjqA6VVZp32AAAAABJRU5ErkJggg==',
    'base64',
  ),
}
