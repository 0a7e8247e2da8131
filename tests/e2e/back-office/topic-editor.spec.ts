import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures'
import { fresh } from './lists-page'

const LIST = '/admin/content-management/topic-pages'

/** Publishes what stands in the editor; the page is saved once it has an address of its own and nothing is left to save. */
async function publish(page: Page): Promise<void> {
  await page.locator('#action-save').click()
  await expect(page.getByText(/successfully/).first()).toBeVisible()
  await expect(page).toHaveURL(/topic-editor\/\d+/)
}

const overflow = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

test('a page with a block is written, published, moved and fits a phone', async ({ page, signInAs }) => {
  const title = fresh('Left-hand drive')
  const route = title.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')
  await signInAs('admin')
  await page.goto(LIST)
  await page.getByRole('link', { name: 'New topic page' }).click()
  await expect(page).toHaveURL(`${LIST}/topic-editor/create`)
  await page.getByLabel('Title', { exact: false }).first().fill(title)
  const text = page.locator('#field-content [contenteditable="true"]').first()
  await text.click()
  await page.keyboard.type('Where it is driven on the right. /contact')
  await page
    .getByRole('option', { name: 'Contact' })
    .or(page.locator('#slash-menu__item-block-contact'))
    .first()
    .click()
  await page.locator('#field-content input[name$="title"]').first().fill('Write to a showroom')
  await publish(page)
  await expect(page.getByRole('link', { name: 'API' })).toHaveCount(0)
  const editor = page.url()

  await page.goto(`/topic-page/${route}`)
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Write to a showroom' })).toBeVisible()

  await page.goto(editor)
  await page.locator('#field-route').fill(`${route}-moved`)
  await publish(page)
  await page.goto(`/topic-page/${route}`)
  await expect(page).toHaveURL(`/topic-page/${route}-moved`)

  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(editor)
  await expect(page.locator('#field-route')).toHaveValue(`${route}-moved`)
  expect(await overflow(page)).toBe(0)
})
