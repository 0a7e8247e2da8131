import type { Browser, Page } from '@playwright/test'
import { adminCall, type MadePerson, makePerson } from '../accounts/accounts'
import { anotherAs, freeVehicle } from '../back-office/reviews-page'
import { expect, test } from '../fixtures'
import { addVehicle, control, LIST, openEdit, saveButton, statusLine, tab } from '../stock/vehicle-form-page'

/** A vehicle of the demo data that is reserved for a new customer. */
async function held(page: Page, browser: Browser, buyer: MadePerson, place: number) {
  const vehicle = await freeVehicle(page, place)
  const { context, page: theirs } = await anotherAs(browser, buyer)
  const reserved = await theirs.request.post(`/api/v1/vehicles/${vehicle.id}/reserve`)
  const { data } = (await reserved.json()) as { data: { id: number } }
  await context.close()
  const answer = await page.request.put(`/api/v1/reservations/${data.id}/confirm`, {
    headers: { 'sec-fetch-site': 'same-origin' },
  })
  expect(answer.status()).toBe(200)
  return vehicle
}

test('a reserved vehicle is put on offer only after reading what happens to its reservation', async ({
  browser,
  page,
  request,
  signInAs,
}) => {
  const buyer = await makePerson(browser, request)
  await signInAs('admin')
  const vehicle = await held(page, browser, buyer, 24)
  await page.goto(`/admin/inventory/vehicles?q=${vehicle.sku}`)
  const row = page.getByRole('row', { name: new RegExp(vehicle.sku) })
  const bar = page.getByRole('toolbar', { name: 'Selected vehicles' })
  await expect(async () => {
    await row.getByRole('checkbox').check()
    await expect(bar).toBeVisible({ timeout: 1000 })
  }).toPass()
  await bar.getByRole('button', { name: 'Publish', exact: true }).click()
  const question = page.getByRole('alertdialog', { name: 'A customer is waiting' })
  await expect(question).toContainText(vehicle.sku)
  await expect(question).toContainText(
    /reservation until .* UTC will end\. The customer is notified by e-mail\./,
  )
  await question.getByRole('button', { name: 'Leave these out' }).click()
  await expect(page.getByRole('main')).toContainText(/failed:.*Reserved for/)

  await openEdit(page, vehicle.id)
  await expect(page.getByRole('region', { name: 'Reservations' })).toContainText(/^Reserved for .+ until/)
  await control(page, 'status').selectOption('PUBLISHED')
  await saveButton(page).click()
  await expect(question).toBeVisible()
  await question.getByRole('button', { name: 'Cancel' }).click()
  await saveButton(page).click()
  await question.getByRole('textbox').fill('It was promised to somebody else.')
  await question.getByRole('button', { name: 'Save anyway' }).click()
  await expect(statusLine(page, 'Vehicle updated successfully')).toBeVisible()
  await expect(page).toHaveURL(LIST)
  const [ended] = await adminCall<{ status: string; note: string }[]>(
    browser,
    'GET',
    `/reservations?search=${vehicle.sku}`,
  )
  expect(ended).toMatchObject({ status: 'RELEASED', note: 'It was promised to somebody else.' })
})

test("a title is built until one is typed, and prices have the vehicle's currency", async ({
  browser,
  page,
  signInAs,
}) => {
  await signInAs('admin')
  const { id } = await addVehicle(browser, { currency: 'JPY' })
  await openEdit(page, id)
  const title = control(page, 'name')
  const year = String(new Date().getUTCFullYear() - 3)
  await control(page, 'year').fill(year)
  await expect(title).toHaveAttribute('placeholder', new RegExp(` ${year}$`))
  await title.fill('One careful owner')
  await page.getByRole('button', { name: 'Generate it from make, model, code and year' }).click()
  await expect(title).toHaveValue('')
  await tab(page, 'Pricing').click()
  for (const label of ['Cost value (JPY)', 'Price (JPY)', 'Old price (JPY)'])
    await expect(page.getByRole('textbox', { name: label, exact: true })).toBeVisible()
  await saveButton(page).click()
  await expect(page).toHaveURL(LIST)
  const saved = await adminCall<{ name: string; nameIsBuilt: boolean }>(browser, 'GET', `/vehicles/${id}`)
  expect(saved).toMatchObject({ name: expect.stringMatching(new RegExp(` ${year}$`)), nameIsBuilt: true })
})
