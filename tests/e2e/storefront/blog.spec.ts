import type { APIRequestContext, Browser } from '@playwright/test'
import { DEMO_PASSWORD } from '../../../scripts/lib/demo-accounts.mjs'
import { openBy } from '../back-office/lists-page'
import { ADMIN, anotherAs } from '../back-office/reviews-page'
import { expect, test } from '../fixtures'
import { alive, awake, statusLine } from './buyer-page'

type Post = { id: number; title: string; route: string }

const responseOf = async (calls: APIRequestContext, path: string) => {
  const { headers, status, text } = await calls.get(path, { maxRedirects: 0 }).then(async (answer) => ({
    headers: answer.headers(),
    status: answer.status(),
    text: await answer.text(),
  }))
  return { location: headers.location ?? '', type: headers['content-type'] ?? '', status, text }
}

/** A post that nobody else responds to, at its second address. */
async function movedPost(browser: Browser, name: string): Promise<Post & { oldRoute: string }> {
  const { context, page } = await anotherAs(browser, ADMIN)
  const calls = page.request
  const [sample] = (await (await calls.get('/api/v1/blogs/latest')).json()).data
  const made = await calls.post('/api/v1/blogs/posts', {
    data: {
      title: `${name} ${Date.now()}`,
      tags: ['Uganda', 'Shipping'],
      body: 'What to look at before the ship leaves.',
      metaDescription: 'What to look at before the ship leaves',
      featuredImageUrl: sample.featuredImageUrl,
      status: 'PUBLISHED',
    },
  })
  expect(made.status(), await made.text()).toBe(201)
  const { id, route: oldRoute, title } = (await made.json()).data
  const route = `${oldRoute}-moved`
  expect((await calls.patch(`/api/v1/blogs/posts/${id}`, { data: { route } })).status()).toBe(200)
  await context.close()
  return { id, title, route, oldRoute }
}

/** Deletes a comment on the back office's screen. */
async function removeAsAdmin(browser: Browser, content: string): Promise<void> {
  const { context, page } = await anotherAs(browser, ADMIN)
  await page.goto('/admin/content-management/blog/comments')
  const row = page.getByRole('row').filter({ hasText: content })
  const dialog = page.getByRole('alertdialog', { name: 'Delete comment' })
  await openBy(() => row.getByRole('button', { name: /^Delete/ }).click({ timeout: 1_000 }), dialog)
  await expect(dialog).toContainText(content)
  await dialog.getByRole('button', { name: 'Delete', exact: true }).click()
  await expect(page.getByText('Comment deleted successfully!')).toBeVisible()
  await expect(row).toHaveCount(0)
  await context.close()
}

test('a reader finds a post by its tag, comments on it, edits, rates, and deletes; an administrator too', async ({
  browser,
  page,
  signInAs,
}) => {
  const post = await movedPost(browser, 'Read by a dealer')
  await page.goto('/blogs')
  await page
    .locator('[data-tag-cloud]')
    .getByRole('link', { name: /^Uganda/ })
    .click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Posts about Uganda')
  await page.getByRole('main').getByRole('link', { name: post.title }).first().click()
  await expect(page).toHaveURL(new RegExp(`/blogs/${post.route}$`))
  const comments = page.getByRole('region', { name: /^Comments/ })
  await expect(comments).toContainText('Sign in required to comment')

  await signInAs('dealer')
  await page.reload()
  await awake(page)
  const text = comments.getByRole('textbox', { name: 'Comment' })
  await text.fill('Good to know before I book.')
  await comments.getByRole('button', { name: 'Post comment' }).click()
  await expect(statusLine(page, 'Comment posted successfully!')).toBeVisible()
  const own = comments.getByText('Good to know before I book.')
  await expect(own).toBeVisible()
  const again = await page.request.post('/api/v1/blogs/comments', {
    data: { postId: post.id, content: 'One more comment.' },
    headers: { 'sec-fetch-site': 'same-origin' },
  })
  expect(again.status()).toBe(409)

  await comments.getByRole('button', { name: 'Edit' }).click()
  await text.fill('a'.repeat(101))
  await comments.getByRole('button', { name: 'Save' }).click()
  await expect(comments.getByText('Comment must not exceed 100 characters')).toBeVisible()
  await text.fill('Good to know before I pay.')
  await comments.getByRole('button', { name: 'Save' }).click()
  await expect(statusLine(page, 'Comment updated successfully!')).toBeVisible()
  await expect(comments.getByText('Good to know before I pay.')).toBeVisible()

  const rating = page.getByRole('region', { name: 'Rating' })
  await rating.getByRole('radio', { name: '4 stars' }).check({ force: true })
  await rating.getByRole('button', { name: 'Send rating' }).click()
  await expect(rating).toContainText('4.0 of 5 from 1 rating')

  await comments.getByRole('button', { name: 'Delete' }).click()
  const dialog = page.getByRole('dialog', { name: 'Delete comment' })
  await expect(dialog).toContainText(
    'Are you sure you want to delete this comment? This action cannot be undone.',
  )
  await dialog.getByRole('button', { name: 'Delete' }).click()
  await expect(statusLine(page, 'Comment deleted successfully!')).toBeVisible()
  await expect(comments.getByRole('button', { name: 'Post comment' })).toBeVisible()
  await expect(rating).toContainText('Nobody has rated this post yet.')

  const remark = `Seen cheaper at number ${post.id}.`
  await text.fill(remark)
  await comments.getByRole('button', { name: 'Post comment' }).click()
  await expect(comments.getByText(remark)).toBeVisible()
  await removeAsAdmin(browser, remark)
  await page.reload()
  await expect(comments.getByRole('button', { name: 'Post comment' })).toBeVisible()
  await expect(comments).not.toContainText(remark)
})

test('without script a comment is sent as a form', async ({ baseURL, browser }) => {
  const post = await movedPost(browser, 'Read without script')
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL })
  const page = await context.newPage()
  const account = { email: 'customer@kaido.example', password: DEMO_PASSWORD }
  expect((await page.request.post('/api/v1/auth/sign-in', { data: account })).status()).toBe(200)
  await page.goto(`/blogs/${post.route}`)
  await page.getByRole('textbox', { name: 'Comment' }).fill('Sent as a form.')
  await page.getByRole('button', { name: 'Post comment' }).click()
  await expect(page.getByText('Comment posted successfully!')).toBeVisible()
  await expect(page.getByText('Sent as a form.')).toBeVisible()
  await context.close()
})

test('a post has one address, to which its id and its earlier one lead; the feed is XML', async ({
  browser,
  page,
}) => {
  const post = await movedPost(browser, 'Moved & found')
  for (const part of [post.oldRoute, post.id]) {
    const { location, status } = await responseOf(page.request, `/blogs/${part}`)
    expect([status, new URL(location, 'http://localhost').pathname]).toEqual([308, `/blogs/${post.route}`])
  }
  await alive(page, '/blogs')
  const { text, type } = await responseOf(page.request, '/blogs/rss.xml')
  expect(type).toContain('application/rss+xml')
  const titles = await page.evaluate((xml) => {
    const feed = new DOMParser().parseFromString(xml, 'application/xml')
    const fault = feed.querySelector('parsererror')?.textContent
    return fault ?? [...feed.querySelectorAll('item > title')].map((title) => title.textContent)
  }, text)
  expect(titles).toContain(post.title)
})
