import type { Locator, Page } from '@playwright/test'
import { expect, test } from '../fixtures'
import { alive, idOf } from './buyer-page'
import { group, submit } from './listing-page'
import { cards, fieldsOf, inForce, numberIn, total } from './storefront-page'

const switchIn = (page: Page): Locator =>
  page.getByRole('contentinfo').getByRole('group', { name: 'Distances' })

/** The distances on the cards of a page in a unit. */
async function distances(page: Page, unit: 'km' | 'mi'): Promise<number[]> {
  const texts = await cards(page).allTextContents()
  return texts.map((text) => numberIn(new RegExp(`([\\d,]+)\u00a0${unit}\\b`).exec(text)?.[1] ?? null))
}

const shown = async (page: Page): Promise<number[]> => Promise.all((await cards(page).all()).map(idOf))

test('a buyer for Mombasa reads and filters kilometres, and the same vehicles in miles', async ({ page }) => {
  await page.goto('/to')
  await page.getByRole('main').getByRole('radio', { name: 'Mombasa' }).check()
  await page.getByRole('main').getByRole('button', { name: 'Deliver here' }).click()
  await expect(page.getByRole('banner').getByRole('link', { name: /^Deliver to Mombasa/ })).toBeVisible()
  await alive(page, '/vehicles')
  await expect(switchIn(page).getByRole('button', { name: 'km' })).toHaveAttribute('aria-pressed', 'true')
  expect(Math.max(...(await distances(page, 'km')))).toBeGreaterThan(0)

  await group(page, 'Mileage').click()
  await fieldsOf(page).getByLabel('To, km').fill('80000')
  await submit(page).click()
  await expect(inForce(page)).toContainText('up to 80,000 km')
  await expect(page).toHaveURL(/mileageMax=49710/)
  await expect(fieldsOf(page).getByLabel('To, km')).toHaveValue('80000')
  const inKm = await distances(page, 'km')
  expect(inKm.length).toBeGreaterThan(0)
  for (const km of inKm) expect(km).toBeLessThanOrEqual(80_000)
  const before = { vehicles: await shown(page), total: await total(page) }

  await switchIn(page).getByRole('button', { name: 'miles' }).click()
  await expect(switchIn(page).getByRole('button', { name: 'miles' })).toHaveAttribute('aria-pressed', 'true')
  await expect(inForce(page)).toContainText('up to 49,710 mi')
  expect(await shown(page)).toEqual(before.vehicles)
  expect(await total(page)).toBe(before.total)
  const inMiles = await distances(page, 'mi')
  expect(inMiles).toEqual(inMiles.map((_, place) => expect.closeTo((inKm[place] ?? 0) / 1.609344, 0)))
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('the unit is chosen, stored, and a bound in kilometres is understood', async ({ page }) => {
    await page.goto('/vehicles?panel=mileage')
    await switchIn(page).getByRole('button', { name: 'km' }).click()
    await expect(page).toHaveURL(/\/vehicles\?panel=mileage$/)
    await fieldsOf(page).getByLabel('To, km').fill('80000')
    await submit(page).click()
    await expect(inForce(page)).toContainText('up to 80,000 km')
    for (const km of await distances(page, 'km')) expect(km).toBeLessThanOrEqual(80_000)
  })
})
