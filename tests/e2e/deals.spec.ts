import type { Page } from '@playwright/test'
import { DEMO_PASSWORD } from '../../scripts/lib/demo-accounts.mjs'
import { expect, test } from './fixtures'

test.skip(({ isMobile }) => isMobile, 'once is enough: these journeys do not depend on the width')

/** A published vehicle that nobody asked for: its id and stock number. */
async function freeVehicle(page: Page, place: number): Promise<{ id: number; sku: string }> {
  const answer = await page.request.get('/api/v1/vehicles/public/listing?limit=48')
  const { data } = (await answer.json()) as { data: { id: number; sku: string; status: string }[] }
  const free = data.filter(({ status }) => status === 'PUBLISHED')[place]
  if (!free) throw new Error('the demo data has no free vehicle')
  return free
}

const reserve = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('button', { name: /^(Reserved?|Requested) ?: / })
    .first()

async function signInHere(page: Page, email: string): Promise<void> {
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('E-mail', { exact: true }).fill(email)
  await dialog.getByLabel('Password', { exact: true }).fill(DEMO_PASSWORD)
  await dialog.getByRole('button', { name: 'Sign in', exact: true }).click()
}

test('a guest reserves: the click survives the sign-in; staff confirm it, and it counts down for its holder', async ({
  browser,
  page,
}) => {
  const vehicle = await freeVehicle(page, 20)
  await page.goto(`/vehicles/${vehicle.id}`)
  await expect(reserve(page)).toHaveText(/^Reserve:/)
  await reserve(page).click()
  await signInHere(page, 'customer@kaido.example')
  await expect(reserve(page)).toHaveText(/^Requested:/)
  await expect(reserve(page)).toBeDisabled()
  await expect(page.getByText('Next in the queue')).toBeVisible()

  const context = await browser.newContext()
  const staff = await context.newPage()
  await staff.request.post('/api/v1/auth/sign-in', {
    data: { email: 'admin@kaido.example', password: DEMO_PASSWORD },
  })
  await staff.goto(`/admin/inventory/reservations?search=${vehicle.sku}&status=REQUESTED`)
  const row = staff.getByRole('row', { name: new RegExp(vehicle.sku) })
  const confirm = row.getByRole('button', { name: /^Confirm/ })
  const dialog = staff.getByRole('dialog', { name: 'Confirm the reservation' })
  await expect(async () => {
    await confirm.click()
    await expect(dialog).toBeVisible({ timeout: 1000 })
  }).toPass()
  await dialog.getByRole('button', { name: 'Confirm', exact: true }).click()
  await expect(staff.getByRole('status').filter({ hasText: 'Reservation confirmed' })).toBeVisible()

  await page.reload()
  await expect(reserve(page)).toHaveText(/^Reserved:/)
  await expect(page.getByText(/^Held for you until/)).toBeVisible()
  await page.goto('/dashboard/reservations')
  const line = page.getByRole('listitem').filter({ hasText: vehicle.sku })
  await expect(line.getByRole('timer')).toHaveText(/^(1 d 23|47) h/)

  await staff.goto(`/admin/inventory/reservations?search=${vehicle.sku}&status=CONFIRMED`)
  const release = staff.getByRole('dialog', { name: 'Release the reservation' })
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

test('a review is written, waits for staff, is published, answered, shown on the home page and deleted', async ({
  browser,
  page,
  signInAs,
}) => {
  const vehicle = await freeVehicle(page, 21)
  const title = `As described ${Date.now()}`
  await signInAs('dealer')
  await page.goto(`/vehicles/${vehicle.id}`)
  const reviews = page.getByRole('region', { name: 'Reviews' })
  const form = reviews.locator('form')
  await expect(async () => {
    await reviews.getByRole('button', { name: 'Write a review' }).click({ timeout: 1000 })
    await expect(form).toBeVisible({ timeout: 2000 })
  }).toPass()
  await form.getByRole('button', { name: 'Send the review' }).click()
  await expect(form.getByText('Rating is required')).toBeVisible()
  await form.getByRole('radio', { name: '4 of 5 stars' }).check({ force: true })
  await form.getByLabel('Title').fill(title)
  await form.getByLabel('Comment').fill('Clean, and the sheet was honest.')
  await form.getByRole('button', { name: 'Send the review' }).click()
  await expect(reviews.getByText('Review submitted successfully!')).toBeVisible()
  await page.reload()
  await expect(reviews.getByText(title)).toBeHidden()

  const context = await browser.newContext()
  const staff = await context.newPage()
  await staff.request.post('/api/v1/auth/sign-in', {
    data: { email: 'admin@kaido.example', password: DEMO_PASSWORD },
  })
  const said = (text: string) => expect(staff.getByRole('status').filter({ hasText: text })).toBeVisible()
  await staff.goto(`/admin/inventory/reviews?search=${encodeURIComponent(title)}`)
  await expect(async () => {
    await staff.getByRole('button', { name: `Approve '${title}'` }).click({ timeout: 1000 })
    await expect(staff.getByRole('status').filter({ hasText: 'Review approved' })).toBeVisible({
      timeout: 2000,
    })
  }).toPass()
  await staff.getByRole('checkbox', { name: `Show '${title}' on the home page` }).click()
  await said('Homepage visibility updated')
  await staff.getByRole('button', { name: `Answer '${title}'` }).click()
  await staff.getByRole('dialog').getByRole('textbox').fill('Thank you, Fatuma.')
  await staff.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
  await said('Reply saved')

  await page.reload()
  await expect(reviews.getByText(title)).toBeVisible()
  await expect(reviews.getByText('Thank you, Fatuma.')).toBeVisible()
  const data = await page.locator('script[type="application/ld+json"]').first().textContent()
  expect(JSON.parse(data ?? '{}').aggregateRating).toMatchObject({ reviewCount: 1, ratingValue: 4 })
  await page.goto('/')
  await expect(page.getByRole('region', { name: 'What buyers say' }).getByText(title)).toBeVisible()

  await staff.getByRole('button', { name: `Delete '${title}'` }).click()
  await staff.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await said('Review deleted successfully!')
  await page.goto(`/vehicles/${vehicle.id}`)
  await expect(reviews.getByText('Nobody has reviewed this vehicle yet.')).toBeVisible()
  await context.close()
})
