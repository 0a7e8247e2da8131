import type { Locator, Page } from '@playwright/test'
import { expect, test } from '../fixtures'
import {
  addVehicle,
  control,
  fillRequired,
  imageInput,
  LIST,
  openCreate,
  openEdit,
  paper,
  picture,
  pictures,
  pretendUploads,
  saveButton,
  statusLine,
  tiles,
} from './vehicle-form-page'

const MB = 1024 * 1024
const JPEG_START = [0xff, 0xd8, 0xff, 0xe0]
const file = (name: string, mimeType: string, buffer: Buffer) => ({ name, mimeType, buffer })
const large = (name: string) =>
  file(name, 'image/jpeg', Buffer.concat([Buffer.from(JPEG_START), Buffer.alloc(5 * MB)]))

const sheetInput = (page: Page, verb = 'Choose') => page.getByLabel(`${verb} auction sheet`)
const brochureInput = (page: Page, verb = 'Choose') => page.getByLabel(`${verb} brochure`)

/** Whether a click reaches its target. */
const hearsClicks = (page: Page) =>
  page.evaluate(() => {
    let isHeard = false
    const hear = () => {
      isHeard = true
    }
    document.body.addEventListener('click', hear)
    document.body.dispatchEvent(new MouseEvent('click', { bubbles: true }))
    document.body.removeEventListener('click', hear)
    return isHeard
  })

const handle = (tile: Locator) => tile.getByRole('button', { name: /^Move/ })

/**
 * Drags a picture to another's place, and drops it once that one has made room. For a moment
 * afterwards every click counts as the end of the drag, so that dropping clicks nothing; that is over when
 * this ends.
 */
async function dragOnto(page: Page, tile: Locator, other: Locator): Promise<void> {
  await handle(tile).hover()
  const target = await handle(other).boundingBox()
  await page.mouse.down()
  await page.mouse.move((target?.x ?? 0) + 20, (target?.y ?? 0) + 20, { steps: 8 })
  await expect(other).not.toHaveCSS('transform', 'none')
  await page.mouse.up()
  await expect.poll(() => hearsClicks(page)).toBe(true)
}

test('pictures show why they are rejected, how many there are, which is primary and what each shows', async ({
  page,
  signInAs,
}) => {
  await signInAs('admin')
  await openCreate(page)
  await pretendUploads(page)
  await imageInput(page).setInputFiles([
    large('big.jpg'),
    file('sheet.pdf', 'application/pdf', paper().buffer),
  ])
  await expect(statusLine(page, 'big.jpg is too large. Maximum size is 5MB')).toBeVisible()
  await expect(statusLine(page, 'sheet.pdf is not a supported image type')).toBeVisible()
  await imageInput(page).setInputFiles(file('text.jpg', 'image/jpeg', Buffer.from('not a picture')))
  await expect(statusLine(page, 'text.jpg is not a supported image type')).toBeVisible()
  await expect(tiles(page)).toHaveCount(0)

  await imageInput(page).setInputFiles(await pictures(3))
  await expect(statusLine(page, '3 image(s) added successfully')).toBeVisible()
  await expect(page.getByText(/^Successfully uploaded side-\d\.jpg$/)).toBeVisible()
  const [first, second] = [tiles(page).nth(0), tiles(page).nth(1)]
  await expect(first).toHaveAttribute('data-primary', 'true')
  await dragOnto(page, first, second)
  await expect(page.getByText('side-1.jpg moved to place 2 of 3')).toBeAttached()
  await dragOnto(page, second, first)
  await expect(first).toContainText('side-1.jpg')
  await second.getByRole('button', { name: /^Make/ }).click()
  await expect(page.locator('[data-primary=true]')).toContainText('side-2.jpg')
  await second.getByRole('button', { name: /^Remove/ }).click()
  await expect(page.locator('[data-primary=true]')).toContainText('side-1.jpg')

  for (const [type, label] of [
    ['exterior_360', 'Exterior 360°'],
    ['interior_360', 'Interior 360°'],
  ] as const) {
    await first.getByRole('combobox').selectOption(type)
    const taken = second.locator(`option[value=${type}]`)
    await expect(taken).toBeDisabled()
    // It cannot be chosen; anyone who gets around that gets a message.
    await taken.evaluate((option: HTMLOptionElement) => option.removeAttribute('disabled'))
    await second.getByRole('combobox').selectOption(type)
    await expect(
      statusLine(page, `Only one ${label} image is allowed. You already have an ${label} image.`),
    ).toBeVisible()
    await expect(second.getByRole('combobox')).toHaveValue('exterior')
  }
  await imageInput(page).setInputFiles(await pictures(19))
  await expect(statusLine(page, 'You can only upload up to 20 images')).toBeVisible()
  await expect(tiles(page)).toHaveCount(20)

  await page.getByRole('button', { name: 'Test Reorder' }).click()
  await expect(tiles(page).nth(19)).toContainText('side-1.jpg')
  await expect(page.locator('[data-primary=true]')).toContainText('side-3.jpg')

  // A file that is gone when it is about to be read.
  await first.getByRole('button', { name: /^Remove/ }).click()
  await page.evaluate(() => {
    Blob.prototype.arrayBuffer = () => Promise.reject(new Error('gone'))
  })
  await imageInput(page).setInputFiles(await picture(1))
  await expect(statusLine(page, 'Failed to add images. Please try again.')).toBeVisible()
})

test('a picture is dragged past the edge of the window, picked up by a resting finger, and moved by keyboard', async ({
  page,
  signInAs,
}) => {
  await signInAs('admin')
  await openCreate(page)
  await pretendUploads(page)
  await imageInput(page).setInputFiles(await pictures(16))
  await expect(tiles(page)).toHaveCount(16)
  const names = async () => (await tiles(page).allTextContents()).map((text) => /side-\d+/.exec(text)?.[0])
  const scrolled = () => page.evaluate(() => scrollY)

  // The bottom edge is held until the page has come to its end.
  await page.setViewportSize({ width: 900, height: 600 })
  await handle(tiles(page).nth(0)).evaluate((tile) => tile.scrollIntoView({ block: 'center' }))
  const before = await scrolled()
  await handle(tiles(page).nth(0)).hover()
  await page.mouse.down()
  await page.mouse.move(450, 590, { steps: 8 })
  await expect.poll(scrolled).toBeGreaterThan(before + 200)
  const last = handle(tiles(page).nth(15))
  await expect(async () => {
    await page.mouse.move(450, 590 + Math.round(Math.random()))
    await expect(last).toBeInViewport({ ratio: 1, timeout: 100 })
  }).toPass()
  const end = await last.boundingBox()
  await page.mouse.move((end?.x ?? 0) + 20, (end?.y ?? 0) + 20, { steps: 8 })
  await expect(tiles(page).nth(15)).not.toHaveCSS('transform', 'none')
  await page.mouse.up()
  await expect.poll(async () => (await names()).at(-1)).toBe('side-1')
  await expect.poll(() => hearsClicks(page)).toBe(true)

  await handle(tiles(page).nth(1)).focus()
  await page.keyboard.press('Space')
  await expect(page.getByText('side-3.jpg picked up, place 2 of 16')).toBeAttached()
  // The keys that move it are handled a moment after it is announced as picked up.
  await expect(async () => {
    await page.keyboard.press('ArrowLeft')
    await expect(page.getByText('Place 1 of 16', { exact: true })).toBeAttached({ timeout: 1_000 })
  }).toPass()
  await page.keyboard.press('Space')
  await expect.poll(async () => (await names()).slice(0, 2)).toEqual(['side-3', 'side-2'])
  await expect(handle(tiles(page).nth(0))).toBeFocused()

  await tiles(page)
    .nth(1)
    .getByRole('button', { name: /^Remove/ })
    .press('Enter')
  await expect(tiles(page)).toHaveCount(15)
  await page.keyboard.press('Enter')
  await expect.poll(async () => (await names()).slice(0, 2)).toEqual(['side-3', 'side-2'])
})

test('a new vehicle waits for its files: a failed one stops the save and can be retried', async ({
  page,
  signInAs,
}) => {
  await signInAs('admin')
  await openCreate(page)
  await fillRequired(page)
  let saves = 0
  await page.route('**/api/v1/vehicles', (route) => {
    saves++
    return route.fulfill({ status: 201, json: { data: { id: 1 } } })
  })
  await page.route('**/api/v1/uploads/presigned-url', (route) => route.fulfill({ status: 500, json: {} }))
  await imageInput(page).setInputFiles(await picture(1))
  await expect(tiles(page).first()).toContainText('Failed to get presigned URL')
  await saveButton(page).click()
  await expect(statusLine(page, 'Failed to upload image: side-1.jpg')).toBeVisible()
  await page.unroute('**/api/v1/uploads/presigned-url')
  await pretendUploads(page)
  await tiles(page).first().getByRole('button', { name: 'Retry side-1.jpg' }).click()
  await expect(tiles(page).first()).toHaveAttribute('data-state', 'stored')

  await sheetInput(page).setInputFiles(file('sheet.exe', 'application/octet-stream', Buffer.from('MZ')))
  await expect(statusLine(page, 'Invalid file type')).toBeVisible()
  await expect(page.getByText('max 10MB')).toHaveCount(2)
  await sheetInput(page).setInputFiles(paper())
  await expect(statusLine(page, 'Auction sheet selected for upload')).toBeVisible()
  await brochureInput(page).setInputFiles(paper('brochure.pdf'))
  await expect(statusLine(page, 'Brochure selected for upload')).toBeVisible()

  const temporary: unknown[] = []
  let answer: { status: number; json: unknown } = { status: 500, json: {} }
  await page.route('**/api/v1/uploads/documents', (route) => {
    temporary.push(route.request().postDataJSON().vehicle_id)
    return route.fulfill(answer)
  })
  await saveButton(page).click()
  await expect(statusLine(page, 'Failed to upload auction sheet')).toBeVisible()
  answer = { status: 415, json: { message: 'The server reads no such paper' } }
  await saveButton(page).click()
  await expect(statusLine(page, 'The server reads no such paper')).toBeVisible()
  await page.getByRole('button', { name: 'Remove auction sheet' }).click()
  await expect(statusLine(page, 'Auction sheet removed')).toBeVisible()
  answer = { status: 500, json: {} }
  await saveButton(page).click()
  await expect(statusLine(page, 'Failed to upload brochure')).toBeVisible()
  expect(saves).toBe(0)
  expect(temporary.every((id) => String(id).startsWith('temp-'))).toBe(true)
  await page.getByRole('button', { name: 'Remove brochure' }).click()
  await expect(statusLine(page, 'Brochure removed')).toBeVisible()
  await saveButton(page).click()
  await expect(page).toHaveURL(LIST)
  expect(saves).toBe(1)
})

test('papers of a stored vehicle are uploaded when chosen; a failure is only reported', async ({
  browser,
  page,
  signInAs,
}) => {
  const { id } = await addVehicle(browser)
  await signInAs('admin')
  await openEdit(page, id)
  await page.route('**/api/v1/uploads/documents', (route) => route.fulfill({ status: 500, json: {} }))
  await sheetInput(page).setInputFiles(paper())
  await expect(statusLine(page, 'Failed to upload auction sheet')).toBeVisible()
  await brochureInput(page).setInputFiles(paper())
  await expect(statusLine(page, 'Failed to upload brochure')).toBeVisible()
  await page.unroute('**/api/v1/uploads/documents')
  await sheetInput(page).setInputFiles(paper())
  await expect(statusLine(page, 'Auction sheet uploaded successfully')).toBeVisible()
  await brochureInput(page).setInputFiles(paper('brochure.pdf'))
  await expect(statusLine(page, 'Brochure uploaded successfully')).toBeVisible()
  await page.getByRole('button', { name: 'Remove brochure' }).click()
  await expect(statusLine(page, 'Brochure removed')).toBeVisible()
  await control(page, 'others').fill('With its sheet')
  await saveButton(page).click()
  await expect(statusLine(page, 'Vehicle updated successfully')).toBeVisible()
  await openEdit(page, id)
  await expect(page.getByRole('group', { name: 'Auction sheet' }).getByRole('link').first()).toBeVisible()
  await expect(sheetInput(page, 'Replace')).toBeAttached()
  await expect(brochureInput(page)).toBeAttached()
})
