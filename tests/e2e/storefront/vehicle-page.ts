import type { Page } from '@playwright/test'
import { expect } from '../fixtures'

/** The dialog open over the page. */
export const dialog = (page: Page) => page.getByRole('dialog')

/** The first vehicle that can be bought, has a price and a whole gallery. */
async function vehicleWithGallery(page: Page): Promise<number> {
  const answer = await page.request.get('/api/v1/vehicles/public/listing?minPrice=1&limit=100')
  for (const { id } of (await answer.json()).data) {
    const { data } = await (await page.request.get(`/api/v1/vehicles/public/vehicle/${id}`)).json()
    if (data.images.length >= 7) return id
  }
  throw new Error('the demo catalogue holds no vehicle with a whole gallery')
}

let shown: number | undefined

/** Opens a vehicle that can be bought, has a price and a whole gallery; returns its path. */
export async function openVehicle(page: Page): Promise<string> {
  shown ??= await vehicleWithGallery(page)
  const path = `/vehicles/${shown}`
  await page.goto(path)
  return path
}

/** The same, once its script runs. */
export async function openLively(page: Page): Promise<string> {
  const path = await openVehicle(page)
  await expect(page.locator('[data-many]')).toBeAttached()
  return path
}

/** The id of a vehicle with a status, as found by staff; the session is removed again. */
export async function vehicleWith(page: Page, signInAs: (who: 'admin') => Promise<void>, status: string) {
  await signInAs('admin')
  // How the browser marks a request by the site's own page: session cookies only count for those.
  const headers = { 'sec-fetch-site': 'same-origin' }
  const answer = await page.request.get(`/api/v1/vehicles?status=${status}&limit=1`, { headers })
  expect(answer.status(), await answer.text()).toBe(200)
  const id = Number((await answer.json()).data?.[0]?.id)
  expect(id, `the demo catalogue holds a vehicle that is ${status}`).toBeGreaterThan(0)
  await page.context().clearCookies()
  return id
}
