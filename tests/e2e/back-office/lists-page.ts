import type { Locator, Page } from '@playwright/test'
import { expect } from '../fixtures'

/** A name that no other run has used. */
export const fresh = (name: string): string => `${name} ${Date.now().toString(36)}`

/** Opens something with a click, repeated until the page is hydrated. */
export async function openBy(press: () => Promise<void>, opened: Locator): Promise<void> {
  await expect(async () => {
    await press()
    await expect(opened).toBeVisible({ timeout: 5000 })
  }).toPass()
}

/** A list's message about an action. */
export const statusLine = (page: Page, text: string): Locator =>
  page.getByRole('status').filter({ hasText: text })

/** Types into the filter once the page is hydrated, and waits for the resulting address. */
export async function filterBy(page: Page, text: string, address: RegExp): Promise<void> {
  const search = page.locator('[data-search]')
  await expect(async () => {
    await search.fill('')
    await search.fill(text)
    await expect(page).toHaveURL(address, { timeout: 10_000 })
  }).toPass()
}
