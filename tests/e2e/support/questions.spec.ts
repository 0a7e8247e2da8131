import type { Browser, Page } from '@playwright/test'
import { adminCall, PICTURE } from '../accounts/accounts'
import { expect, test } from '../fixtures'
import { mailsTo, press } from '../sales/sales-page'
import { alive } from '../storefront/buyer-page'
import { answerByMail } from './mailbox'
import { newTicket } from './support-page'

type Ticket = { id: number; status: string; attachments: unknown[]; about: { kind: string } | null }

const ticketNow = (browser: Browser, id: number) =>
  adminCall<Ticket>(browser, 'GET', `/support-management/tickets/${id}`)
const answer = (browser: Browser, id: number, body: object) =>
  adminCall(browser, 'POST', `/support-management/tickets/${id}/responses`, body)
const setStatus = (browser: Browser, id: number, status: string, reason?: string) =>
  adminCall(browser, 'PATCH', `/support-management/tickets/${id}/status`, { status, reason })

/** Within ten seconds what staff did is on the page, which nobody touched. */
const shows = (page: Page, text: string | RegExp) =>
  expect(page.getByRole('main').getByText(text).first()).toBeVisible({ timeout: 25_000 })

const write = async (page: Page, message: string): Promise<void> => {
  await page.getByLabel('Your message').fill(message)
  await page.getByRole('button', { name: 'Send', exact: true }).click()
}

test('a question about an order, with a photograph: answered, resolved, reopened, closed and rated @both', async ({
  browser,
  page,
  signInAs,
}) => {
  test.setTimeout(180_000)
  await signInAs('customer')
  await page.goto('/dashboard/orders')
  await page
    .getByRole('link', { name: /View Details/i })
    .first()
    .click()
  await page.getByRole('link', { name: 'Ask about this order' }).click()
  await expect(page).toHaveURL(/\/support\/tickets\/create\?order=\d+$/)
  await alive(page, page.url())
  await expect(page.getByText('About your order')).toBeVisible()

  const subject = `Scratch on the left door ${Date.now()}`
  await page.getByLabel('Subject').fill(subject)
  await page.getByRole('textbox', { name: 'Your question' }).fill('It was not on the auction sheet.')
  await page.getByLabel('Add photographs or documents').setInputFiles(PICTURE)
  await expect(page.getByRole('button', { name: `Remove ${PICTURE.name}` })).toBeVisible()
  await expect(page.getByRole('progressbar')).toHaveCount(0)
  await page.getByRole('button', { name: 'Send question' }).click()
  await expect(page).toHaveURL(/\/support\/tickets\/\d+$/)
  const id = Number(page.url().split('/').at(-1))
  await shows(page, 'It was not on the auction sheet.')
  await shows(page, /We expect to answer you by|We will answer you as soon as we can/)
  await expect(page.getByRole('link', { name: new RegExp(PICTURE.name) })).toBeVisible()
  const made = await ticketNow(browser, id)
  expect([made.about?.kind, made.attachments.length]).toEqual(['order', 1])

  await answer(browser, id, { message: 'We will have it polished.', sendEmailNotification: true })
  await shows(page, 'We will have it polished.')
  expect((await mailsTo(browser, 'customer@kaido.example')).some((mail) => mail.includes(subject))).toBe(true)

  await write(page, 'Thank you, when?')
  await shows(page, 'Thank you, when?')
  await expect.poll(async () => (await ticketNow(browser, id)).status).toBe('OPEN')

  await answerByMail(page, id, 'customer@kaido.example', 'Friday would suit me.')
  await shows(page, 'Friday would suit me.')
  await shows(page, 'Show trimmed')
  await setStatus(browser, id, 'ON_HOLD', 'The workshop is closed until Monday.')
  await shows(page, /We have put this on hold/)
  await setStatus(browser, id, 'RESOLVED')
  await shows(page, /We consider this resolved/)

  await write(page, 'It is still there.')
  await shows(page, 'It is still there.')
  await expect.poll(async () => (await ticketNow(browser, id)).status).toBe('OPEN')
  await press(page.getByRole('button', { name: 'Close this question' }))
  await page.getByRole('dialog').getByRole('button', { name: 'Close question' }).click()
  await shows(page, 'This question is closed.')

  await page.getByText('Good', { exact: true }).click()
  await page.getByLabel('Anything you would like to add? (optional)').fill('Kind people.')
  await page.getByRole('button', { name: 'Send rating' }).click()
  await shows(page, 'You rated our help: Good')

  await write(page, 'One more thing')
  await expect(page).not.toHaveURL(new RegExp(`/support/tickets/${id}$`))
  await shows(page, 'Follows your question')
})

test('what is typed survives a lost line, and is sent once it is back', async ({
  context,
  page,
  signInAs,
}) => {
  await signInAs('dealer')
  await page.goto('/dashboard/support')
  await page.getByRole('link', { name: 'The spare key is missing' }).click()
  await shows(page, 'Only one was in the envelope.')
  await expect(page.getByText(/We have put this on hold/)).toBeVisible()
  await context.setOffline(true)
  await write(page, 'I have found it')
  await expect(
    page
      .getByRole('alert')
      .or(page.getByText(/connection/i))
      .first(),
  ).toBeVisible()
  await context.setOffline(false)
  await page.reload()
  await expect(page.getByLabel('Your message')).toHaveValue('I have found it')
  await page.getByRole('button', { name: 'Send', exact: true }).click()
  await shows(page, 'I have found it')
  await expect(page.getByLabel('Your message')).toHaveValue('')
})

test('guests read what support offers and when it is open, and are asked to sign in @both', async ({
  page,
}) => {
  await page.goto('/support')
  await expect(page.getByRole('heading', { name: 'Support', exact: true })).toBeVisible()
  await expect(page.getByText('Customer support')).toBeVisible()
  await expect(page.getByText('Nairobi time')).toBeVisible()
  await page.getByRole('link', { name: 'Sign in to ask a question' }).click()
  await expect(page).toHaveURL(/\/auth\/login\?next=%2Fsupport%2Ftickets%2Fcreate/)
})

test('a question of somebody else is not there, nor is an order of theirs, about which one can still ask', async ({
  browser,
  page,
  signInAs,
}) => {
  const { id } = await newTicket(browser, 'Not for everybody')
  await signInAs('customer')
  await page.goto(`/support/tickets/${id}`)
  await expect(page.getByText('This question does not exist, or it is not yours.')).toBeVisible()
  await expect(page).toHaveTitle(/Question not found/)
  await page.goto('/support/tickets/create?order=999999')
  await expect(page.getByText('We did not find this order among yours.')).toBeVisible()
  await alive(page, page.url())
  await page.getByRole('button', { name: 'Send question' }).click()
  await expect(page.getByText('Your question is required')).toBeVisible()
  await page.getByRole('textbox', { name: 'Your question' }).fill('Where is it?')
  await expect(page.getByText('Your question is required')).toBeHidden()
  await expect(page.getByText('Subject is required')).toBeVisible()
  const menu = page.getByRole('navigation', { name: 'Your account' })
  await expect(menu.getByRole('link', { name: 'Support' })).toHaveAttribute('aria-current', 'true')
})
