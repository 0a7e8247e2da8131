import { expect, test } from '../fixtures'
import { FALSE_JPEG, named, PUT } from './uploads-page'

test('a logo is uploaded like all pictures; a failed one is reported at its field and sent again', async ({
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
  await file.setInputFiles(await named('logo.jpg'))
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
