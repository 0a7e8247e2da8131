import { expect, test } from '../fixtures'
import { closeAll, nothingThrown } from '../sales/sales-page'
import { agent, newTicket, openQueue, openTicket, panel, TICKETS } from './support-page'

test.afterEach(nothingThrown)
test.afterAll(closeAll)

test('two agents at one ticket see each other, and who answers second is warned once', async ({
  browser,
}) => {
  const ticket = await newTicket(browser, 'When does the ship arrive?')
  const grace = await agent(browser, 'manager')
  const joseph = await agent(browser, 'supervisor')
  await openTicket(grace.page, ticket)
  await openTicket(joseph.page, ticket)
  await expect(joseph.page.getByText(`${grace.name} is looking at this ticket`)).toBeVisible()
  const josephs = joseph.page.getByLabel('Your answer')
  await josephs.fill('It arrives on Friday.')
  await expect(grace.page.getByText(`${joseph.name} is writing`)).toBeVisible({ timeout: 25_000 })

  await grace.page.getByLabel('Your answer').fill('It arrived this morning.')
  await grace.page.getByRole('button', { name: 'Send', exact: true }).click()
  const answer = joseph.page.getByRole('listitem').filter({ hasText: 'It arrived this morning.' })
  await expect(answer).toContainText('New', { timeout: 25_000 })
  await expect(josephs).toHaveValue('It arrives on Friday.')
  await joseph.page.getByRole('button', { name: 'Send', exact: true }).click()
  await expect(joseph.page.getByText(`${grace.name} answered while you were writing`)).toBeVisible()
  await expect(josephs).toHaveValue('It arrives on Friday.')
  await joseph.page.getByRole('button', { name: 'Send', exact: true }).click()
  await expect(josephs).toHaveValue('')
  await expect(joseph.page.getByRole('listitem').filter({ hasText: 'It arrives on Friday.' })).toBeVisible()
})

test('the queue and a ticket are worked through by keyboard alone', async ({ browser, page, signInAs }) => {
  const words = `Keyboard ${crypto.randomUUID().slice(0, 8)}`
  const first = await newTicket(browser, `${words}: papers`)
  const second = await newTicket(browser, `${words}: keys`)
  await signInAs('admin')
  await openQueue(page, words)
  const { keyboard } = page
  for (const key of ['j', 'x', 'j', 'x', 'a']) await keyboard.press(key)
  const dialog = page.getByRole('alertdialog', { name: 'Assign 2 tickets' })
  await dialog.getByLabel('Handler').selectOption({ label: 'Akira Mori' })
  await dialog.getByRole('button', { name: 'Assign' }).press('Enter')
  await expect(page.getByRole('status').filter({ hasText: '2 tickets changed' })).toBeVisible()
  await expect(page.getByRole('row').filter({ hasText: first.ticketNumber })).toContainText('Akira Mori')

  for (const key of ['k', 'Enter']) await keyboard.press(key)
  await expect(page).toHaveURL(`${TICKETS}/${first.id}`)
  await expect(page.getByRole('link', { name: 'Next ticket in the queue' })).toBeVisible()
  await keyboard.press(']')
  await expect(page).toHaveURL(`${TICKETS}/${second.id}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(second.subject)
  await keyboard.press('?')
  const help = page.getByRole('dialog', { name: 'Keyboard shortcuts' })
  await expect(help).toContainText('Write an internal note')
  await keyboard.press('Escape')
  await expect(help).toBeHidden()

  await keyboard.press('n')
  await expect(page.getByLabel('Your note (staff only)')).toBeFocused()
  await keyboard.type('They asked by telephone, too.')
  await keyboard.press('Control+Enter')
  const note = page.getByRole('listitem').filter({ hasText: 'They asked by telephone, too.' })
  await expect(note).toContainText('Internal note')
  await keyboard.press('Escape')
  for (const key of ['g', 'q']) await keyboard.press(key)
  await expect(page).toHaveURL(new RegExp(`${TICKETS}\\?words=`))
})

test('letters after r and n are typed, and Enter or Escape leave the search of the queue as it is', async ({
  browser,
  page,
  signInAs,
}) => {
  const words = `Cursor ${crypto.randomUUID().slice(0, 8)}`
  const ticket = await newTicket(browser, `${words}: which port?`)
  await signInAs('operator')
  await openQueue(page, 'Cursor')
  const { keyboard } = page
  await keyboard.press('/')
  await keyboard.press('Control+A')
  await keyboard.type(words)
  await keyboard.press('Enter')
  await expect(page.getByRole('row').filter({ hasText: ticket.ticketNumber })).toBeVisible()
  for (const key of ['/', 'Escape', 'j', 'Enter']) await keyboard.press(key)
  await expect(page).toHaveURL(`${TICKETS}/${ticket.id}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(ticket.subject)
  await keyboard.press('r')
  await keyboard.type('same price, as promised')
  const area = page.getByLabel('Your answer')
  await expect(area).toHaveValue('same price, as promised')
  await keyboard.press('Control+Enter')
  await expect(area).toHaveValue('')
  await expect(area).toBeFocused()
  await keyboard.press('Escape')
  await keyboard.press('n')
  await keyboard.type('nothing to merge')
  await expect(page.getByLabel('Your note (staff only)')).toHaveValue('nothing to merge')
  await page.reload()
  await expect(page.getByLabel('Your note (staff only)')).toHaveValue('nothing to merge')
  await expect(page.getByText('What you entered earlier has been restored')).toBeVisible()
})

test('a ticket is put on hold for a reason, and resolved', async ({ browser, page, signInAs }) => {
  const ticket = await newTicket(browser, 'The second key is missing.')
  await signInAs('operator')
  await openTicket(page, ticket)
  await page.keyboard.press('s')
  const dialog = page.getByRole('alertdialog', { name: 'Change the status' })
  await dialog.getByLabel('New status').selectOption('On hold')
  await expect(dialog.getByLabel('New status')).toBeFocused()
  await expect(dialog.getByRole('button', { name: 'Change status' })).toBeDisabled()
  await dialog.getByLabel('Reason').fill('The locksmith answers on Monday.')
  await dialog.getByRole('button', { name: 'Change status' }).click()
  const history = panel(page, 'History')
  await expect(history).toContainText('The locksmith answers on Monday.')
  await expect(page.getByRole('region', { name: 'What can be done' })).toContainText('On hold')

  await page.getByRole('button', { name: 'Resolve', exact: true }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Change status' }).click()
  await expect(history).toContainText('On hold → Resolved')
  await page.reload()
  await expect(page.getByRole('region', { name: 'What can be done' })).toContainText('Resolved')
})

test('on a phone the queue is cards, and nothing is wider than the screen @phone', async ({
  browser,
  page,
  signInAs,
}) => {
  const words = `Telephone ${crypto.randomUUID().slice(0, 8)}`
  const ticket = await newTicket(browser, `${words}: ${'certificate'.repeat(6)}`)
  await signInAs('operator')
  await openQueue(page, words)
  const card = page.getByRole('row').filter({ hasText: ticket.ticketNumber })
  await expect(card).toContainText('Amina Otieno')
  const isFitting = () => page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)
  expect(await isFitting()).toBe(true)
  await card.getByRole('link', { name: ticket.subject }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(ticket.subject)
  expect(await isFitting()).toBe(true)
  const send = await page.getByRole('button', { name: 'Send', exact: true }).boundingBox()
  expect(send?.height).toBeGreaterThanOrEqual(44)
})
