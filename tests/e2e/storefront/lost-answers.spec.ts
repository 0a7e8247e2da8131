import { alive, enter, makePerson } from '../accounts/accounts'
import { openBy } from '../back-office/lists-page'
import { expect, test } from '../fixtures'

test('a reply to a customer stays in its dialog when the connection breaks', async ({ page, signInAs }) => {
  await signInAs('admin')
  await page.goto('/admin/inventory/reservations?status=REQUESTED')
  const dialog = page.getByRole('alertdialog', { name: 'Reject the reservation' })
  await openBy(
    () =>
      page
        .getByRole('button', { name: /^Reject the reservation of/ })
        .first()
        .click(),
    dialog,
  )
  await page.route('**/api/v1/reservations/**', (route) => route.abort())
  const reason = dialog.getByLabel(/^Reason for the customer/)
  await reason.fill('Sold at the auction this morning.')
  await dialog.getByRole('button', { name: 'Reject', exact: true }).click()
  await expect(dialog.getByRole('alert')).toHaveText('Network error occurred')
  await expect(reason).toHaveValue('Sold at the auction this morning.')
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await openBy(
    () =>
      page
        .getByRole('button', { name: /^Reject the reservation of/ })
        .first()
        .click(),
    dialog,
  )
  await expect(dialog.getByRole('alert')).toHaveCount(0)
})

test('every form of the customer shows that the session has ended, and opens the sign-in and returns', async ({
  browser,
  page,
  request,
}) => {
  await enter(page, await makePerson(browser, request))
  await alive(page, '/account-settings/subscriptions')
  await page.getByLabel(/^Newsletter/).check()
  await page.context().clearCookies()
  await page.getByRole('button', { name: 'Save my choices' }).click()
  const alert = page.getByRole('alert').filter({ hasText: 'Your session has ended and nothing was saved' })
  await expect(alert.getByRole('link', { name: 'Sign in again' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/auth\/login\?next=%2Faccount-settings%2Fsubscriptions/)
})
