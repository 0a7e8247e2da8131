import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { expect, test } from '../fixtures'
import { fresh } from './lists-page'

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const head = (page: Page) => page.locator('header[data-content-editor=post]')

/** A day from now as a field of date and time takes it, in UTC as the browser of these tests. */
const tomorrow = () => new Date(Date.now() + 86_400_000).toISOString().slice(0, 16)

/** Chooses a picture of another shape, and takes the part of it that is offered. */
async function cropPicture(page: Page): Promise<void> {
  const area = { create: { width: 1600, height: 1200, channels: 3 as const, background: '#2c6a9b' } }
  const chooser = page.waitForEvent('filechooser')
  await page.locator('#featured-image').click()
  await (await chooser).setFiles({
    name: 'harbour.png',
    mimeType: 'image/png',
    buffer: await sharp(area).png().toBuffer(),
  })
  await page.getByRole('button', { name: 'Part of the picture that is shown' }).press('ArrowDown')
  await button(page, 'Use this part').click()
  await expect(page.locator('figure img')).toBeVisible()
}

test('a post is published once it is complete, changed beside the public page, and scheduled', async ({
  page,
  signInAs,
}) => {
  test.setTimeout(120_000)
  const title = fresh('Harbour news')
  await signInAs('manager')
  await page.goto('/admin/content-management/blog/create')
  await expect(page.getByRole('heading', { name: 'Create New Blog Post', level: 1 })).toBeVisible()
  const body = page.locator('.rich-text-lexical [contenteditable=true]').first()
  await expect(body).toBeVisible()
  await button(page, 'Publish').click()
  await expect(page.getByText('Please fix the validation errors')).toBeVisible()
  await expect(page.getByText('Please select at least 2 tags')).toBeVisible()

  await page.locator('#field-title').fill(title)
  await page.locator('#field-metaDescription').fill('Ships that leave Yokohama this month.')
  for (const name of ['Belarus', 'Buying']) {
    await page.locator('#field-tags input').first().click()
    await page.locator('.rs__option', { hasText: name }).click()
  }
  await cropPicture(page)
  await body.click()
  await page.keyboard.type('What ships this month.')
  await button(page, 'Publish').click()
  await expect(page.getByText('Blog post published successfully!')).toBeVisible()
  await expect(page).toHaveURL(/blog\/edit\/\d+/)
  await expect(button(page, 'Save draft')).toBeDisabled()

  await page.locator('#field-metaDescription').fill('Ships that leave Osaka this month.')
  await button(page, 'Save draft').click()
  await expect(page.getByText('Blog post saved as draft successfully!')).toBeVisible()
  await expect(head(page)).toContainText('Published, with a newer draft')
  const address = await head(page).getByRole('link').getAttribute('href')
  const read = await (await page.request.get(address ?? '')).text()
  expect(read).toContain(title)
  expect(read).not.toContain('Osaka')

  await button(page, 'Schedule').click()
  const dialog = page.getByRole('dialog', { name: 'Schedule' })
  await dialog.getByLabel('Publish on', { exact: true }).fill(tomorrow())
  await button(page, 'Save schedule').click()
  await expect(head(page)).toContainText('Scheduled for')
})
