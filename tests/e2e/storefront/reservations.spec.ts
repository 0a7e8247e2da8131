import type { Page } from '@playwright/test'
import { enter, type MadePerson, makePerson, statusOf } from '../accounts/accounts'
import { ADMIN, anotherAs, freeVehicle } from '../back-office/reviews-page'
import { expect, test } from '../fixtures'
import { alive } from './buyer-page'

const reserve = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('button', { name: /^(Reserved?|Requested) ?: / })
    .first()

/** Answers the question that the button shows first. */
async function agree(page: Page, button: string): Promise<void> {
  const question = page.getByRole('dialog', { name: /^Reserve the / })
  await question.getByRole('button', { name: button, exact: true }).click()
}

async function signInHere(page: Page, { email, password }: MadePerson): Promise<void> {
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('E-mail', { exact: true }).fill(email)
  await dialog.getByLabel('Password', { exact: true }).fill(password)
  await dialog.getByRole('button', { name: 'Sign in', exact: true }).click()
}

test('a guest reserves: the click survives the sign-in; staff confirm it, and it counts down for its holder', async ({
  browser,
  page,
  request,
}) => {
  const buyer = await makePerson(browser, request)
  const vehicle = await freeVehicle(page, 20)
  await alive(page, `/vehicles/${vehicle.id}`)
  await expect(reserve(page)).toHaveText(/^Reserve$/)
  await expect(page.getByText('Reserving is free and without obligation.')).toBeVisible()
  await reserve(page).click()
  const question = page.getByRole('dialog', { name: /^Reserve the / })
  await expect(question).toContainText('the vehicle is reserved for you for 48 hours')
  await expect(question).toContainText('will answer by e-mail')
  await expect(question).toContainText('Nobody else is waiting for it')
  await page.goBack()
  await expect(question).toHaveCount(0)
  await expect(reserve(page), 'nothing was sent, and the keyboard stays where it was').toBeFocused()
  await reserve(page).click()
  await agree(page, 'Sign in and send request')
  await expect(page.getByRole('dialog').getByText('Please sign in to reserve this vehicle')).toBeVisible()
  await signInHere(page, buyer)
  await expect(reserve(page)).toHaveText(/^Requested$/)
  await expect(reserve(page)).toBeDisabled()
  await expect(page.getByRole('main').getByText('Next in the queue')).toBeVisible()

  const { context, page: staff } = await anotherAs(browser, ADMIN)
  await staff.goto(`/admin/inventory/reservations?search=${vehicle.sku}&status=REQUESTED`)
  const row = staff.getByRole('row', { name: new RegExp(vehicle.sku) })
  const confirm = row.getByRole('button', { name: /^Confirm/ })
  const dialog = staff.getByRole('alertdialog', { name: 'Confirm the reservation' })
  // On a phone: vehicle, customer and decision are in sight together, and Back closes the question.
  await staff.setViewportSize({ width: 390, height: 844 })
  await expect(row).toContainText(buyer.email)
  await row.scrollIntoViewIfNeeded()
  await expect(row).toBeInViewport({ ratio: 0.99 })
  await expect(async () => {
    await confirm.click()
    await expect(dialog).toBeVisible({ timeout: 1000 })
  }).toPass()
  await staff.goBack()
  await expect(dialog).toBeHidden()
  await expect(async () => {
    await confirm.click()
    await expect(dialog).toBeVisible({ timeout: 1000 })
  }).toPass()
  await dialog.getByRole('button', { name: 'Confirm', exact: true }).click()
  await expect(staff.getByRole('status').filter({ hasText: 'Reservation confirmed' })).toBeVisible()

  await page.reload()
  await expect(page.getByText(/^Reserved for you until/)).toBeVisible()
  const quote = page.getByRole('main').getByRole('button', { name: /^Get a quote: / })
  await expect(quote.first(), 'the next step of whoever holds it').toBeVisible()
  await expect(page.getByText('It is reserved for another buyer.')).toHaveCount(0)
  await page.goto('/dashboard/reservations')
  const line = page.getByRole('listitem').filter({ hasText: vehicle.sku })
  await expect(line.getByRole('timer')).toHaveText(/^(1 d 23|47) h/)

  await staff.goto(`/admin/inventory/reservations?search=${vehicle.sku}&status=CONFIRMED`)
  const release = staff.getByRole('alertdialog', { name: 'Release the reservation' })
  await expect(async () => {
    await row.getByRole('button', { name: /^Release/ }).click()
    await expect(release).toBeVisible({ timeout: 1000 })
  }).toPass()
  await release.getByRole('textbox').fill('You asked us to.')
  await release.getByRole('button', { name: 'Release', exact: true }).click()
  await expect(staff.getByRole('status').filter({ hasText: 'Reservation released' })).toBeVisible()
  await page.reload()
  await expect(line).toContainText('You asked us to.')
  await context.close()
})

test('a request is withdrawn after a question: the next moves up, and the vehicle can be requested again', async ({
  browser,
  page,
  request,
}) => {
  const vehicle = await freeVehicle(page, 22)
  await enter(page, await makePerson(browser, request))
  await page.goto('/offline')
  expect(await statusOf(page, `/vehicles/${vehicle.id}/reserve`, 'POST')).toBe(201)
  const { context, page: other } = await anotherAs(browser, await makePerson(browser, request))
  await other.request.post(`/api/v1/vehicles/${vehicle.id}/reserve`)
  await other.goto('/dashboard/reservations')
  const theirs = other.getByRole('listitem').filter({ hasText: vehicle.sku }).first()
  await expect(theirs).toContainText('Number 2 in the queue')

  await page.goto('/dashboard/reservations')
  const line = page.getByRole('listitem').filter({ hasText: vehicle.sku }).first()
  const question = line.getByRole('region', { name: /^Withdraw/ })
  await expect(async () => {
    await line.getByRole('button', { name: /^Withdraw the request/ }).click({ timeout: 1000 })
    await expect(question).toBeVisible({ timeout: 1000 })
  }).toPass()
  await question.getByRole('button', { name: 'Keep it' }).click()
  await expect(line.getByRole('button', { name: /^Withdraw the request/ })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(question).toContainText('You will lose your place in the queue')

  // Without a connection nothing is withdrawn, and the dialog shows that.
  await page.route('**/reservations/*/withdraw', (route) => route.abort(), { times: 1 })
  await question.getByRole('button', { name: 'Withdraw', exact: true }).click()
  await expect(question.getByRole('alert')).toContainText('Network error occurred')
  await question.getByRole('button', { name: 'Withdraw', exact: true }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Reservation withdrawn' })).toBeVisible()
  await expect(line).toContainText('You withdrew it.')
  await expect(line.getByRole('button')).toHaveCount(0)

  await other.reload()
  await expect(theirs).toContainText('Next in the queue')
  await alive(page, `/vehicles/${vehicle.id}`)
  await expect(reserve(page)).toHaveText(/^Reserve$/)
  await reserve(page).focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: /^Reserve the / })
  await expect(dialog).toContainText('1 other buyer is already waiting for it')
  await agree(page, 'Send request')
  const sent = page.getByRole('dialog', { name: 'Request sent' })
  await expect(sent).toContainText('Your request was sent to the showroom. Number 2 in the queue.')
  await page.keyboard.press('Escape')
  await expect(sent).toHaveCount(0)
  await expect(reserve(page)).toHaveText(/^Requested$/)
  await expect(reserve(page), 'the keyboard stays where it was').toBeFocused()
  await expect(reserve(page)).toBeDisabled()
  await context.close()
})
