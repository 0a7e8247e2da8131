import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { expect, test } from '../fixtures'
import { fresh } from './lists-page'

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const head = (page: Page) => page.locator('header[data-content-editor=post]')

const MINUTE_MS = 60_000
/** The next minute that can still be chosen, as a field of date and time takes it, in UTC as the browser of these tests. */
const nextMinute = () =>
  new Date(Math.ceil((Date.now() + 10_000) / MINUTE_MS) * MINUTE_MS).toISOString().slice(0, 16)

/** What readers see of a page, or that they see none. */
async function readPublic(page: Page, address: string): Promise<string> {
  const answer = await page.request.get(address)
  return answer.ok() ? answer.text() : `status ${answer.status()}`
}

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

test('a post appears as scheduled once it is complete, is changed, and an earlier version is restored', async ({
  page,
  signInAs,
}) => {
  test.setTimeout(300_000)
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
  await page.keyboard.press('Enter')
  await page.keyboard.type('/vehicle')
  await page.getByRole('option', { name: 'Vehicle', exact: true }).click()
  const headers = { 'sec-fetch-site': 'same-origin' }
  const listed = await page.request.get('/api/v1/vehicles?limit=1', { headers })
  const [vehicle] = (await listed.json()).data
  await page.getByLabel('Stock number, or address of its page').fill(vehicle.sku)
  await button(page, 'Save draft').click()
  await expect(page).toHaveURL(/blog\/edit\/\d+/)

  await button(page, 'Preview').click()
  await button(page, 'Phone').click()
  const frame = page.locator('iframe')
  await expect(frame.contentFrame().getByRole('heading', { name: title })).toBeVisible()
  await expect(frame.contentFrame().locator(`a[href^="/vehicles/${vehicle.id}"]`).first()).toBeVisible()
  expect((await frame.boundingBox())?.width).toBeLessThan(450)
  await head(page).getByRole('button', { name: 'Exit Preview' }).click()

  const address = (await page.getByTestId('route-preview').textContent()) ?? ''
  expect(await readPublic(page, address)).toBe('status 404')
  await button(page, 'Schedule').click()
  const dialog = page.getByRole('dialog', { name: 'Schedule' })
  await dialog.getByLabel('Publish on', { exact: true }).fill(nextMinute())
  await button(page, 'Save schedule').click()
  await expect(head(page)).toContainText('Scheduled for')
  await expect.poll(() => readPublic(page, address), { timeout: 150_000 }).toContain('Yokohama')

  await page.reload()
  await page.locator('#field-metaDescription').fill('Ships that leave Osaka this month.')
  await button(page, 'Save draft').click()
  await expect(page.getByText('Blog post saved as draft successfully!')).toBeVisible()
  await expect(head(page)).toContainText('Published, with a newer draft')
  expect(await readPublic(page, address)).not.toContain('Osaka')
  await button(page, 'Publish').click()
  await expect(page.getByText('Blog post published successfully!')).toBeVisible()
  await expect(button(page, 'Save draft')).toBeDisabled()
  await expect.poll(() => readPublic(page, address)).toContain('Osaka')

  await button(page, 'Versions').click()
  const earlier = page.getByRole('listitem').filter({ hasText: 'Published' }).nth(1)
  await earlier.getByRole('button', { name: 'Restore' }).click()
  await page.getByLabel('and publish it').check()
  await page
    .getByRole('alertdialog', { name: 'Restore this version' })
    .getByRole('button', { name: 'Restore', exact: true })
    .click()
  await expect.poll(() => readPublic(page, address)).toContain('Yokohama')
})
