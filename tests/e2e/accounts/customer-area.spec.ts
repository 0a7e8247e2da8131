import { expect, test } from '../fixtures'
import {
  alive,
  enter,
  linkInMail,
  makePerson,
  newAddress,
  ownMenu,
  PASSWORD,
  PICTURE,
  signInAt,
} from './accounts'

test('an e-mail address is changed by the link that goes to the new one', async ({
  browser,
  page,
  request,
}) => {
  const person = await makePerson(browser, request)
  const newEmail = newAddress('moved')
  await enter(page, person)
  await alive(page, '/account-settings/security')
  await page.getByLabel('New e-mail address').fill(newEmail)
  await page.getByLabel('Your password').first().fill('Wrong$12')
  await page.getByRole('button', { name: 'Send confirmation link' }).click()
  await expect(page.locator('#email')).toContainText('Current password is incorrect')
  await page.getByLabel('Your password').first().fill(PASSWORD)
  await page.getByRole('button', { name: 'Send confirmation link' }).click()
  await expect(page.locator('#email').getByRole('alert')).toBeVisible()

  await page.goto(await linkInMail(browser, newEmail, /confirm your new/i))
  await expect(page.getByRole('heading', { name: 'Your address has been changed' })).toBeVisible()
  // Every session has ended with it, and the old address opens nothing any more.
  await page.goto('/dashboard')
  await expect(page).toHaveURL(/\/auth\/login\?next=/)
  await signInAt(page, person.email, PASSWORD)
  await expect(page.getByRole('main').getByRole('alert')).toHaveText(
    'The email or password provided is incorrect.',
  )
  await signInAt(page, newEmail, PASSWORD)
  await expect(page).toHaveURL('/dashboard')
  await expect(page.getByText(`Signed in as ${newEmail}`)).toBeVisible()
})

test('a link in a mail that is read on another site arrives signed in', async ({
  baseURL,
  browser,
  page,
  request,
}) => {
  const person = await makePerson(browser, request)
  await enter(page, person)
  // A site other than localhost: the browser sends what it would send from a mail.
  await page.goto(`http://127.0.0.1:${process.env.E2E_PROVIDER_PORT}/.well-known/openid-configuration`)
  await page.setContent(`<a href="${baseURL}/dashboard/profile">Complete your profile</a>`)
  const arriving = page.waitForRequest((one) => one.url() === `${baseURL}/dashboard/profile`)
  await page.getByRole('link', { name: 'Complete your profile' }).click()
  expect((await (await arriving).allHeaders())['sec-fetch-site']).toBe('cross-site')
  await expect(page).toHaveURL('/dashboard/profile')
  await expect(ownMenu(page)).toBeVisible()
  await expect(page.getByLabel('First name')).toHaveValue('Wanjiru')
})

test('a profile picture is chosen, rejected if it is not one, shown and removed', async ({
  browser,
  page,
  request,
}) => {
  await enter(page, await makePerson(browser, request))
  await alive(page, '/account-settings/information')
  const section = page.getByRole('region', { name: 'Profile picture' })
  const chooser = section.locator('input[type=file]')
  await expect(section).toContainText('WK')
  await chooser.setInputFiles({
    name: 'cv.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from('%PDF-1.7'),
  })
  await expect(section.getByRole('alert')).toHaveText('Please select an image file')
  // Its name and type are those of a picture; its bytes are not.
  await chooser.setInputFiles({ ...PICTURE, buffer: Buffer.from('<svg onload="alert(1)"/>') })
  await expect(section.getByRole('alert')).toHaveText('Please select an image file')
  await chooser.setInputFiles({ ...PICTURE, buffer: Buffer.alloc(5 * 1024 * 1024 + 1) })
  await expect(section.getByRole('alert')).toHaveText('File size must be less than 5MB')

  await chooser.setInputFiles(PICTURE)
  await expect(page.getByRole('status').filter({ hasText: 'Picture saved' })).toBeVisible()
  const shown = section.locator('img')
  await expect(shown).toHaveAttribute('src', /^\/media\/profile-[0-9a-f]{32}\.webp$/)
  const address = (await shown.getAttribute('src')) ?? ''
  await expect.poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(256)
  await expect(ownMenu(page).locator('img')).toBeVisible()

  await section.getByRole('button', { name: 'Remove picture' }).click()
  await expect(section).toContainText('WK')
  await expect(shown).toHaveCount(0)
  expect((await page.request.get(address)).status()).toBe(404)
})

test('input in a profile stays when a picture is added', async ({ browser, page, request }) => {
  await enter(page, await makePerson(browser, request))
  await alive(page, '/dashboard/profile')
  await page.getByLabel('City', { exact: true }).fill('Kisumu')
  await page.locator('input[type=file]').setInputFiles(PICTURE)
  await expect(page.getByRole('region', { name: 'Profile picture' }).locator('img')).toBeVisible()
  await expect(page.getByLabel('City', { exact: true })).toHaveValue('Kisumu')
  await page.getByLabel('I accept').check()
  await page.getByRole('button', { name: 'Save changes' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Profile updated successfully!' })).toBeVisible()
})
