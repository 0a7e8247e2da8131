import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures'
import { fresh } from './lists-page'

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const published = (page: Page) => expect(page.getByText('Topic page published successfully!')).toBeVisible()

test('a page is published once its block is complete, moves to a new route, and its former URL redirects', async ({
  page,
  signInAs,
}) => {
  test.setTimeout(120_000)
  const title = fresh('Paying in instalments')
  await signInAs('manager')
  await page.goto('/admin/content-management/topic-pages/topic-editor/create')
  await expect(page.getByRole('heading', { name: 'New topic page', level: 1 })).toBeVisible()
  await expect(page.getByRole('link', { name: 'API', exact: true })).toHaveCount(0)
  const text = page.locator('.rich-text-lexical [contenteditable=true]').first()
  await expect(text).toBeVisible()
  await button(page, 'Publish').click()
  await expect(page.getByText('Title is required')).toBeVisible()

  await page.locator('#field-title').fill(title)
  await text.click()
  await page.keyboard.type('/questions')
  await page.getByRole('option', { name: 'Questions and answers' }).click()
  await expect(button(page, 'Add Item')).toBeVisible()
  await button(page, 'Save draft').click()
  await expect(page).toHaveURL(/topic-editor\/\d+/)
  await button(page, 'Publish').click()
  const lacks = 'A block is not complete. Questions and answers: Items is required'
  await expect(page.getByText(`Failed to publish topic page. ${lacks}`)).toBeVisible()
  await expect(page.getByText(lacks, { exact: true })).toBeVisible()

  await button(page, 'Add Item').click()
  await page.getByLabel('Question', { exact: true }).fill('May I pay in three parts?')
  await page.getByLabel('Answer', { exact: true }).fill('Yes, within ninety days.')
  // What was refused is saved as a draft meanwhile, as it is written.
  await page.waitForResponse(
    (answer) =>
      answer.url().includes('autosave=true') &&
      answer.ok() &&
      (answer.request().postData() ?? '').includes('ninety days'),
  )
  await page.reload()
  await expect(page.getByLabel('Answer', { exact: true })).toHaveValue('Yes, within ninety days.')
  await button(page, 'Publish').click()
  await published(page)
  const link = page.locator('header[data-content-editor=page]').getByRole('link')
  const former = (await link.getAttribute('href')) ?? ''
  expect(await (await page.request.get(former)).text()).toContain('Yes, within ninety days.')

  const route = `${former.split('/').at(-1)}-now`
  await page.locator('#field-route').fill(route)
  await button(page, 'Publish').click()
  await published(page)
  await expect(link).toHaveAttribute('href', `/topic-page/${route}`)
  await page.goto(former)
  await expect(page).toHaveURL(`/topic-page/${route}`)
  await expect(page.getByRole('heading', { name: title, level: 1 })).toBeVisible()
})
