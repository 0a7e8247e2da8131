import type { Page } from '@playwright/test'
import { beyondTheEdge } from '../barriers/barriers'
import { expect, test } from '../fixtures'
import { openBy } from './lists-page'

test('the index links to every section and list, each with its count', async ({ page, signInAs }) => {
  await signInAs('admin')
  await page.goto('/admin/inventory')
  for (const section of ['Manufacturers', 'Models', 'Model codes', 'Vehicles', 'Tags', 'Service plans'])
    await expect(
      page.getByRole('link', { name: new RegExp(`^${section} [\\d,]+\\+? (entry|entries)( |$)`) }).first(),
    ).toBeVisible()
  await page.goto('/admin/inventory/variables')
  await expect(page.locator('main').getByRole('link', { name: /(entry|entries)$/ })).toHaveCount(17)
})

test('a table has ten rows a page up to a hundred, and links to its first and last page', async ({
  page,
  signInAs,
}) => {
  await signInAs('admin')
  await page.goto('/admin/inventory/model-codes')
  await expect(page.locator('tbody tr')).toHaveCount(10)
  const size = page.getByLabel('Rows per page')
  await expect(size.locator('option')).toHaveText([
    '10',
    '20',
    '30',
    '40',
    '50',
    '60',
    '70',
    '80',
    '90',
    '100',
  ])
  await expect(page.getByText(/^Page 1 of \d+$/)).toBeVisible()
  await expect(page.getByRole('button', { name: 'First page' })).toBeDisabled()
  await page.getByRole('link', { name: 'Next page' }).click()
  await expect(page.getByText(/^Page 2 of \d+$/)).toBeVisible()
  await page.getByRole('link', { name: 'Last page' }).click()
  await expect(page.getByRole('button', { name: 'Next page' })).toBeDisabled()
  await page.getByRole('link', { name: 'Previous page' }).click()
  await page.getByRole('link', { name: 'First page' }).click()
  await expect(page.getByText(/^Page 1 of \d+$/)).toBeVisible()
  await size.selectOption('20')
  await expect(page).toHaveURL(/limit=20/)
  await expect(page.locator('tbody tr')).toHaveCount(20)
  // Nothing can be selected here, so nothing is counted.
  await expect(page.getByText(/selected/)).toHaveCount(0)
  await page.goto('/admin/inventory/model-codes?page=99999')
  await expect(page.getByText(/^Page (\d+) of \1$/)).toBeVisible()
})

test('a role sees the buttons it may use: an operator deletes nothing and opens no ports', async ({
  page,
  signInAs,
}) => {
  await signInAs('operator')
  await page.goto('/admin/inventory/variables/tags')
  await expect(page.getByRole('link', { name: 'Create New Tag' })).toBeVisible()
  await expect(page.getByRole('link', { name: /^Edit / }).first()).toBeVisible()
  await expect(page.getByRole('button', { name: /^Delete/ })).toHaveCount(0)
  await page.goto('/admin/settings/ports')
  await expect(page.getByText('You do not have access to this screen')).toBeVisible()
})

/** How many cells of tables can only be seen by scrolling sideways. */
const cellsOutOfSight = (page: Page) =>
  page
    .locator('tbody td')
    .evaluateAll((cells) => cells.filter((cell) => cell.getBoundingClientRect().right > innerWidth).length)

test('no part of a list overflows a wide screen or a phone', async ({ page, signInAs }) => {
  test.setTimeout(120_000)
  await signInAs('admin')
  for (const address of [
    '/admin/inventory',
    '/admin/inventory/model-codes',
    '/admin/inventory/variables/tags/create',
    '/admin/inventory/vehicles',
    '/admin/inventory/vehicles?trash=true',
    '/admin/inventory/reservations',
    '/admin/inventory/reviews',
    '/admin/inventory/import',
    '/admin/orders/payments',
    '/admin/contacts',
    '/admin/contacts/deleted',
    '/admin/settings',
    '/admin/settings/ports',
    '/admin/settings/showroom-office',
    '/admin/settings/company-name',
    '/admin/settings/inspection',
    '/admin/settings/jobs?state=finished',
    '/admin/settings/outbox',
    '/admin/settings/audit-log',
  ]) {
    await page.goto(address)
    await expect(page.locator('h1')).toBeVisible()
    for (const width of [1440, 390]) {
      await page.setViewportSize({ width, height: 844 })
      await expect.poll(() => beyondTheEdge(page), `${address} at ${width}`).toBe(0)
      if (width === 390) await expect.poll(() => cellsOutOfSight(page), `cells of ${address}`).toBe(0)
    }
  }
})

test('on a phone the rows of a list begin on the first screen, its filters behind a button', async ({
  page,
  signInAs,
}) => {
  await signInAs('admin')
  await page.setViewportSize({ width: 390, height: 844 })
  for (const address of ['/admin/inventory/vehicles', '/admin/contacts', '/admin/settings/audit-log']) {
    await page.goto(address)
    await expect(page.locator('tbody tr').first(), address).toBeInViewport({ ratio: 0.5 })
  }
  await page.goto('/admin/inventory/vehicles')
  const status = page.getByLabel('Status', { exact: true })
  await openBy(() => page.getByRole('button', { name: 'Filters', exact: true }).click(), status)
  await status.selectOption('PUBLISHED')
  await expect(page).toHaveURL(/status=PUBLISHED/)
  await expect(page.getByRole('button', { name: 'Filters (1)' })).toHaveAttribute('aria-expanded', 'true')
})
