import type { Route } from '@playwright/test'
import { expect, test } from '../fixtures'
import { chooser, drop, FALSE_JPEG, handOver, MB, named, PUT, read, refusals, stored } from './uploads-page'
import { addVehicle, openCreate, openEdit, pictures, statusLine, tiles } from './vehicle-form-page'

const DOWN = 'The file storage cannot be reached. Please try again.'

test.describe('at a desk', () => {
  test('every picture that is refused is named with its reason, and the others are accepted', async ({
    page,
    signInAs,
  }) => {
    await signInAs('operator')
    await openCreate(page)
    const heic = Buffer.from('\0\0\0\x18ftypheic\0\0\0\0', 'latin1')
    const large = Buffer.concat([(await named('large.jpg')).buffer, Buffer.alloc(5 * MB)])
    await chooser(page).setInputFiles([
      await named('good.jpg'),
      { name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('no picture') },
      { name: 'IMG_7.HEIC', mimeType: 'image/heic', buffer: heic },
      { name: 'renamed.jpg', mimeType: 'image/jpeg', buffer: heic },
      { name: 'large.jpg', mimeType: 'image/jpeg', buffer: large },
      { name: 'page.png', mimeType: 'image/png', buffer: Buffer.from('<html><script>1</script></html>') },
    ])
    await expect(statusLine(page, '1 image(s) added successfully')).toBeVisible()
    await expect(refusals(page).getByRole('listitem')).toHaveText([
      'notes.txt is not a supported image type',
      /^IMG_7\.HEIC is not a supported image type\. It is a HEIC photo: .*Most Compatible/,
      /^renamed\.jpg is not a supported image type\. It is a HEIC photo/,
      'large.jpg is too large. Maximum size is 5MB',
      'page.png is not a supported image type',
    ])
    await expect(statusLine(page, 'notes.txt is not a supported image type')).toBeAttached()
    await expect(stored(page)).toHaveCount(1)
    await expect(tiles(page)).toContainText('good.jpg')
    await page.getByRole('button', { name: 'Dismiss the list' }).click()
    await expect(refusals(page)).toHaveCount(0)
  })

  test('twenty pictures are accepted and the twenty-first is not', async ({ page, signInAs }) => {
    test.setTimeout(120_000)
    await signInAs('operator')
    await openCreate(page)
    await chooser(page).setInputFiles(await pictures(21))
    await expect(statusLine(page, 'You can only upload up to 20 images')).toBeVisible()
    await expect(statusLine(page, '20 image(s) added successfully')).toBeVisible()
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

  test('when the storage stops midway the save stops by name, nothing is half saved, a retry works', async ({
    browser,
    page,
    signInAs,
  }) => {
    test.setTimeout(120_000)
    await signInAs('manager')
    const id = (await addVehicle(browser, { status: 'DRAFT' })).id
    const before = (await read(browser, id)).images.length
    await openEdit(page, id)
    let arrived = 0
    const cut = (route: Route) => (++arrived > 1 ? route.abort('connectionreset') : route.continue())
    await page.route(PUT, cut)
    await chooser(page).setInputFiles(await pictures(3))
    await expect(tiles(page).getByRole('alert')).toHaveText(['Upload failed', 'Upload failed'])
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(statusLine(page, /^Failed to upload image: side-\d\.jpg$/)).toBeVisible()
    await expect(page).toHaveURL(/\/edit\/\d+$/)
    expect((await read(browser, id)).images).toHaveLength(before)

    await page.unroute(PUT, cut)
    const holdRoute = (route: Route) =>
      route.fulfill({ status: 503, json: { error: 'unavailable', message: DOWN } })
    await page.route('**/api/v1/uploads/images', holdRoute)
    await page
      .getByRole('button', { name: /^Retry / })
      .first()
      .click()
    await expect(tiles(page).getByRole('alert').filter({ hasText: DOWN })).toHaveCount(1)
    await page.unroute('**/api/v1/uploads/images', holdRoute)
    await page
      .getByRole('button', { name: /^Retry / })
      .first()
      .click()
    await expect(page.getByRole('button', { name: /^Retry / })).toHaveCount(1)
    // Failed uploads are sent with the save.
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(statusLine(page, 'Vehicle updated successfully')).toBeVisible()
    expect((await read(browser, id)).images).toHaveLength(before + 3)
  })

  test('pictures are dropped and pasted', async ({ page, signInAs }) => {
    await signInAs('operator')
    await openCreate(page)
    const dropped = await handOver(page, [await named('dropped-1.jpg'), await named('dropped-2.jpg')])
    await drop(page).dispatchEvent('dragover', { dataTransfer: dropped })
    await expect(drop(page)).toHaveAttribute('data-over', 'true')
    await drop(page).dispatchEvent('drop', { dataTransfer: dropped })
    await expect(stored(page)).toHaveCount(2)
    const pasted = await handOver(page, [await named('pasted.png')])
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
})

test.describe('next to the car', { tag: '@phone' }, () => {
  test('a phone offers its camera, and its pictures are sent and sorted without anything overflowing', async ({
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
    await camera.setInputFiles(await named('taken-1.jpg'))
    await camera.setInputFiles(await named('taken-2.jpg'))
    await expect(stored(page)).toHaveCount(2)
    await expect(tiles(page).first()).toHaveAttribute('data-primary', 'true')
    await page.getByRole('button', { name: 'Make taken-2.jpg the primary image' }).tap()
    await expect(tiles(page).nth(1)).toHaveAttribute('data-primary', 'true')
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
    for (const button of await tiles(page).first().getByRole('button').all())
      expect((await button.boundingBox())?.height).toBeGreaterThanOrEqual(40)
  })
})
