import { asAdmin, enter, makePerson } from '../accounts/accounts'
import { expect, test } from '../fixtures'
import { alive, newJob, newTitle, PDF } from './careers-page'

test('somebody finds a job on a phone, applies with a PDF, sees how it stands, and withdraws @phone', async ({
  browser,
  page,
}) => {
  const title = newTitle('Auction buyer')
  await newJob(browser, title)
  await enter(page, await makePerson(browser, (await asAdmin(browser)).request))
  await page.goto('/jobs')
  await page.getByLabel('Title contains').fill(title)
  await page.getByRole('button', { name: 'Show jobs' }).click()
  await page.getByRole('link', { name: new RegExp(`View Details.*${title}`) }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
  await alive(page, 'main article button')
  const isFitting = () => page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)
  expect(await isFitting()).toBe(true)

  await page.getByRole('button', { name: 'Apply Now' }).first().click()
  const dialog = page.getByRole('dialog', { name: `Apply for ${title}` })
  await dialog.getByRole('button', { name: 'Submit application' }).click()
  await expect(dialog.getByText('Resume is required')).toBeVisible()
  await expect(dialog.getByText('Do you drive? is required')).toBeVisible()
  await expect(dialog.getByLabel('Name')).toHaveValue('Wanjiru Kamau')
  await dialog.getByLabel('Citizenship').selectOption('Kenya')
  await dialog.getByLabel('Do you drive?').selectOption('Yes')
  await dialog.getByLabel('Resume', { exact: true }).setInputFiles(PDF)
  await expect(dialog.getByRole('button', { name: 'Remove resume.pdf' })).toBeVisible()
  await dialog.getByRole('button', { name: 'Submit application' }).click()
  const sent = page.getByRole('dialog', { name: 'Application Submitted!' })
  await sent.getByRole('link', { name: 'My applications' }).click()

  const card = page.getByRole('listitem').filter({ hasText: title })
  await expect(card).toContainText('Submitted')
  expect(await isFitting()).toBe(true)
  await alive(page, 'main li button')
  await card.getByRole('button', { name: 'Withdraw' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Withdraw', exact: true }).click()
  await expect(card).toContainText('Withdrawn')
  await expect(card.getByRole('button', { name: 'Withdraw' })).toBeHidden()
})
