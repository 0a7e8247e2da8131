import { DEMO_PASSWORD } from '../../../scripts/lib/demo-accounts.mjs'
import { expect, test } from '../fixtures'
import { filterBy, fresh, openBy, statusLine } from './lists-page'
import { ADMIN, anotherAs } from './reviews-page'

const BLOG = '/admin/content-management/blog'
const HELD = 'Find cheaper ones at www.elsewhere.example today'

test('posts are found as a list or as cards, and one is deleted once that is confirmed', async ({
  browser,
  page,
  signInAs,
}) => {
  const title = fresh('Draft to delete')
  const { context, page: api } = await anotherAs(browser, ADMIN)
  expect((await api.request.post('/api/v1/blogs/posts', { data: { title } })).status()).toBe(201)
  await context.close()
  await signInAs('admin')
  await page.goto(BLOG)
  await expect(page.getByRole('heading', { level: 1, name: 'Blog' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Create New' })).toHaveAttribute('href', `${BLOG}/create`)
  await openBy(
    () => page.getByRole('link', { name: 'Grid' }).click(),
    page.getByRole('list', { name: 'Posts' }),
  )
  await expect(page).toHaveURL(/view=grid/)
  await filterBy(page, title, /title=Draft/)
  await expect(page.getByRole('listitem').filter({ hasText: title })).toContainText('Draft')
  await page.getByRole('link', { name: 'List', exact: true }).click()
  const row = page.getByRole('row').filter({ hasText: title })
  await row.getByRole('button', { name: 'Delete' }).click()
  const dialog = page.getByRole('alertdialog')
  await expect(dialog).toContainText(
    `Are you sure you want to delete the post "${title}"? This action cannot be undone.`,
  )
  await dialog.getByRole('button', { name: 'Delete' }).click()
  await expect(statusLine(page, 'Blog post deleted successfully!')).toBeVisible()
  await expect(page.getByText('No posts match these filters')).toBeVisible()
})

test('a held comment waits for staff, who decide about it and delete it at the post', async ({
  browser,
  page,
  signInAs,
}) => {
  const customer = { email: 'customer@kaido.example', password: DEMO_PASSWORD }
  const { context, page: reader } = await anotherAs(browser, customer)
  const { data } = await (await reader.request.get('/api/v1/blogs/latest')).json()
  const [post] = data as { id: number; title: string }[]
  const sent = await reader.request.post('/api/v1/blogs/comments', {
    data: { postId: post?.id, content: HELD },
  })
  expect(sent.status()).toBe(201)
  await context.close()

  await signInAs('admin')
  await page.goto(`${BLOG}/comments?toCheck=true`)
  const row = page.getByRole('row').filter({ hasText: HELD })
  await expect(row).toContainText('To check')
  await openBy(
    () => row.getByRole('button', { name: 'Hide' }).click(),
    statusLine(page, 'Comment updated successfully!'),
  )
  await expect(row).toHaveCount(0)

  await page.goto(`${BLOG}/${post?.id}`)
  await expect(page.getByRole('heading', { level: 1, name: post?.title })).toBeVisible()
  await expect(page.frameLocator('iframe').locator('p').first()).toBeVisible()
  await expect(row).toContainText('Hidden')
  const dialog = page.getByRole('alertdialog')
  await openBy(() => row.getByRole('button', { name: 'Delete' }).click(), dialog)
  await expect(dialog).toContainText(
    'Are you sure you want to delete this comment? This action cannot be undone.',
  )
  await dialog.getByRole('button', { name: 'Delete' }).click()
  await expect(statusLine(page, 'Comment deleted successfully!')).toBeVisible()
  await expect(row).toHaveCount(0)
  await page.goto(`${BLOG}/999999999`)
  await expect(
    page.getByRole('heading', { level: 1, name: 'There is nothing at this address' }),
  ).toBeVisible()
})

test('a tag that posts use is not deleted', async ({ page, signInAs }) => {
  await signInAs('admin')
  await page.goto(`${BLOG}/tags?name=Kenya`)
  const dialog = page.getByRole('alertdialog')
  await openBy(() => page.getByRole('button', { name: 'Delete Kenya' }).click(), dialog)
  await expect(dialog.getByRole('alert')).toHaveText(/^Used by \d+ .*posts?\b.*, so it cannot be deleted\.$/)
  await expect(dialog.getByRole('button', { name: 'Delete' })).toBeDisabled()
})
