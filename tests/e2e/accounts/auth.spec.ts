import type { Page } from '@playwright/test'
import { DEMO_PASSWORD } from '../../../scripts/lib/demo-accounts.mjs'
import { expect, test } from '../fixtures'
import {
  adminCall,
  alive,
  enter,
  fillSignUp,
  headerSignIn,
  linkInMail,
  makePerson,
  newAddress,
  ownMenu,
  PASSWORD,
  passwordIn,
  signInAt,
  statusOf,
} from './accounts'

/** A phone's header has no room for both: signing up is in its menu. */
async function beginSignUp(page: Page, isMobile: boolean): Promise<void> {
  if (isMobile) await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('link', { name: 'Sign up' }).filter({ visible: true }).first().click()
}

test('a person signs up over a page, confirms the address by mail, signs in where they were and stores a profile', {
  tag: '@both',
}, async ({ browser, isMobile, page }) => {
  const email = newAddress()
  const dialog = page.getByRole('dialog', { name: 'Sign up' })
  await alive(page, '/vehicles?sort=newest')
  await beginSignUp(page, isMobile)
  await expect(dialog).toBeVisible()
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
  const thanks = page.getByRole('dialog', { name: 'Thank you for signing up' })
  await expect(thanks).toBeVisible()
  expect(sent).toBe(1)
  await thanks.getByRole('button', { name: 'Resend verification e-mail' }).click()
  await expect(thanks.getByText('Verification email resent! Please check your inbox.')).toBeVisible()
  await thanks.getByRole('button', { name: 'Close' }).click()
  await expect(page).toHaveURL(/\/vehicles\?sort=newest$/)

  const link = await linkInMail(browser, email, /confirm/i)
  await page.goto(link)
  await expect(page.getByRole('heading', { name: 'Your address is confirmed' })).toBeVisible()
  expect(page.url()).not.toContain('token')
  await page.reload()
  await expect(page.getByText('Your e-mail address is already confirmed.')).toBeVisible()

  const signIn = page.getByRole('dialog', { name: 'Sign in' })
  await alive(page, '/vehicles?sort=newest')
  await headerSignIn(page).click()
  await signIn.getByLabel('E-mail').fill(email)
  await passwordIn(signIn).fill('wrong')
  await page.keyboard.press('Enter')
  await expect(signIn.getByRole('alert')).toHaveText('The email or password provided is incorrect.')
  await passwordIn(signIn).fill(PASSWORD)
  await page.keyboard.press('Enter')
  await expect(ownMenu(page)).toBeVisible()
  await expect(page).toHaveURL(/\/vehicles\?sort=newest$/)

  await ownMenu(page).click()
  await page.getByRole('menuitem', { name: 'Profile', exact: true }).click()
  await expect(page).toHaveURL(/\/dashboard\/profile$/)
  await expect(page.getByLabel('Last name')).toHaveValue("O'Brien")
  await expect(page.getByLabel('Phone number')).toHaveValue('+254712345678')
  await page.getByLabel('City', { exact: true }).fill('Łódź')
  await page.getByRole('button', { name: 'Save changes' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Profile updated successfully!' })).toBeVisible()
  await page.reload()
  await expect(page.getByLabel('City', { exact: true })).toHaveValue('Łódź')

  await ownMenu(page).click()
  await page.getByRole('menuitem', { name: 'Sign out' }).click()
  await expect(page).toHaveURL(/\/$/)
  await expect(headerSignIn(page)).toBeVisible()
})

test.describe('ways to sign in', () => {
  test('a forgotten password is replaced with a link that works once', async ({ browser, page, request }) => {
    const { email } = await makePerson(browser, request)
    await alive(page, '/auth/forgot-password')
    await page.getByLabel('E-mail').fill(email)
    await page.getByRole('button', { name: 'Send link' }).click()
    await expect(page.getByText('we have sent it a link to choose a new password')).toBeVisible()

    const link = await linkInMail(browser, email, /choose a new password/i)
    const choose = async () => {
      await page.goto('about:blank')
      await page.goto(link)
      await page.getByRole('textbox', { name: 'New password' }).fill('Other$123')
      await page.getByRole('textbox', { name: 'Repeat password' }).fill('Other$123')
      await page.getByRole('button', { name: 'Save password' }).click()
    }
    await page.goto(link)
    await expect(page.getByRole('textbox', { name: 'New password' })).toBeVisible()
    expect(page.url()).not.toContain('token')
    await page.reload()
    await expect(page.getByRole('textbox', { name: 'New password' })).toBeVisible()
    await choose()
    await expect(page.getByRole('heading', { name: 'Password changed successfully!' })).toBeVisible()
    await choose()
    await expect(page.getByRole('heading', { name: 'This link is no longer valid' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Request a new link' })).toBeVisible()

    await signInAt(page, email, 'Other$123')
    await expect(page).toHaveURL('/dashboard')
  })

  test('a person blocked while signed in is out with the next request, and the screen shows it', async ({
    browser,
    page,
    request,
  }) => {
    const person = await makePerson(browser, request)
    await enter(page, person)
    await alive(page, '/dashboard/profile')
    expect(await statusOf(page, '/auth/session')).toBe(200)

    await adminCall(browser, 'POST', '/users/bulk-block', { ids: [person.id] })
    await page.getByLabel('City', { exact: true }).fill('Mombasa')
    await page.getByLabel('I accept').check()
    await page.getByRole('button', { name: 'Save changes' }).click()
    const alert = page.getByRole('main').getByRole('alert')
    await expect(alert).toContainText('Your session has ended and nothing was saved')
    expect(await statusOf(page, '/auth/session')).toBe(401)

    await alert.getByRole('link', { name: 'Sign in again' }).click()
    await expect(page.getByText('Your session has ended. Please sign in again.')).toBeVisible()
    await page.goto('/dashboard')
    await expect(page).toHaveURL(/\/auth\/login\?next=/)
    await signInAt(page, person.email, person.password)
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

  test('a sign-in dialog closes to where it was opened, which gets the focus back', {
    tag: '@both',
  }, async ({ isMobile, page }) => {
    await alive(page, '/vehicles?sort=newest')
    // On a phone the sign-up link is in the menu, which closes when it is left.
    for (const name of isMobile ? ['Sign in'] : ['Sign in', 'Sign up']) {
      const opener = page.getByRole('banner').getByRole('link', { name })
      await opener.click()
      await expect(page.getByRole('dialog', { name })).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(page.getByRole('dialog')).toHaveCount(0)
      await expect(page).toHaveURL(/\/vehicles\?sort=newest$/)
      await expect(opener).toBeFocused()
    }
  })

  test('staff who sign in on the storefront come to the back office', async ({ page }) => {
    await signInAt(page, 'manager@kaido.example', DEMO_PASSWORD)
    await expect(page).toHaveURL(/\/admin$/)
  })

  test('a forgotten password of staff opens the same form', async ({ page }) => {
    await alive(page, '/admin/auth/login')
    await page.getByRole('link', { name: /forgot password/i }).click()
    await expect(page).toHaveURL(/\/auth\/forgot-password$/)
  })
})
