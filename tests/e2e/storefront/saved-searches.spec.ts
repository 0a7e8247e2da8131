import type { APIRequestContext, Browser, Page } from '@playwright/test'
import { DEMO_PASSWORD } from '../../../scripts/lib/demo-accounts.mjs'
import { enter, makePerson } from '../accounts/accounts'
import { expect, test } from '../fixtures'
import { awake } from './buyer-page'

/** Signs the page in as a person who has saved nothing yet. */
async function enterAnew(browser: Browser, page: Page, request: APIRequestContext): Promise<void> {
  await enter(page, await makePerson(browser, request))
}

const SEARCH = '/vehicles?bodyType=1&minPrice=1'

test('a search is saved in the account, its e-mails chosen, renamed, opened and removed', async ({
  browser,
  page,
  request,
}) => {
  await enterAnew(browser, page, request)
  await page.goto(SEARCH)
  await page.getByRole('button', { name: 'Save search' }).click()
  await expect(
    page.getByText('Search saved. We will e-mail you about new vehicles once a day.'),
  ).toBeVisible()
  await expect(page.getByRole('button', { name: 'Remove saved search' })).toBeVisible()
  await page.getByRole('button', { name: 'Saved searches (1)' }).click()
  await page.getByRole('link', { name: 'Manage saved searches' }).click()
  await expect(page).toHaveURL(/\/dashboard\/saved-searches$/)

  const frequency = page.getByLabel(/^E-mails about /)
  await expect(frequency).toHaveValue('daily')
  await frequency.selectOption('Immediately')
  await expect(page.getByText('Saved search updated')).toBeVisible()
  await page.getByRole('button', { name: /^Rename / }).click()
  await page.getByLabel('Name').fill('For my brother')
  await page.getByLabel('Name').press('Enter')
  await expect(page.getByRole('link', { name: 'For my brother' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Rename For my brother' })).toBeFocused()

  await page.reload()
  await expect(frequency).toHaveValue('instant')
  await page.getByRole('link', { name: 'For my brother' }).click()
  await expect(page).toHaveURL(/\/vehicles\?bodyType=1&minPrice=1/)
  await page.goto('/dashboard/saved-searches')
  await page.getByRole('button', { name: 'Remove For my brother' }).click()
  await expect(page.getByRole('heading', { name: 'No saved searches yet' })).toBeVisible()
})

test("by keyboard e-mails are chosen and searches removed without losing one's place", async ({
  browser,
  page,
  request,
}) => {
  await enterAnew(browser, page, request)
  await page.goto('/dashboard/saved-searches')
  for (const search of [
    { name: 'First', query: 'bodyType=1' },
    { name: 'Second', query: 'bodyType=2' },
  ])
    await page.evaluate(
      (body) =>
        fetch('/api/v1/saved-searches', {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify(body),
        }),
      search,
    )
  await page.reload()
  const frequency = page.getByLabel('E-mails about First')
  await expect(frequency).toHaveValue('daily')
  await awake(page)
  await frequency.focus()
  // Past one choice to the next, faster than the first is saved.
  const saved = page.waitForResponse(
    (answer) => answer.request().method() === 'PATCH' && answer.request().postDataJSON().frequency === 'off',
  )
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await expect(frequency).toHaveValue('off')
  await expect(frequency).toBeFocused()
  await expect(page.getByText('Saved search updated')).toBeVisible()
  await saved
  await page.reload()
  await expect(frequency).toHaveValue('off')
  await awake(page)
  await page.getByRole('button', { name: 'Remove Second' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('link', { name: 'First', exact: true })).toBeFocused()
  await page.getByRole('button', { name: 'Remove First' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'No saved searches yet' })).toBeVisible()
  await expect(page.getByRole('main')).toBeFocused()
})

test('a search that is saved while the list is still loading is not lost from the page', async ({
  browser,
  page,
  request,
}) => {
  await enterAnew(browser, page, request)
  const order: string[] = []
  const clicked = Promise.withResolvers<void>()
  // The server responds immediately; its response, without the new search, arrives after the click.
  await page.route('**/api/v1/saved-searches', async (route) => {
    if (route.request().method() === 'POST') {
      order.push('saved')
      return route.continue()
    }
    const response = await route.fetch()
    await clicked.promise
    order.push('listed')
    await route.fulfill({ response })
  })
  await page.goto(SEARCH)
  await page.getByRole('button', { name: 'Save search' }).click()
  await expect(page.getByRole('button', { name: 'Saving...' })).toBeDisabled()
  clicked.resolve()
  await expect(
    page.getByText('Search saved. We will e-mail you about new vehicles once a day.'),
  ).toBeVisible()
  await expect(page.getByRole('button', { name: 'Remove saved search' })).toBeVisible()
  expect(order).toEqual(['listed', 'saved'])
  await page.unrouteAll({ behavior: 'wait' })
})

test("a guest's searches are offered for saving after the sign-in", async ({ browser, page, request }) => {
  await page.goto(SEARCH)
  await page.getByRole('button', { name: 'Save search' }).click()
  await page.getByRole('button', { name: 'Saved searches (1)' }).click()
  await expect(page.getByRole('link', { name: 'Sign in to get new vehicles by e-mail' })).toBeVisible()
  await enterAnew(browser, page, request)
  await page.goto('/vehicles')
  await page.getByRole('button', { name: 'Move the search from this browser to my account' }).click()
  await expect(page.getByRole('button', { name: 'Saved searches (1)' })).toBeVisible()
  await expect(page.getByRole('button', { name: /Move the search/ })).toHaveCount(0)
})

test('without matches, a signed-in customer saves the search in the account', async ({
  browser,
  page,
  request,
}) => {
  await enterAnew(browser, page, request)
  await page.goto('/vehicles?maxPrice=1')
  await page.getByRole('button', { name: 'Save the search for later' }).click()
  await expect(page.getByRole('button', { name: 'Remove saved search' })).toBeVisible()
  const data = await page.evaluate(async () => (await (await fetch('/api/v1/saved-searches')).json()).data)
  expect(data).toMatchObject([{ query: 'maxPrice=1', frequency: 'daily' }])
})

test('a guest has to sign in for the list, and comes back to it', async ({ page }) => {
  await page.goto('/dashboard/saved-searches')
  await expect(page).toHaveURL(/\/auth\/login\?next=%2Fdashboard%2Fsaved-searches/)
  const main = page.getByRole('main')
  await awake(page)
  await main.getByLabel('E-mail').fill('dealer@kaido.example')
  await main.getByRole('textbox', { name: 'Password', exact: true }).fill(DEMO_PASSWORD)
  await main.getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Saved searches' })).toBeVisible()
})

test('a truncated link shows an error, and offers a way on', async ({ page }) => {
  await page.goto('/unsubscribe?token=nonsense')
  await expect(page.getByRole('heading', { name: 'This link is not valid' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Choose which e-mails you receive' })).toBeVisible()
  await expect(page.getByRole('button', { name: /Stop/ })).toHaveCount(0)
})
