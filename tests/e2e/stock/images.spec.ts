import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { expect, test } from '../fixtures'

/** A picture with a red left and a blue right half. */
async function halves(name: string) {
  const side = (background: string) =>
    sharp({ create: { width: 400, height: 450, channels: 3, background } })
      .png()
      .toBuffer()
  const buffer = await sharp(await side('#dc1414'))
    .extend({ right: 400, background: '#1414dc' })
    .jpeg()
    .toBuffer()
  return { name, mimeType: 'image/jpeg', buffer }
}

const LIST = '/admin/collections/media'
const unique = () => Date.now().toString(36)
const status = (page: Page, text: string | RegExp) => page.getByText(text).first()

/** A record as Payload's own interface returns it to the page. */
const read = (page: Page, path: string) =>
  page.evaluate(async (url) => (await fetch(url)).json(), `/api/${path}`)

async function isNoWiderThanTheScreen(page: Page): Promise<boolean> {
  return page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)
}

test('an image is uploaded with its description into a folder, cropped, and moved', async ({
  page,
  signInAs,
}) => {
  await signInAs('operator')
  const [stem, folder] = [`halves-${unique()}`, `Badges ${unique()}`]
  await page.goto('/admin/collections/image-folders/create')
  await page.getByLabel('Name').fill(folder)
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page).toHaveURL(/image-folders\/\d+/)

  await page.goto(`${LIST}/create`)
  await expect(page.getByText('Not described yet')).toBeVisible()
  await page.locator('input[type=file]').setInputFiles(await halves(`${stem}.jpg`))
  await page.getByLabel('Alternative text').fill('Two halves, red and blue')
  await expect(page.getByText('Not described yet')).toHaveCount(0)
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page).toHaveURL(/collections\/media\/\d+/)
  await expect(page.getByText('Nothing uses this image, so it can be deleted.')).toBeVisible()
  const id = Number(/media\/(\d+)/.exec(page.url())?.[1])

  await page.getByRole('button', { name: 'Edit Image' }).click()
  await page.locator('input[name="Width (px)"]').fill('400')
  await page.getByRole('button', { name: 'Apply Changes' }).click()
  await expect(page.getByText('What is cut off or replaced cannot be brought back.')).toBeVisible()
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('What is cut off or replaced cannot be brought back.')).toHaveCount(0)
  const { filename, height, width } = await read(page, `media/${id}`)
  expect([width, height]).toEqual([400, 450])
  const file = await page.request.get(`/media/${filename}`)
  const { channels } = await sharp(await file.body()).stats()
  expect(channels[2]?.mean, 'nothing blue is left').toBeLessThan(60)

  await page.goto(`${LIST}?search=${stem}`)
  await expect(page.getByRole('link', { name: new RegExp(stem) })).toBeVisible()
  await page.locator('.cell-_select input').first().check()
  await page.getByRole('combobox', { name: 'Move to' }).selectOption({ label: folder })
  await page.getByRole('button', { name: 'Move', exact: true }).click()
  await expect(status(page, '1 image moved')).toBeVisible()
  await page.goto(LIST)
  await page.getByRole('combobox', { name: 'Folder', exact: true }).selectOption({ label: folder })
  await expect(page.locator('.table tbody tr')).toHaveCount(1)
  await page.getByRole('button', { name: 'Not used' }).click()
  await expect(page.getByRole('link', { name: new RegExp(stem) })).toBeVisible()
})

test('an image of a vehicle names it, and warns before it is cropped', async ({ page, signInAs }) => {
  await signInAs('admin')
  await page.goto(LIST)
  const { docs } = await read(page, 'vehicle-images?limit=1&depth=0')
  const [{ media, vehicle }] = docs
  const { name } = await read(page, `vehicles/${vehicle}?depth=0`)
  await page.goto(`${LIST}/${media}`)
  const uses = page.getByRole('region', { name: 'Used by' })
  await expect(uses).toContainText(/Used by [\d,]+ vehicles?/)
  await expect(uses.getByRole('link', { name }).first()).toBeVisible()
  expect(await isNoWiderThanTheScreen(page)).toBe(true)
  await page.getByRole('button', { name: 'Edit Image' }).click()
  await page.locator('input[name="X %"]').fill('10')
  await page.getByRole('button', { name: 'Apply Changes' }).click()
  await expect(page.getByText(/Saving changes the picture wherever it is shown/)).toBeVisible()
  expect(await isNoWiderThanTheScreen(page)).toBe(true)
})

test('several images are uploaded at once, and found by the search across the back office', async ({
  page,
  signInAs,
}) => {
  await signInAs('admin')
  const stem = `several-${unique()}`
  await page.goto('/admin')
  await page.keyboard.press('Control+k')
  await page.getByRole('combobox').fill('pictures')
  await page
    .getByRole('option', { name: /Images/ })
    .first()
    .click()
  await expect(page).toHaveURL(new RegExp(LIST))
  await page.getByRole('button', { name: 'Bulk Upload' }).click()
  const chosen = await Promise.all([halves(`${stem}-1.jpg`), halves(`${stem}-2.jpg`)])
  await page.locator('input[type=file]').last().setInputFiles(chosen)
  await page.getByRole('button', { name: 'Save' }).last().click()
  await expect(status(page, 'Successfully saved 2 files')).toBeVisible()
  await page.goto(`${LIST}?search=${stem}`)
  await expect(page.locator('.table tbody tr')).toHaveCount(2)
})

test('on a phone the list shows picture, name and use, and is no wider than the screen @phone', async ({
  page,
  signInAs,
}) => {
  await signInAs('operator')
  await page.goto(LIST)
  await expect(page.locator('.table tbody tr').first()).toBeVisible()
  await expect(page.locator('.cell-usedBy').first()).toBeVisible()
  await expect(page.locator('.cell-alt').first()).toBeHidden()
  expect(await isNoWiderThanTheScreen(page)).toBe(true)
  const table = page.locator('.table').first()
  expect(await table.evaluate((box) => box.scrollWidth <= box.clientWidth)).toBe(true)
  await page.locator('.cell-filename a').first().click()
  await expect(page.getByRole('region', { name: 'Used by' })).toContainText(/Used by|Nothing/)
  expect(await isNoWiderThanTheScreen(page)).toBe(true)
})
