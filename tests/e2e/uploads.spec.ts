import type { Browser, Locator, Page, Route } from '@playwright/test'
import sharp from 'sharp'
import { adminCall } from './accounts'
import { expect, test } from './fixtures'

const MB = 1024 * 1024
const PUT = '**/storage/**'
const DOWN = 'The file storage cannot be reached. Please try again.'

type Chosen = { name: string; mimeType: string; buffer: Buffer }

let drawn = 0
/** A small picture of its own colour. */
async function picture(name: string): Promise<Chosen> {
  const background = { r: (++drawn * 53) % 255, g: 90, b: 120 }
  const buffer = await sharp({ create: { width: 64, height: 48, channels: 3, background } })
    .jpeg()
    .toBuffer()
  return { name, mimeType: 'image/jpeg', buffer }
}
const pictures = (count: number) =>
  Promise.all(Array.from({ length: count }, (_, index) => picture(`side-${index + 1}.jpg`)))

/** What begins as a JPEG and is none: only looking at the whole of it tells. */
const FALSE_JPEG: Chosen = {
  name: 'false.jpg',
  mimeType: 'image/jpeg',
  buffer: Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), Buffer.alloc(2000, 'not a picture')]),
}
const PDF: Chosen = {
  name: 'sheet.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.from('%PDF-1.4\n%%EOF\n'),
}

const said = (page: Page, text: string | RegExp): Locator =>
  page.locator('[data-sonner-toast]').filter({ hasText: text }).first()
const tiles = (page: Page): Locator => page.locator('[data-place]')
const stored = (page: Page): Locator => page.locator('[data-place][data-state=stored]')
const refusals = (page: Page): Locator => page.getByRole('list', { name: 'Files that were not added' })
const drop = (page: Page): Locator => page.getByRole('region', { name: 'Add images' })
const chooser = (page: Page): Locator => drop(page).locator('input[type=file][multiple]')
const paper = (page: Page, name: string): Locator => page.getByRole('group', { name })

/** Opens a form and waits until it has come to life. */
async function openForm(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await expect(async () => {
    await page.getByRole('tab', { name: /^Pricing/ }).click()
    await expect(page.locator('#vehicle-costValue')).toBeVisible({ timeout: 500 })
  }).toPass()
}
const openCreate = (page: Page) => openForm(page, '/admin/inventory/vehicles/create')

type Vehicle = { id: number; images: unknown[]; auction_sheet_url: string | null } & Record<string, unknown>

const read = (browser: Browser, id: number): Promise<Vehicle> =>
  adminCall<Vehicle>(browser, 'GET', `/vehicles/${id}`)

/** A draft of the test's own, with one picture, like the first vehicle there is. */
async function makeVehicle(browser: Browser): Promise<number> {
  const [first] = await adminCall<{ id: number }[]>(browser, 'GET', '/vehicles?limit=1')
  const like = await read(browser, Number(first?.id))
  const mark = `${Date.now().toString(36)}${++drawn}`.toUpperCase()
  const made = await adminCall<Vehicle>(browser, 'POST', '/vehicles', {
    manufacturer_id: like.manufacturer_id,
    model_id: like.model_id,
    model_code_id: like.model_code_id,
    vehicle_type_id: like.vehicle_type_id,
    showroom_id: like.showroom_id,
    year: like.year,
    color: like.color,
    status: 'DRAFT',
    engine_size_cc: 1496,
    cost_value: 5000,
    chassis: `UP-${mark}`,
    office_file_no: `UP-${mark}`,
    image_paths: (like.image_paths as string[]).slice(0, 1),
  })
  return made.id
}

/** The files as a browser hands them over with a drop or a paste. */
const handOver = (page: Page, files: Chosen[]) =>
  page.evaluateHandle(
    (given) => {
      const data = new DataTransfer()
      for (const { bytes, name, type } of given)
        data.items.add(new File([Uint8Array.from(bytes)], name, { type }))
      return data
    },
    files.map(({ buffer, mimeType, name }) => ({ name, type: mimeType, bytes: [...buffer] })),
  )

test.describe('at a desk', () => {
  test.skip(({ isMobile }) => isMobile, 'once is enough')

  test('every picture that is refused is named with its reason, and the others are taken', async ({
    page,
    signInAs,
  }) => {
    await signInAs('operator')
    await openCreate(page)
    const heic = Buffer.from('\0\0\0\x18ftypheic\0\0\0\0', 'latin1')
    const large = Buffer.concat([(await picture('large.jpg')).buffer, Buffer.alloc(5 * MB)])
    await chooser(page).setInputFiles([
      await picture('good.jpg'),
      { name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('no picture') },
      { name: 'IMG_7.HEIC', mimeType: 'image/heic', buffer: heic },
      { name: 'renamed.jpg', mimeType: 'image/jpeg', buffer: heic },
      { name: 'large.jpg', mimeType: 'image/jpeg', buffer: large },
      { name: 'page.png', mimeType: 'image/png', buffer: Buffer.from('<html><script>1</script></html>') },
    ])
    await expect(said(page, '1 image(s) added successfully')).toBeVisible()
    await expect(refusals(page).getByRole('listitem')).toHaveText([
      'notes.txt is not a supported image type',
      /^IMG_7\.HEIC is not a supported image type\. It is a HEIC photo: .*Most Compatible/,
      /^renamed\.jpg is not a supported image type\. It is a HEIC photo/,
      'large.jpg is too large. Maximum size is 5MB',
      'page.png is not a supported image type',
    ])
    await expect(said(page, 'notes.txt is not a supported image type')).toBeAttached()
    await expect(stored(page)).toHaveCount(1)
    await expect(tiles(page)).toContainText('good.jpg')
    await page.getByRole('button', { name: 'Dismiss the list' }).click()
    await expect(refusals(page)).toHaveCount(0)
  })

  test('twenty pictures are taken and the twenty-first is not', async ({ page, signInAs }) => {
    test.setTimeout(120_000)
    await signInAs('operator')
    await openCreate(page)
    await chooser(page).setInputFiles(await pictures(21))
    await expect(said(page, 'You can only upload up to 20 images')).toBeVisible()
    await expect(said(page, '20 image(s) added successfully')).toBeVisible()
    await expect(tiles(page)).toHaveCount(20)
    await expect(drop(page)).toContainText('20 of 20')
    await chooser(page).setInputFiles(await pictures(1))
    await expect(refusals(page).getByRole('listitem')).toHaveText(['You can only upload up to 20 images'])
    await expect(stored(page)).toHaveCount(20, { timeout: 60_000 })
  })

  test('a file that only begins as a picture is refused by the server at its tile', async ({
    page,
    signInAs,
  }) => {
    await signInAs('operator')
    await openCreate(page)
    await chooser(page).setInputFiles(FALSE_JPEG)
    await expect(tiles(page).getByRole('alert')).toHaveText('false.jpg is not a supported image type')
    await expect(stored(page)).toHaveCount(0)
    await page.getByRole('button', { name: 'Remove false.jpg' }).click()
    await expect(tiles(page)).toHaveCount(0)
  })

  test('when the storage stops in the middle the save stops by name, nothing is half saved, another try works', async ({
    browser,
    page,
    signInAs,
  }) => {
    test.setTimeout(120_000)
    await signInAs('manager')
    const id = await makeVehicle(browser)
    await openForm(page, `/admin/inventory/vehicles/edit/${id}`)
    let arrived = 0
    const cut = (route: Route) => (++arrived > 1 ? route.abort('connectionreset') : route.continue())
    await page.route(PUT, cut)
    await chooser(page).setInputFiles(await pictures(3))
    await expect(tiles(page).getByRole('alert')).toHaveText(['Upload failed', 'Upload failed'])
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(said(page, /^Failed to upload image: side-\d\.jpg$/)).toBeVisible()
    await expect(page).toHaveURL(/\/edit\/\d+$/)
    expect((await read(browser, id)).images).toHaveLength(1)

    await page.unroute(PUT, cut)
    const keep = (route: Route) =>
      route.fulfill({ status: 503, json: { error: 'unavailable', message: DOWN } })
    await page.route('**/api/v1/uploads/images', keep)
    await page
      .getByRole('button', { name: /^Retry / })
      .first()
      .click()
    await expect(tiles(page).getByRole('alert').filter({ hasText: DOWN })).toHaveCount(1)
    await page.unroute('**/api/v1/uploads/images', keep)
    await page
      .getByRole('button', { name: /^Retry / })
      .first()
      .click()
    await expect(page.getByRole('button', { name: /^Retry / })).toHaveCount(1)
    // What has still not arrived goes with the save.
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(said(page, 'Vehicle updated successfully')).toBeVisible()
    expect((await read(browser, id)).images).toHaveLength(4)
  })

  test('pictures are dropped and pasted', async ({ page, signInAs }) => {
    await signInAs('operator')
    await openCreate(page)
    const dropped = await handOver(page, [await picture('dropped-1.jpg'), await picture('dropped-2.jpg')])
    await drop(page).dispatchEvent('dragover', { dataTransfer: dropped })
    await expect(drop(page)).toHaveAttribute('data-over', 'true')
    await drop(page).dispatchEvent('drop', { dataTransfer: dropped })
    await expect(stored(page)).toHaveCount(2)
    const pasted = await handOver(page, [await picture('pasted.png')])
    await page.evaluate(
      (clipboardData) =>
        document.dispatchEvent(
          new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
        ),
      pasted,
    )
    await expect(stored(page)).toHaveCount(3)
    await expect(tiles(page).nth(2)).toContainText('pasted.png')
    // Text goes where it is pasted.
    const prevented = await page.evaluate(() => {
      const clipboardData = new DataTransfer()
      clipboardData.setData('text/plain', 'KDA 123')
      return !document.dispatchEvent(new ClipboardEvent('paste', { clipboardData, cancelable: true }))
    })
    expect(prevented).toBe(false)
    await expect(tiles(page)).toHaveCount(3)
  })

  test('papers of a stored vehicle are sent at once, replaced and removed, and refused with the reason', async ({
    browser,
    page,
    signInAs,
  }) => {
    test.setTimeout(120_000)
    await signInAs('manager')
    const id = await makeVehicle(browser)
    await openForm(page, `/admin/inventory/vehicles/edit/${id}`)
    const sheet = paper(page, 'Auction sheet')
    const input = sheet.locator('input[type=file]')
    await input.setInputFiles({ name: 'sheet.exe', mimeType: 'application/pdf', buffer: PDF.buffer })
    await expect(sheet.getByRole('alert')).toHaveText('Invalid file type')
    await input.setInputFiles({ ...PDF, name: 'large.pdf', buffer: Buffer.alloc(10 * MB + 1) })
    await expect(sheet.getByRole('alert')).toHaveText('large.pdf is too large. Maximum size is 10MB')
    // Its bytes are those of no PDF.
    await input.setInputFiles({ ...PDF, name: 'false.pdf', buffer: Buffer.from('<html></html>') })
    await expect(sheet.getByRole('alert')).toHaveText('Invalid file type')
    await page.route(PUT, (route) => route.abort('connectionreset'))
    await input.setInputFiles(PDF)
    await expect(sheet.getByRole('alert')).toHaveText('Failed to upload auction sheet')
    await page.unroute(PUT)

    await input.setInputFiles(PDF)
    await expect(said(page, 'Auction sheet uploaded successfully')).toBeVisible()
    await expect(sheet.getByRole('alert')).toHaveCount(0)
    const link = sheet.getByRole('link', { name: 'sheet.pdf' })
    const first = await link.getAttribute('href')
    await input.setInputFiles({ ...PDF, name: 'better.pdf' })
    await expect(sheet.getByRole('link', { name: 'better.pdf' })).toBeVisible()
    expect(await sheet.getByRole('link').getAttribute('href')).not.toBe(first)
    const brochure = paper(page, 'Brochure')
    await brochure.locator('input[type=file]').setInputFiles({ ...PDF, name: 'brochure.pdf' })
    await expect(said(page, 'Brochure uploaded successfully')).toBeVisible()
    await brochure.getByRole('button', { name: 'Remove brochure' }).click()
    await expect(said(page, 'Brochure removed')).toBeVisible()
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(said(page, 'Vehicle updated successfully')).toBeVisible()

    const saved = await read(browser, id)
    expect(saved.auction_sheet_url).toMatch(/^\/files\//)
    expect(saved.brochure_url).toBeNull()
    const type = await page.evaluate(
      async (url) => (await fetch(url)).headers.get('content-type'),
      String(saved.auction_sheet_url),
    )
    expect(type).toBe('application/pdf')
    await openForm(page, `/admin/inventory/vehicles/edit/${id}`)
    await paper(page, 'Auction sheet').getByRole('button', { name: 'Remove auction sheet' }).click()
    await expect(said(page, 'Auction sheet removed')).toBeVisible()
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(said(page, 'Vehicle updated successfully')).toBeVisible()
    expect((await read(browser, id)).auction_sheet_url).toBeNull()
  })

  test('a logo goes the way of all pictures; one that did not arrive is told at its field and sent again', async ({
    page,
    signInAs,
  }) => {
    await signInAs('manager')
    const name = `Ohta ${Date.now().toString(36)}`
    const calls: string[] = []
    page.on('request', (request) => {
      if (request.method() !== 'GET') calls.push(`${request.method()} ${new URL(request.url()).pathname}`)
    })
    await page.goto('/admin/inventory/manufacturers')
    const dialog = page.getByRole('dialog', { name: 'Create manufacturer' })
    await expect(async () => {
      await page.getByRole('button', { name: 'Create manufacturer' }).click()
      await expect(dialog).toBeVisible({ timeout: 3000 })
    }).toPass()
    await dialog.getByLabel('Name *').fill(name)
    const file = dialog.locator('input[type=file]')
    await file.setInputFiles({ ...FALSE_JPEG, name: 'IMG_1.HEIC', mimeType: 'image/heic' })
    await expect(dialog.getByRole('alert')).toContainText('It is a HEIC photo')
    await file.setInputFiles(FALSE_JPEG)
    await expect(dialog.getByRole('alert')).toHaveText('false.jpg is not a supported image type')
    await page.route(PUT, (route) => route.abort('connectionreset'))
    await file.setInputFiles(await picture('logo.jpg'))
    await expect(dialog.getByRole('alert')).toHaveText('Upload failed')
    await dialog.getByRole('button', { name: 'Save' }).click()
    await expect(dialog.getByRole('alert')).toHaveText('Upload failed')
    await page.unroute(PUT)
    await dialog.getByRole('button', { name: 'Retry' }).click()
    await expect(dialog.getByRole('alert')).toHaveCount(0)
    await expect(dialog.getByRole('button', { name: 'Retry' })).toHaveCount(0)
    calls.splice(0)
    await dialog.getByRole('button', { name: 'Save' }).click()
    await expect(
      page.getByRole('status').filter({ hasText: 'Manufacturer created successfully' }),
    ).toBeVisible()
    expect(calls.filter((call) => !call.includes('/uploads/'))).toContain('POST /api/v1/manufacturers')
    expect(calls.filter((call) => call.endsWith('/api/media'))).toEqual([])
    await page.goto(`/admin/inventory/manufacturers?name=${encodeURIComponent(name)}`)
    await expect(page.getByRole('row', { name: new RegExp(name) }).locator('img')).toHaveAttribute(
      'src',
      /^\/media\/logo-/,
    )
  })
})

test.describe('beside the car', () => {
  test.skip(({ isMobile }) => !isMobile, 'a phone')

  test('a phone offers its camera, and what it took is sent and sorted without anything beyond the edge', async ({
    page,
    signInAs,
  }) => {
    await signInAs('operator')
    await openCreate(page)
    const camera = drop(page).locator('input[capture]')
    await expect(drop(page).getByText('Take a photo')).toBeVisible()
    await expect(camera).toHaveAttribute('capture', 'environment')
    await expect(camera).toHaveAttribute('accept', 'image/*')
    await expect(chooser(page)).toHaveAttribute('accept', 'image/jpeg,image/png,image/gif,image/webp')
    await camera.setInputFiles(await picture('taken-1.jpg'))
    await camera.setInputFiles(await picture('taken-2.jpg'))
    await expect(stored(page)).toHaveCount(2)
    await expect(tiles(page).first()).toHaveAttribute('data-primary', 'true')
    await page.getByRole('button', { name: 'Make taken-2.jpg the primary image' }).tap()
    await expect(tiles(page).nth(1)).toHaveAttribute('data-primary', 'true')
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
    for (const button of await tiles(page).first().getByRole('button').all())
      expect((await button.boundingBox())?.height).toBeGreaterThanOrEqual(40)
  })
})
