import type { Page } from '@playwright/test'
import { expect } from '../fixtures'
import { press, ready, statusLine, YEAR } from './sales-page'

/** What is shown on top of an order's page: its state, and whose turn it is. */
export const standing = (page: Page) => page.getByRole('region', { name: 'Next step' })

/** Begins a step of an order; it is taken when its question is answered. */
async function openDialog(page: Page, verb: string) {
  await press(standing(page).getByRole('button', { name: verb, exact: true }))
  const question = page.getByRole('alertdialog', { name: new RegExp(`^${verb}: OR-`) })
  await question.getByRole('button', { name: verb, exact: true }).click()
  return question
}

/** Takes a step of an order. */
export async function takeStep(page: Page, verb: string, status: string): Promise<void> {
  const question = await openDialog(page, verb)
  await expect(question).toBeHidden()
  await expect(standing(page)).toContainText(status)
}

/** Tries a step that cannot be taken yet. */
export async function tryStep(page: Page, verb: string, refusal: string): Promise<void> {
  const question = await openDialog(page, verb)
  await expect(question.getByRole('alert')).toHaveText(refusal)
  await question.getByRole('button', { name: 'Cancel', exact: true }).click()
  await expect(question).toBeHidden()
}

/** Records money received; without an amount, the one that is due next. */
export async function recordPayment(page: Page, transaction: string, amount?: number): Promise<void> {
  await press(page.getByRole('button', { name: 'Record payment', exact: true }))
  const dialog = page.getByRole('dialog', { name: /^Record payment: OR-/ })
  if (amount) await dialog.getByLabel('Amount (USD)').fill(String(amount))
  await dialog.getByLabel('Transaction id').fill(transaction)
  await dialog.getByRole('button', { name: 'Record payment', exact: true }).click()
  await expect(dialog).toBeHidden()
  await expect(statusLine(page, 'Payment of')).toBeVisible()
}

/** Puts the vehicle of an order on a ship that has left, or that has come by today. */
export async function ship(page: Page, stage = 'Departed'): Promise<void> {
  await page.getByRole('link', { name: 'Edit shipping' }).click()
  const save = page.getByRole('button', { name: 'Save', exact: true })
  await ready(save)
  await page.getByLabel('Stage').selectOption(stage)
  await page.getByLabel('Vessel').fill('Grand Duke')
  await page.getByLabel('Voyage').fill('042E')
  const today = new Date().toISOString().slice(0, 10)
  await page.getByLabel('Departure (ETD)').fill(today)
  await page.getByLabel('Arrival (ETA)').fill(stage === 'Departed' ? `${Number(YEAR) + 1}-12-28` : today)
  await save.click()
  await expect(page).toHaveURL(/\/admin\/orders\/\d+$/)
}
