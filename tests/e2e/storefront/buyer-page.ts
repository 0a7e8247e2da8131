import type { APIRequestContext, Locator, Page } from '@playwright/test'
import { DEMO_PASSWORD } from '../../../scripts/lib/demo-accounts.mjs'

export const heart = (where: Page | Locator) => where.getByRole('button', { name: /^Wishlist/ })
export const compareOf = (where: Page | Locator) =>
  where.getByRole('button', { name: /^(Add to compare|Remove from list|Comparison full)/ })
export const bar = (page: Page) => page.getByRole('region', { name: 'Comparison' })
export const statusLine = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text })
export const idOf = async (card: Locator): Promise<number> =>
  Number(/\d+$/.exec((await card.getByRole('link').first().getAttribute('href')) ?? '')?.[0])

/** Waits for hydration: React has taken over the buttons and forms that the server rendered. */
export const awake = (page: Page) =>
  page.waitForFunction(() =>
    [...document.querySelectorAll('main :is(button, form), header button')].every((element) =>
      Object.keys(element).some((key) => key.startsWith('__reactProps')),
    ),
  )

/** Opens a page and waits for that. */
export async function alive(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await awake(page)
}

/** Fetches a demo account's list through the API, independently of the browser and its session. */
export async function listOf(request: APIRequestContext, who: string) {
  const answer = await request.fetch('/api/v1/auth/sign-in', {
    method: 'POST',
    data: { email: `${who}@kaido.example`, password: DEMO_PASSWORD },
  })
  const { token } = (await answer.json()) as { token: string }
  const headers = { authorization: `Bearer ${token}` }
  const ids = async (): Promise<number[]> => {
    const { data } = await (
      await request.get('/api/v1/vehicles?isWishlist=true&limit=100', { headers })
    ).json()
    return (data as { id: number }[]).map(({ id }) => id)
  }
  for (const id of await ids())
    await request.post(`/api/v1/vehicles/${id}/wishlist?wanted=false`, { headers })
  return ids
}
