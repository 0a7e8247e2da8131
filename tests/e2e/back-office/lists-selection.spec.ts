import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures'
import { fresh, statusLine } from './lists-page'

const SAME_ORIGIN = { 'sec-fetch-site': 'same-origin' }

/** Ports that only this run knows; returns the word that finds them. */
async function makePorts(page: Page, count: number): Promise<string> {
  const word = fresh('Select')
  for (let n = 1; n <= count; n += 1) {
    const data = {
      name: `${word} ${String(n).padStart(2, '0')}`,
      country: 'Mozambique',
      use: 'both',
      active: true,
    }
    expect((await page.request.post('/api/v1/ports', { data, headers: SAME_ORIGIN })).status()).toBe(201)
  }
  return word
}

const boxes = (page: Page) => page.locator('tbody').getByRole('checkbox')
const wholePage = (page: Page) => page.getByLabel('Select all on this page')

/** Ticks a box once the page is hydrated. */
async function tick(box: ReturnType<typeof wholePage>, seen: ReturnType<Page['getByText']>): Promise<void> {
  await expect(async () => {
    await box.check()
    await expect(seen).toBeVisible({ timeout: 1000 })
  }).toPass()
}

test('a selection spans pages and filters; its count shows what is not visible, and just that is deleted', async ({
  page,
  signInAs,
}) => {
  await signInAs('admin')
  const word = await makePorts(page, 13)
  await page.goto(`/admin/settings/ports?search=${encodeURIComponent(word)}`)
  const bar = page.getByRole('toolbar', { name: 'Ports' })
  await tick(wholePage(page), bar.getByText('10 selected', { exact: true }))
  await page.getByRole('link', { name: 'Next page' }).click()
  await expect(boxes(page)).toHaveCount(3)
  await expect(bar).toContainText('10 selected, 10 not on this page')
  await expect(wholePage(page)).not.toBeChecked()
  await boxes(page).first().check()
  await expect(bar).toContainText('11 selected, 10 not on this page')
  await expect(page.getByText('1 of 3 rows selected. 11 on all pages.')).toBeVisible()

  // Back on their page they are ticked, and one of them can be unticked.
  await page.getByRole('link', { name: 'Previous page' }).click()
  await expect(wholePage(page)).toBeChecked()
  await boxes(page).first().uncheck()
  await expect(bar).toContainText('10 selected, 1 not on this page')
  await bar.getByRole('button', { name: 'Delete Selected' }).click()
  const question = page.getByRole('alertdialog', { name: 'Delete 10 ports' })
  await expect(question).toContainText('and 5 more')
  await question.getByRole('button', { name: 'Delete', exact: true }).click()
  await expect(statusLine(page, '10 ports deleted successfully')).toBeVisible()
  await expect(boxes(page)).toHaveCount(3)
  await expect(bar).not.toContainText('selected')
  await expect(page.getByRole('row', { name: new RegExp(`${word} 01`) })).toBeVisible()

  await wholePage(page).check()
  await bar.getByRole('button', { name: 'Clear' }).click()
  await expect(page.getByText('0 of 3 rows selected.')).toBeVisible()
  await expect(bar.getByRole('button', { name: 'Delete Selected' })).toBeDisabled()
  // With Shift, everything between two of them.
  await boxes(page).first().check()
  await boxes(page)
    .last()
    .click({ modifiers: ['Shift'] })
  await expect(bar).toContainText('3 selected')
})

test('vehicles and people stay selected on the next page too, with the count and a way to clear', async ({
  page,
  signInAs,
}) => {
  await signInAs('admin')
  await page.goto('/admin/inventory/vehicles')
  const vehicles = page.getByRole('toolbar', { name: 'Selected vehicles' })
  await tick(boxes(page).first(), vehicles.getByText('1 selected', { exact: true }))
  await page.getByRole('link', { name: 'Next page' }).click()
  await expect(vehicles).toContainText('1 selected, 1 not on this page')
  await boxes(page).nth(1).check()
  await expect(vehicles).toContainText('2 selected, 1 not on this page')
  await vehicles.getByRole('button', { name: 'Clear' }).click()
  await expect(vehicles).toHaveCount(0)

  await page.goto('/admin/contacts')
  const people = page.getByRole('toolbar', { name: 'People' })
  await tick(boxes(page).first(), people.getByText('1 selected', { exact: true }))
  await page.getByLabel('Rows per page').selectOption('20')
  await expect(page).toHaveURL(/limit=20/)
  await page.locator('[data-search]').fill('nobody-is-called-so')
  await expect(page.getByText('No one matches these filters')).toBeVisible()
  await expect(people).toContainText('1 selected, 1 not on this page')
  await expect(people.getByRole('link', { name: 'Export vCard (1)' })).toBeVisible()
  await people.getByRole('button', { name: 'Clear' }).click()
  await expect(people).not.toContainText('selected')
})

test.describe('before hydration', () => {
  test.use({ javaScriptEnabled: false })

  test('nothing can be ticked that would not count', async ({ page, signInAs }) => {
    await signInAs('admin')
    for (const address of ['/admin/settings/ports', '/admin/contacts', '/admin/inventory/vehicles']) {
      await page.goto(address)
      const ticks = page.locator('table input[type=checkbox]:not([role=switch])')
      await expect(ticks).not.toHaveCount(0)
      for (const box of await ticks.all()) await expect(box, address).toBeDisabled()
    }
  })
})
