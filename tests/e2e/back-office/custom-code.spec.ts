import { createHash } from 'node:crypto'
import { expect, test } from '../fixtures'

const TEXT = 'window.kaidoCounted = "</p>" > "&amp;"'
const HASH = `'sha256-${createHash('sha256').update(TEXT).digest('base64')}'`

test('custom code of an administrator runs on pages of its type, and nobody else changes it', async ({
  page,
  signInAs,
}) => {
  test.setTimeout(30_000)
  const change = (customCode: string) =>
    page.request.put('/api/v1/seo-settings/global', {
      data: { customCode },
      headers: { 'sec-fetch-site': 'same-origin' },
    })
  const isCounted = () => page.evaluate(() => 'kaidoCounted' in window)
  await signInAs('admin')
  await page.goto('/admin/settings/emails-seo?type=global')
  await page.getByLabel('Custom code').fill(`<script>${TEXT}</script>`)
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('SEO settings updated successfully')).toBeVisible()

  await expect
    .poll(async () => (await page.request.get('/compare')).headers()['content-security-policy'], {
      timeout: 2_000,
    })
    .toContain(HASH)
  const served = await page.goto('/compare')
  expect(await served?.text()).toContain(`<script>${TEXT}</script>`)
  expect(await isCounted()).toBe(true)
  await page.goto('/')
  expect(await isCounted()).toBe(false)

  expect((await change('')).status()).toBe(200)
  await expect.poll(async () => (await page.request.get('/compare')).text()).not.toContain(TEXT)
  await page.context().clearCookies()
  await signInAs('manager')
  const refused = await change(`<script>${TEXT}</script>`)
  expect([refused.status(), (await refused.json()).message]).toEqual([
    403,
    'Only an administrator can change the custom code',
  ])
})
