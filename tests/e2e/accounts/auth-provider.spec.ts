import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures'
import { alive, enter, makePerson, newAddress, ownMenu, PASSWORD, signInAt } from './accounts'

type Someone = { email: string; firstName: string; lastName: string; proved?: boolean }

/** Chooses the user at the provider's own page, on another site. */
async function answerAtProvider(page: Page, { email, firstName, lastName, proved = true }: Someone) {
  await expect(page.getByRole('heading', { name: 'Who are you?' })).toBeVisible()
  await page.getByLabel('E-mail').fill(email)
  await page.getByLabel('First name').fill(firstName)
  await page.getByLabel('Last name').fill(lastName)
  await page.getByLabel('The address is proved').setChecked(proved)
  await page.getByRole('button', { name: 'Continue' }).click()
}

const connect = (page: Page) =>
  page.getByRole('main').getByRole('link', { name: 'Connect with Google' }).click()

test('a person signs up with Google, comes back where they were, and is recognised the next time', async ({
  browser,
  page,
}) => {
  const someone = { email: newAddress('google'), firstName: 'Анна', lastName: "O'Brien" }
  await alive(page, '/auth/sign-up?next=/vehicles')
  await connect(page)
  await answerAtProvider(page, someone)
  await expect(page.getByRole('heading', { name: 'You are signed in' })).toBeVisible()
  await expect(page.getByText('Your account is ready.')).toBeVisible()
  await page.getByRole('link', { name: 'Continue' }).click()
  await expect(page).toHaveURL('/vehicles')
  await alive(page, '/vehicles')
  await ownMenu(page).click()
  await expect(page.getByText("Анна O'Brien", { exact: true })).toBeVisible()
  await page.getByRole('menuitem', { name: 'Sign out' }).click()
  await expect(page).toHaveURL(/\/$/)

  const again = await (await browser.newContext()).newPage()
  await alive(again, '/auth/login?next=/dashboard')
  await connect(again)
  await answerAtProvider(again, someone)
  await expect(again).toHaveURL('/dashboard')
  await expect(again.getByText('Your profile is incomplete')).toBeVisible()
  await again.context().close()
})

test('Google opens the account that has its verified address, and can be disconnected again', async ({
  browser,
  page,
  request,
}) => {
  const { email } = await makePerson(browser, request)
  await alive(page, '/auth/login?next=/dashboard')
  await connect(page)
  await answerAtProvider(page, { email, firstName: 'Other', lastName: 'Name' })
  await expect(page.getByRole('heading', { name: 'Hello Wanjiru' })).toBeVisible()

  await alive(page, '/account-settings/security')
  await expect(page.getByText(`Connected as ${email}`)).toBeVisible()
  await page.getByRole('button', { name: 'Disconnect Google' }).click()
  await expect(page.getByText('Not connected')).toBeVisible()
})

test('an address that Google has not verified opens nobody’s account; its owner connects it after signing in', async ({
  browser,
  page,
  request,
}) => {
  const person = await makePerson(browser, request)
  const unproved = { email: person.email, firstName: 'Mallory', lastName: 'Kamau', proved: false }
  await alive(page, '/auth/login')
  await connect(page)
  await answerAtProvider(page, unproved)
  await expect(page.getByRole('heading', { name: 'You already have an account' })).toBeVisible()
  await expect(ownMenu(page)).toHaveCount(0)

  const own = await (await browser.newContext()).newPage()
  await enter(own, person)
  await alive(own, '/account-settings/security')
  await own.getByRole('link', { name: 'Connect Google' }).click()
  await answerAtProvider(own, { email: newAddress('google'), firstName: 'Wanjiru', lastName: 'K' })
  await expect(own.getByText('Google is connected. You can sign in with it from now on.')).toBeVisible()
  await own.context().close()
  await signInAt(page, person.email, PASSWORD)
  await expect(page).toHaveURL('/dashboard')
})

test('a person who declines at Google is notified and can go on', async ({ page }) => {
  await alive(page, '/auth/login')
  await connect(page)
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect(page.getByRole('heading', { name: 'Signing in was cancelled' })).toBeVisible()
  await expect(page).toHaveURL(/\/auth\/error\?reason=cancelled/)
  await page
    .getByRole('main')
    .getByRole('link', { name: /sign in/i })
    .first()
    .click()
  await expect(page).toHaveURL(/\/auth\/login/)
})
