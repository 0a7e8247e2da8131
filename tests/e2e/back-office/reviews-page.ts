import type { Browser, BrowserContext, Page } from '@playwright/test'
import { DEMO_PASSWORD } from '../../../scripts/lib/demo-accounts.mjs'
import type { MadePerson } from '../accounts/accounts'

/** A published vehicle without requests: its id and stock number. */
export async function freeVehicle(page: Page, place: number): Promise<{ id: number; sku: string }> {
  const answer = await page.request.get('/api/v1/vehicles/public/listing?limit=48')
  const { data } = (await answer.json()) as { data: { id: number; sku: string; status: string }[] }
  const free = data.filter(({ status }) => status === 'PUBLISHED')[place]
  if (!free) throw new Error('the demo data has no free vehicle')
  return free
}

type Account = Omit<MadePerson, 'id'>

export const ADMIN: Account = { email: 'admin@kaido.example', password: DEMO_PASSWORD }

/** A separate browser with an account's session, which may also make calls outside the pages. */
export async function anotherAs(
  browser: Browser,
  { email, password }: Account,
): Promise<{ context: BrowserContext; page: Page }> {
  const context = await browser.newContext()
  const page = await context.newPage()
  const answer = await page.request.post('/api/v1/auth/sign-in', { data: { email, password } })
  const { token } = (await answer.json()) as { token: string }
  await context.setExtraHTTPHeaders({ authorization: `Bearer ${token}` })
  return { context, page }
}
