import type { Page } from '@playwright/test'
import { DEMO_PASSWORD } from '../../scripts/lib/demo-accounts.mjs'
import { expect, test } from './fixtures'

/** Removes what the account of the demo dealer keeps, by calls of the page that is open. */
async function forgetAll(page: Page): Promise<void> {
  const refused = await page.evaluate(async () => {
    const path = '/api/v1/saved-searches'
    const { data } = (await (await fetch(path)).json()) as { data: { id: number }[] }
    const answers = await Promise.all(data.map(({ id }) => fetch(`${path}/${id}`, { method: 'DELETE' })))
    return answers.filter(({ ok }) => !ok).length
  })
  expect(refused).toBe(0)
}

const SEARCH = '/vehicles?bodyType=1&minPrice=1'

// Both browsers of a run use the one demo dealer.
test.describe.configure({ mode: 'serial' })
test.skip(({ isMobile }) => isMobile, 'once is enough: the account is the same on a phone')

test('a search is saved in the account, its e-mails chosen, renamed, opened and removed', async ({
  page,
  signInAs,
}) => {
  await signInAs('dealer')
  await page.goto('/offline')
  await forgetAll(page)
  await page.goto(SEARCH)
  await page.getByRole('button', { name: 'Save search' }).click()
  await expect(page.getByText('Search saved. New vehicles come by e-mail once a day.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Remove saved search' })).toBeVisible()
  await page.getByRole('button', { name: 'Saved searches (1)' }).click()
  await page.getByRole('link', { name: 'Rename them, choose e-mails' }).click()
  await expect(page).toHaveURL(/\/dashboard\/saved-searches$/)

  const frequency = page.getByLabel(/^E-mails of /)
  await expect(frequency).toHaveValue('daily')
  await frequency.selectOption('At once')
  await expect(page.getByText('Saved search updated')).toBeVisible()
  await page.getByRole('button', { name: /^Rename / }).click()
  await page.getByLabel('Name').fill('For my brother')
  await page.getByLabel('Name').press('Enter')
  await expect(page.getByRole('link', { name: 'For my brother' })).toBeVisible()

  await page.reload()
  await expect(frequency).toHaveValue('instant')
  await page.getByRole('link', { name: 'For my brother' }).click()
  await expect(page).toHaveURL(/\/vehicles\?bodyType=1&minPrice=1/)
  await page.goto('/dashboard/saved-searches')
  await page.getByRole('button', { name: 'Remove For my brother' }).click()
  await expect(page.getByRole('heading', { name: 'No searches saved' })).toBeVisible()
})

test("a guest's searches are offered to be kept after the sign-in", async ({ page, signInAs }) => {
  await page.goto(SEARCH)
  await page.getByRole('button', { name: 'Save search' }).click()
  await page.getByRole('button', { name: 'Saved searches (1)' }).click()
  await expect(page.getByRole('link', { name: 'Sign in to get new vehicles by e-mail' })).toBeVisible()
  await signInAs('dealer')
  await forgetAll(page)
  await page.goto('/vehicles')
  await page.getByRole('button', { name: 'Keep the search of this browser in my account' }).click()
  await expect(page.getByRole('button', { name: 'Saved searches (1)' })).toBeVisible()
  await expect(page.getByRole('button', { name: /Keep the search/ })).toHaveCount(0)
  await forgetAll(page)
})

test('where nothing fits a dealer who is signed in saves the search in the account', async ({
  page,
  signInAs,
}) => {
  await signInAs('dealer')
  await page.goto('/offline')
  await forgetAll(page)
  await page.goto('/vehicles?maxPrice=1')
  await page.getByRole('button', { name: 'Save the search for later' }).click()
  await expect(page.getByRole('button', { name: 'Remove saved search' })).toBeVisible()
  const data = await page.evaluate(async () => (await (await fetch('/api/v1/saved-searches')).json()).data)
  expect(data).toMatchObject([{ query: 'maxPrice=1', frequency: 'daily' }])
  await forgetAll(page)
})

test('a guest is asked to sign in for the list, and comes back to it', async ({ page }) => {
  await page.goto('/dashboard/saved-searches')
  await expect(page).toHaveURL(/\/auth\/login\?next=%2Fdashboard%2Fsaved-searches/)
  const main = page.getByRole('main')
  await page.waitForLoadState('networkidle')
  await main.getByLabel('E-mail').fill('dealer@kaido.example')
  await main.getByRole('textbox', { name: 'Password', exact: true }).fill(DEMO_PASSWORD)
  await main.getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByRole('heading', { name: 'Saved searches' })).toBeVisible()
})

test('a link that was cut short says so, and offers a way on', async ({ page }) => {
  await page.goto('/unsubscribe?token=nonsense')
  await expect(page.getByRole('heading', { name: 'This link is not valid' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Choose e-mails' })).toBeVisible()
  await expect(page.getByRole('button', { name: /Stop/ })).toHaveCount(0)
})
