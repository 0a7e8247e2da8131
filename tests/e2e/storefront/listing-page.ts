import { expect, type Page } from '@playwright/test'
import { fieldsOf } from './storefront-page'

export const words = (page: Page) => page.getByLabel('Keywords or stock number')
export const options = (page: Page) => page.getByRole('listbox').getByRole('option')
export const group = (page: Page, title: string) => fieldsOf(page).getByText(title, { exact: true })
export const submit = (page: Page) => fieldsOf(page).locator('button[type=submit]')

/** Types like a person, after hydration. */
export async function type(page: Page, text: string): Promise<void> {
  await expect(words(page)).toHaveRole('combobox')
  await words(page).pressSequentially(text)
}
