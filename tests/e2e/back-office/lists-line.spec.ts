import { expect, test } from '../fixtures'
import { fresh, openBy, statusLine } from './lists-page'

test('input for a port survives a lost connection, a failed save and a reload, and is saved when the line is back', async ({
  context,
  page,
  signInAs,
}) => {
  await signInAs('admin')
  const name = fresh('Beira')
  await page.goto('/admin/settings/ports')
  const form = page.getByRole('dialog', { name: 'Create port' })
  await openBy(() => page.getByRole('button', { name: 'Create port' }).click(), form)
  await form.getByLabel('Port name *').fill(name)
  await form.getByLabel('Country *').selectOption('Mozambique')
  await context.setOffline(true)
  await form.getByRole('button', { name: 'Save' }).click()
  await expect(form.getByRole('alert')).toContainText('Failed to create port: Network error occurred')
  await expect(form.getByRole('alert')).toContainText('What you entered is still here: please save it again.')
  await expect(form.getByLabel('Port name *')).toHaveValue(name)
  await context.setOffline(false)

  // A reload that nobody chose, such as by a phone that needed the memory.
  page.on('dialog', (question) => question.accept())
  await page.reload()
  await openBy(() => page.getByRole('button', { name: 'Create port' }).click(), form)
  await expect(form.getByText('What you entered earlier has been restored but not saved yet.')).toBeVisible()
  await expect(form.getByLabel('Country *')).toHaveValue('Mozambique')
  await form.getByRole('button', { name: 'Save' }).click()
  await expect(statusLine(page, 'Port created successfully')).toBeVisible()

  // What was saved, or discarded, is not restored.
  await openBy(() => page.getByRole('button', { name: 'Create port' }).click(), form)
  await expect(form.getByLabel('Port name *')).toHaveValue('')
  await form.getByLabel('Port name *').fill('Given up')
  await form.getByRole('button', { name: 'Cancel' }).click()
  await openBy(() => page.getByRole('button', { name: 'Create port' }).click(), form)
  await expect(form.getByLabel('Port name *')).toHaveValue('')
})

test('a list that depends on another field shows why it did not load, and is loaded on request', async ({
  page,
  signInAs,
}) => {
  await signInAs('admin')
  await page.goto('/admin/inventory/model-codes')
  const form = page.getByRole('dialog', { name: 'Create model code' })
  await openBy(() => page.getByRole('button', { name: 'Create model code' }).click(), form)
  let tries = 0
  await page.route('**/models/public/by-manufacturer/*', (route) => {
    tries += 1
    return route.abort('connectionreset')
  })
  await form.getByLabel('Manufacturer').selectOption({ index: 1 })
  await expect(form.getByRole('alert')).toContainText('Network error occurred')
  // It is retried twice before the user has to.
  await expect.poll(() => tries).toBe(3)
  await page.unrouteAll()
  await form.getByRole('button', { name: 'Try again' }).click()
  await expect(form.getByRole('alert')).toHaveCount(0)
  await expect(form.getByLabel('Model *', { exact: true }).locator('option')).not.toHaveCount(1)
})
