import type { Locator, Page } from '@playwright/test'

export const cards = (page: Page): Locator => page.getByRole('main').getByRole('article')
/** The digits of a text as a number; 0 without any. */
export const numberIn = (text: string | null): number => Number((text ?? '').replace(/\D/g, ''))
/** The number of vehicles found, according to the list. */
export const total = async (page: Page): Promise<number> =>
  numberIn(await page.getByText(/^[\d,]+\+? vehicles? /).textContent())
export const fieldsOf = (page: Page): Locator => page.locator('#filters')
export const inForce = (page: Page): Locator => page.getByRole('list', { name: 'Active filters' })
export const openSheet = (page: Page) => page.getByRole('button', { name: /^Filters/ }).click()

/** The first make of the panel with its number of vehicles. */
export async function firstMake(page: Page): Promise<{ box: Locator; name: string; count: number }> {
  const row = fieldsOf(page).locator('label:has(input[name=make]:enabled)').first()
  const [name, count] = await row.locator('span, small').allTextContents()
  return { box: row.locator('input'), name: name ?? '', count: numberIn(count ?? '') }
}

/** Until hydration: anything typed before is only text in a field. */
export const isAlive = (page: Page) =>
  page.waitForFunction(() =>
    Object.keys(document.querySelector('main form') ?? {}).some((key) => key.startsWith('__react')),
  )
