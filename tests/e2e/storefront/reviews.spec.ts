import { ADMIN, anotherAs, freeVehicle } from '../back-office/reviews-page'
import { expect, test } from '../fixtures'

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
  await reviews.getByRole('button', { name: 'Write a review' }).click()
  await form.getByRole('button', { name: 'Submit review' }).click()
  await expect(form.getByText('Rating is required')).toBeVisible()
  await expect(form.getByLabel('Title')).toHaveAccessibleDescription('Title is required')
  await form.getByRole('radio', { name: '4 of 5 stars' }).check({ force: true })
  await form.getByLabel('Title').fill(title)
  await form.getByLabel('Comment').fill('Clean, and the sheet was honest.')
  await form.getByRole('button', { name: 'Submit review' }).click()
  await expect(reviews.getByText('Review submitted successfully!')).toBeVisible()
  await page.reload()
  await expect(reviews.getByText(title)).toBeHidden()

  const { context, page: staff } = await anotherAs(browser, ADMIN)
  const expectStatus = (text: string) =>
    expect(staff.getByRole('status').filter({ hasText: text })).toBeVisible()
  await staff.goto(`/admin/inventory/reviews?search=${encodeURIComponent(title)}`)
  await expect(async () => {
    await staff.getByRole('button', { name: `Approve '${title}'` }).click({ timeout: 1000 })
    await expect(staff.getByRole('status').filter({ hasText: 'Review approved' })).toBeVisible({
      timeout: 2000,
    })
  }).toPass()
  await staff.getByRole('checkbox', { name: `Show '${title}' on the home page` }).click()
  await expectStatus('Homepage visibility updated')
  await staff.getByRole('button', { name: `Reply to '${title}'` }).click()
  await staff.getByRole('alertdialog').getByRole('textbox').fill('Thank you, Fatuma.')
  await staff.getByRole('alertdialog').getByRole('button', { name: 'Save' }).click()
  await expectStatus('Reply saved')

  await page.reload()
  await expect(reviews.getByText(title)).toBeVisible()
  await expect(reviews.getByText('Thank you, Fatuma.')).toBeVisible()
  const headings = await page.getByRole('main').getByRole('heading', { level: 2 }).allTextContents()
  expect(headings.indexOf('Reviews'), 'before other vehicles').toBeLessThan(
    headings.indexOf('Similar vehicles'),
  )
  const data = await page.locator('script[type="application/ld+json"]').first().textContent()
  expect(JSON.parse(data ?? '{}').aggregateRating).toMatchObject({ reviewCount: 1, ratingValue: 4 })
  await page.goto('/')
  await expect(page.getByRole('region', { name: 'What our buyers say' }).getByText(title)).toBeVisible()

  await staff.getByRole('button', { name: `Delete '${title}'` }).click()
  await staff.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await expectStatus('Review deleted successfully!')
  await page.goto(`/vehicles/${vehicle.id}`)
  await expect(reviews.getByText('Nobody has reviewed this vehicle yet.')).toBeVisible()
  await context.close()
})

test('an unfinished review survives a reload and a lost connection', async ({
  browser,
  context,
  page,
  signInAs,
}) => {
  const vehicle = await freeVehicle(page, 23)
  await signInAs('dealer')
  await page.goto(`/vehicles/${vehicle.id}`)
  const reviews = page.getByRole('region', { name: 'Reviews' })
  const form = reviews.locator('form')
  await reviews.getByRole('button', { name: 'Write a review' }).click()
  await form.getByRole('radio', { name: '3 of 5 stars' }).check({ force: true })
  await form.getByLabel('Comment').fill('Typed on a ferry.')
  await page.reload()
  await reviews.getByRole('button', { name: 'Write a review' }).click()
  await expect(form.getByRole('radio', { name: '3 of 5 stars' })).toBeChecked()
  await expect(form.getByLabel('Comment')).toHaveValue('Typed on a ferry.')
  await form.getByLabel('Title').fill('Ferry')
  await context.setOffline(true)
  await form.getByRole('button', { name: 'Submit review' }).click()
  await expect(page.getByText('What you typed is kept. Send it again when you are back.')).toBeVisible()
  await context.setOffline(false)
  // The connection is back, but does not reach the server yet.
  await page.route('**/api/v1/vehicle-reviews', (route) => route.abort(), { times: 1 })
  await form.getByRole('button', { name: 'Submit review' }).click()
  await expect(form.getByText('Failed to submit review. Please try again.')).toBeVisible()
  await expect(form.getByLabel('Comment')).toHaveValue('Typed on a ferry.')
  await form.getByRole('button', { name: 'Submit review' }).click()
  await expect(reviews.getByText('Review submitted successfully!')).toBeVisible()
  await page.reload()
  await reviews.getByRole('button', { name: 'Write a review' }).click()
  await expect(reviews.getByText('The showroom reads your review before it is published.')).toBeVisible()

  const { context: staffContext, page: staff } = await anotherAs(browser, ADMIN)
  const path = '/api/v1/vehicle-reviews/admin'
  const { data } = await (await staff.request.get(`${path}/all?vehicleId=${vehicle.id}`)).json()
  for (const { id } of data as { id: number }[]) await staff.request.delete(`${path}/${id}`)
  await staffContext.close()
})
