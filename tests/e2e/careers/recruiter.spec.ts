import { expect, test } from '../fixtures'
import { mailsTo } from '../sales/sales-page'
import { APPLICATIONS, alive, dayIn, JOBS, newTitle } from './careers-page'

test('a recruiter publishes a job with questions, which readers then see', async ({ page, signInAs }) => {
  const title = newTitle('Shipping clerk')
  await signInAs('manager')
  await page.goto(JOBS)
  await alive(page, 'main table')
  await page.keyboard.press('n')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Create New Job')
  const editorOf = (name: string) => page.locator(`[data-field-path="${name}"] [contenteditable="true"]`)
  await expect(editorOf('education')).toBeVisible()
  await page.getByRole('button', { name: 'Create Job' }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'Job title is required' })).toBeVisible()
  await expect(page.getByRole('alert').filter({ hasText: 'Job location is required' })).toBeVisible()

  await page.getByLabel('Job title').fill(title)
  await page.getByLabel('Status').selectOption('Published')
  await page.getByLabel('Closing date').fill(dayIn(30))
  await page.getByLabel('Job location').selectOption({ index: 1 })
  await page.getByLabel('Type', { exact: true }).selectOption('Part-time')
  await page.getByLabel('Mode').selectOption('Remote')
  await page.getByLabel('Experience').fill('A year')
  for (const name of ['description', 'keyResponsibilities', 'requirements', 'education'])
    await editorOf(name).fill(`What is to be said of the ${name}.`)
  await page.getByRole('button', { name: 'Add question' }).click()
  await page.keyboard.type('Do you know RoRo?')
  await page.getByRole('button', { name: 'Add question' }).click()
  await page.keyboard.type('Which port is yours?')
  await page.keyboard.press('Alt+ArrowUp')
  const first = page.getByRole('group', { name: 'Question 1' })
  await expect(first.getByLabel('Question', { exact: true })).toHaveValue('Which port is yours?')
  await first.getByLabel('Question type').selectOption('Multiple choice')
  await first.getByLabel('Options').fill('Mombasa\nDar es Salaam')
  await first.getByRole('checkbox', { name: 'Dar es Salaam' }).check()
  await page.getByRole('button', { name: 'Create Job' }).click()

  await expect(page.getByRole('status').filter({ hasText: 'Job created successfully' })).toBeVisible()
  await expect(page).toHaveURL(JOBS)
  const row = page.getByRole('row').filter({ hasText: title })
  await expect(row.getByLabel(`Status of ${title}`)).toHaveValue('published')
  await row.getByRole('link', { name: `View ${title}` }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('View Job')
  await expect(page.getByText('Answers that disqualify: Dar es Salaam')).toBeVisible()
  await page.getByRole('link', { name: 'View on site' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
  await expect(page.getByText('What is to be said of the description.')).toBeVisible()
})

test('a job that cannot be loaded is said to be so, with the way back', async ({ page, signInAs }) => {
  await signInAs('manager')
  await page.goto(`${JOBS}/jobs/form/edit?id=999999`)
  await expect(page).toHaveURL(new RegExp(`${JOBS}/jobs/edit/999999`))
  await expect(page.getByRole('main').getByRole('alert')).toContainText(
    'Error Loading Job: Failed to load job data. Please try again.',
  )
  await page.getByRole('link', { name: 'Back to Jobs' }).click()
  await expect(page).toHaveURL(JOBS)
})

test('a recruiter moves an application by keys, rejects it, and undoes that before anybody is told', async ({
  browser,
  page,
  signInAs,
}) => {
  await signInAs('manager')
  await page.goto(`${APPLICATIONS}?applicantName=Peter%20Mwangi`)
  await alive(page, 'main table')
  const { keyboard } = page
  const row = page.getByRole('row').filter({ hasText: 'Peter Mwangi' })
  const said = (text: string) => page.getByRole('status').filter({ hasText: text })
  for (const key of ['j', 'i']) await keyboard.press(key)
  const move = page.getByRole('dialog', { name: 'Move Peter Mwangi to interview' })
  await expect(move.getByRole('checkbox', { name: 'Write to the applicant' })).toBeChecked()
  await keyboard.press('Enter')
  await expect(said('Application status updated successfully')).toBeVisible()
  await expect(row).toContainText('Interview')
  const mails = () => mailsTo(browser, 'peter.mwangi@mail.example')
  await expect.poll(mails).toContain('We would like to meet you: Auction buyer')

  await keyboard.press('r')
  await expect(page.getByRole('dialog', { name: 'Reject Peter Mwangi' })).toContainText('24 hours')
  await keyboard.press('Enter')
  await expect(row).toContainText('Rejected')
  await expect(row).toContainText('E-mail still to come')
  await keyboard.press('u')
  await expect(said('The last step of Peter Mwangi is undone')).toBeVisible()
  await expect(row).toContainText('Interview')
  await keyboard.press('?')
  await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toContainText('Move to interview')
  await keyboard.press('Escape')

  await keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Peter Mwangi')
  const history = page.locator('section', { has: page.getByRole('heading', { name: 'History' }) })
  await expect(history).toContainText('Rejection undone')
  expect((await mails()).filter((subject) => subject === 'Your application: Auction buyer')).toEqual([])
})

test('on the board a card is dragged into another column', async ({ page, signInAs }) => {
  await signInAs('manager')
  await page.goto(`${APPLICATIONS}?view=board`)
  await alive(page, 'main section[aria-label="Submitted"]')
  const columnOf = (name: string) => page.getByRole('region', { name, exact: true })
  const card = columnOf('Submitted').getByRole('listitem').filter({ hasText: 'Daniel Phiri' })
  await expect(card).toContainText('Disqualifying answer')
  await card.dragTo(columnOf('Under review'))
  const move = page.getByRole('dialog', { name: 'Move Daniel Phiri to under review' })
  await move.getByRole('checkbox', { name: 'Write to the applicant' }).uncheck()
  await move.getByRole('button', { name: 'Move' }).click()
  await expect(columnOf('Under review')).toContainText('Daniel Phiri')
  await expect(columnOf('Submitted')).not.toContainText('Daniel Phiri')
})
