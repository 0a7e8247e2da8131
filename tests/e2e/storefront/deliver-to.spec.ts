import type { Locator, Page } from '@playwright/test'
import { enter, fillSignUp, linkInMail, newAddress, ownMenu, PASSWORD } from '../accounts/accounts'
import { expect, test } from '../fixtures'
import { alive } from './buyer-page'
import { cards, inForce, numberIn } from './storefront-page'

const header = (page: Page): Locator => page.getByRole('banner').getByRole('link', { name: /^Deliver to/ })

/** Chooses a port over the page, as somebody who types. */
async function deliverTo(page: Page, typed: string, port: string, opener = header(page)): Promise<void> {
  await opener.click()
  const dialog = page.getByRole('dialog', { name: 'Deliver to' })
  await dialog.getByLabel('Country or port').fill(typed)
  await dialog.getByRole('radio', { name: port }).check()
  await dialog.getByRole('button', { name: 'Deliver here' }).click()
  await expect(header(page)).toHaveAccessibleName(new RegExp(`^Deliver to ${port}, .*: change$`))
}

const figures = async (of: Locator): Promise<number[]> => (await of.allTextContents()).map(numberIn)

test('a guest chooses a port, sorts by what vehicles cost there, reads every part, and keeps the port', {
  tag: '@phone',
}, async ({ browser, page }) => {
  test.slow()
  await alive(page, '/vehicles')
  await deliverTo(page, 'keny', 'Mombasa')
  await expect(page).toHaveURL(/\/vehicles$/)
  await expect(inForce(page)).toContainText('allowed in Kenya')

  await page.getByLabel('Sort by').selectOption('total-asc')
  await expect(page).toHaveURL(/\?to=\d+&sort=total-asc$/)
  const toPort = page.getByRole('link', { name: 'Total to Mombasa' })
  const priced = cards(page).filter({ has: toPort })
  await expect(priced.first()).toBeVisible()
  const totals = await figures(priced.locator('[data-price] b'))
  expect(totals).toEqual(totals.toSorted((a, b) => a - b))

  const shipped = priced.filter({ hasText: 'FOB' }).first()
  const [total] = await figures(shipped.locator('[data-price] b'))
  await shipped.locator('[data-price] b').getByRole('link').click()
  const sheet = page.getByRole('complementary', { name: 'Total to Mombasa' })
  await expect(sheet).toBeVisible()
  const sum = sheet.getByRole('table', { name: 'Total to Mombasa' })
  const amounts = await figures(sum.locator('tbody td span'))
  expect(amounts.length).toBeGreaterThan(2)
  expect(amounts.reduce((all, amount) => all + amount, 0)).toBe(total)
  expect(await figures(sum.locator('tfoot td span'))).toEqual([total])
  await expect(sheet.getByRole('heading', { name: 'On the road in Kenya' })).toBeVisible()
  await sheet.getByRole('button', { name: 'Close' }).click()
  await expect(page.getByText(/^May be imported to Kenya/)).toBeVisible()

  // Another port in place: the page is not loaded again, and stays where it was.
  const change = page.getByRole('main').getByRole('link', { name: 'Change port' })
  await change.scrollIntoViewIfNeeded()
  const place = () => page.evaluate(() => [window.scrollY, document.body.dataset.seen])
  await page.evaluate(() => Object.assign(document.body.dataset, { seen: 'before' }))
  const before = await place()
  await deliverTo(page, 'tanz', 'Dar es Salaam', change)
  await expect(page.getByText(/imported to Tanzania/).first()).toBeVisible()
  expect(await place()).toEqual(before)
  await deliverTo(page, 'keny', 'Mombasa', toPort.or(change).first())

  await page.goto('/vehicles')
  await inForce(page)
    .getByRole('link', { name: /allowed in Kenya/ })
    .click()
  await expect(page).toHaveURL(/eligible=any/)
  await page.getByLabel('Sort by').selectOption('year-asc')
  await expect(page).toHaveURL(/sort=year-asc/)
  const refused = cards(page).filter({ hasText: 'May not be imported to Kenya' }).first()
  await refused.getByRole('heading').getByRole('link').click()
  const reason = page.getByText('May not be imported to Kenya', { exact: true }).locator('..')
  await expect(reason.getByRole('listitem').first()).toContainText(/checked \d+ \w+ \d{4}/)
  await expect(reason.getByRole('listitem').first().getByRole('link')).toHaveAttribute('href', /^https:/)

  const email = newAddress()
  await alive(page, '/auth/sign-up?next=/vehicles')
  await fillSignUp(page.getByRole('main'), email)
  await page.getByRole('main').getByRole('button', { name: 'Sign up' }).click()
  await page.goto(await linkInMail(browser, email, /confirm/i))
  await expect(page.getByRole('heading', { name: 'Your address is confirmed' })).toBeVisible()
  await page.context().clearCookies({ name: 'kaido_to' })
  await enter(page, { email, password: PASSWORD })
  await page.goto('/vehicles')
  await expect(ownMenu(page)).toBeVisible()
  await expect(header(page)).toHaveAccessibleName('Deliver to Mombasa, Kenya: change')
})

test('without script a port is chosen on a page of its own, and one goes back to where one came', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL })
  const page = await context.newPage()
  await page.goto('/vehicles?sort=price-asc')
  await header(page).click()
  await page.getByRole('radio', { name: 'Mombasa' }).check()
  await page.getByRole('button', { name: 'Deliver here' }).click()
  await expect(page).toHaveURL(/\/vehicles\?sort=price-asc$/)
  await expect(header(page)).toHaveAccessibleName('Deliver to Mombasa, Kenya: change')
  // The parts of a total have a page of their own, too.
  const shipped = cards(page).filter({ hasText: 'FOB' }).first()
  await shipped.getByRole('heading').getByRole('link').click()
  await page.getByRole('link', { name: 'What’s in it' }).click()
  const parts = page.getByRole('table', { name: 'Total to Mombasa' })
  await expect(parts.getByRole('row', { name: /^Insurance/ })).toBeVisible()
  await context.close()
})

test('a country’s page shows what may come in with its source, and sets the port', async ({ page }) => {
  await alive(page, '/to/kenya')
  await expect(page.getByRole('heading', { name: 'Used vehicles to Kenya' })).toBeVisible()
  await expect(page.getByText('Vehicles must be right-hand drive.')).toBeVisible()
  await page.getByRole('button', { name: 'Deliver to Mombasa' }).click()
  await expect(page).toHaveURL(/\/to\/kenya$/)
  await expect(header(page)).toHaveAccessibleName('Deliver to Mombasa, Kenya: change')
  await expect(page.getByText('Your port', { exact: true })).toBeVisible()
})
