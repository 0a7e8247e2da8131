import { expect, test } from '../fixtures'

test('the preview of a search result follows what is typed, and settings are there after saving', async ({
  page,
  signInAs,
}) => {
  test.setTimeout(30_000)
  await signInAs('manager')
  await page.goto('/admin/settings/emails-seo?type=careers')
  await expect(page.getByRole('heading', { name: 'E-mails and SEO', level: 1 })).toBeVisible()
  await expect(page.getByText('None: e-mails stay in the outbox')).toBeVisible()
  await page.getByRole('button', { name: 'Send a test to' }).click()
  await expect(page.getByText('Kept in the outbox, not delivered')).toBeVisible()

  const title = `Work at the harbour ${Date.now()}`
  const preview = page.getByRole('figure', { name: 'Search result' })
  const titleField = page.getByRole('textbox', { name: 'Title', exact: true })
  await titleField.fill(title)
  await page.getByRole('link', { name: 'Stock of vehicles', exact: true }).click()
  await expect(titleField).not.toHaveValue(title)
  const types = page.getByRole('navigation', { name: 'Page types' })
  await types.getByRole('link', { name: 'Careers', exact: true }).click()
  await expect(titleField).toHaveValue(title)
  await expect(preview).toContainText(title)
  await expect(page.getByRole('figure', { name: 'Shared link' })).toContainText(title)
  await expect(page.getByRole('textbox', { name: 'Custom code' })).not.toBeEditable()
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('SEO settings updated successfully')).toBeVisible()
  await page.reload()
  await expect(preview).toContainText(title)

  const lackingTitle = `Choose a van ${Date.now()}`
  const created = await page.request.post('/api/v1/topic-pages', {
    data: {
      title: lackingTitle,
      content: 'Choose a van. Then choose a port.',
      published: true,
    },
    headers: { 'sec-fetch-site': 'same-origin' },
  })
  expect(created.status()).toBe(201)
  await page.getByRole('link', { name: 'Pages that lack something' }).click()
  await expect(page.getByRole('heading', { name: 'Pages that lack something', level: 1 })).toBeVisible()
  const lacking = page.getByRole('row').filter({ hasText: lackingTitle })
  await expect(lacking).toContainText('No meta description')
  await lacking.getByRole('link').click()
  const suggest = page.getByRole('button', { name: 'Suggest meta texts' })
  await suggest.click()
  await expect(page.getByText('Filled: Meta title, Meta description.')).toBeVisible()
  await expect(suggest).toBeFocused()
  await expect(page.locator('#field-metaTitle')).not.toHaveValue('')
  await page.locator('#field-metaTitle').fill('A title of its own')
  await expect(preview).toContainText('A title of its own · ')
})
