import type { Browser, Page } from '@playwright/test'
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from '../../../scripts/lib/demo-accounts.mjs'
import { adminCall } from '../accounts/accounts'
import { signedIn } from '../sales/sales-page'

/** A demo account of the staff with a browser of its own. */
export async function agent(browser: Browser, who: 'manager' | 'supervisor' | 'operator') {
  const account = DEMO_ACCOUNTS.find(({ email }) => email.startsWith(`${who}@`))
  const page = await signedIn(browser, { email: account?.email ?? '', password: DEMO_PASSWORD })
  return { name: `${account?.firstName} ${account?.lastName}`, page }
}

export type MadeTicket = { id: number; ticketNumber: string; subject: string }

/** A ticket of somebody without an account, written down by staff. */
export const newTicket = (browser: Browser, subject: string, more: Record<string, unknown> = {}) =>
  adminCall<MadeTicket>(browser, 'POST', '/support-management/tickets', {
    subject,
    description: `${subject} Please write to me.`,
    customerName: 'Amina Otieno',
    customerEmail: 'amina.otieno@example.com',
    ...more,
  })

export const TICKETS = '/admin/support-management/tickets'

/** Waits for hydration: React has taken over the answer, or the table. */
const alive = (page: Page, selector: string) =>
  page.waitForFunction(
    (of) => Object.keys(document.querySelector(of) ?? {}).some((key) => key.startsWith('__reactProps')),
    selector,
  )

/** The ticket's screen, once it can be used. */
export async function openTicket(page: Page, { id }: MadeTicket): Promise<void> {
  await page.goto(`${TICKETS}/${id}`)
  await alive(page, 'main textarea')
}

/** The queue with the tickets that contain these words, once it can be used. */
export async function openQueue(page: Page, words: string): Promise<void> {
  await page.goto(`${TICKETS}?words=${encodeURIComponent(words)}`)
  await alive(page, 'main table')
}

/** A part of the ticket's screen, by its heading. */
export const panel = (page: Page, heading: string) =>
  page.locator('section', { has: page.getByRole('heading', { name: heading, exact: true }) })
