import type { BrowserContext, Page } from '@playwright/test'
import { type EditView, watchPage } from './page-clock'
import { type Traffic, trafficOf } from './traffic'

/** What is looked for in the page; far less often than anything is drawn. */
const POLL = { polling: 20, timeout: 60_000 }
/** Payload's view asks the server a quarter of a second after the last key. */
const REST_MS = 500

export type WatchedPage = { page: Page; view: EditView; traffic: Traffic }

/** A page that notes by itself when the form of this view can be used, and how long a save takes. */
export async function watchedPage(context: BrowserContext, view: EditView): Promise<WatchedPage> {
  const page = await context.newPage()
  // Whoever compiles these scripts may have inner functions keep their names by a helper that no page has.
  const script = `{ const __name = (it) => it; (${watchPage})(${JSON.stringify(view)}) }`
  await page.addInitScript({ content: script })
  return { page, view, traffic: trafficOf(page) }
}

/** Opens a form from another page of the site; milliseconds from the start of the navigation until it can be used. */
export async function openForm({ page }: WatchedPage, address: string): Promise<number> {
  // A page of the same site that draws nothing: from elsewhere the browser would first begin a process for it.
  await page.goto(new URL('/livez', address).href)
  await page.bringToFront()
  await page.goto(address, { waitUntil: 'commit' })
  await page.waitForFunction(() => (window.formClock?.usable ?? 0) > 0, undefined, POLL)
  return page.evaluate(() => window.formClock?.usable ?? 0)
}

/** Changes one field of the open form and saves; milliseconds from the click. */
export async function saveChange(
  { page, traffic, view }: WatchedPage,
  text: string,
): Promise<{ said: number; save: number }> {
  await page.fill(view.changed, text)
  await traffic.quiet(REST_MS)
  await page.click(view.save)
  await page.waitForFunction(() => (window.formClock?.again ?? 0) > 0, undefined, POLL)
  const clock = await page.evaluate(() => window.formClock)
  if (!clock) throw new Error('The page was loaded anew by the save')
  await traffic.quiet(REST_MS)
  return { said: clock.said - clock.clicked, save: clock.again - clock.clicked }
}
