import { expect, test } from '../fixtures'
import { alive, newAddress } from './accounts'

test('staff are created with role and showroom first, and listed with both, by a name that leads to them', async ({
  page,
  signInAs,
}) => {
  await signInAs('admin')
  const email = newAddress('clerk')
  await alive(page, '/admin/user-management/create')
  const form = page.getByRole('main')
  await expect(form.locator('form :is(input, select)').first()).toHaveAttribute('id', 'person-roleId')
  await expect(form.getByText(/Delivery address/)).toHaveCount(0)
  await form.getByLabel('Role', { exact: true }).selectOption({ label: 'Operator' })
  await form.getByRole('checkbox', { name: 'Nairobi Showroom' }).check()
  for (const [label, value] of [
    ['First name', 'Aiko'],
    ['Last name', 'Mori'],
    ['E-mail', email],
    ['Phone', '+254712345678'],
  ] as const)
    await form.getByLabel(label, { exact: true }).fill(value)
  await form.getByRole('button', { name: 'Create', exact: true }).click()
  await expect(page.getByRole('status').filter({ hasText: 'User created successfully' })).toBeVisible()

  await page.goto(`/admin/user-management?search=${email}`)
  const row = page.getByRole('row', { name: new RegExp(email) })
  await expect(row).toContainText('Operator')
  await expect(row).toContainText('Nairobi Showroom')
  await row.getByRole('link', { name: 'Mori' }).click()
  await expect(page).toHaveURL(/\/admin\/user-management\/edit\/\d+$/)
  await expect(page.getByLabel('Last name', { exact: true })).toHaveValue('Mori')
})

test('the access map fits a phone, one role at a time @phone', async ({ page, signInAs }) => {
  await signInAs('admin')
  await page.goto('/admin/user-management/access-map')
  const table = page.getByRole('table').first()
  await expect(table.getByRole('checkbox', { name: 'Admin: read Inventory' })).toBeVisible()
  await expect(table.getByRole('checkbox', { name: 'Operator: read Inventory' })).toBeHidden()
  await expect(async () => {
    await page.getByLabel('Role', { exact: true }).first().selectOption({ label: 'Operator' })
    await expect(table.getByRole('checkbox', { name: 'Operator: read Inventory' })).toBeVisible({
      timeout: 500,
    })
  }).toPass()
  const overflow = await table.evaluate(({ parentElement: box }) =>
    box ? box.scrollWidth - box.clientWidth : 1,
  )
  expect(overflow).toBe(0)
})
