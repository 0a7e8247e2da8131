import type { BrowserContext, Page } from '@playwright/test'
import { type EditView, watchPage } from './page-clock'
import { type Traffic, trafficOf } from './traffic'

/** The page is polled far less often than it renders. */
const POLL = { polling: 20, timeout: 60_000 }
/** Payload's view sends a request a quarter of a second after the last key. */
const REST_MS = 500

export type WatchedPage = { page: Page; view: EditView; traffic: Traffic }

/** A page that records by itself when this view's form is usable, and how long a save takes. */
export async function watchedPage(context: BrowserContext, view: EditView): Promise<WatchedPage> {
  const page = await context.newPage()
  // The compiler of these scripts may preserve names of inner functions with a helper that no page has.
  const script = `{ const __name = (it) => it; (${watchPage})(${JSON.stringify(view)}) }`
  await page.addInitScript({ content: script })
  return { page, view, traffic: trafficOf(page) }
}

/**
 * Opens a form from another page of the site; milliseconds from the start of the navigation until it is
 * usable.
 */
export async function openForm({ page }: WatchedPage, address: string): Promise<number> {
  // An empty page of the same site: from elsewhere the browser would first start a new process.
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
): Promise<{ shown: number; save: number }> {
  await page.fill(view.changed, text)
  await traffic.quiet(REST_MS)
  await page.click(view.save)
  await page.waitForFunction(() => (window.formClock?.again ?? 0) > 0, undefined, POLL)
  const clock = await page.evaluate(() => window.formClock)
  if (!clock) throw new Error('The page was loaded anew by the save')
  await traffic.quiet(REST_MS)
  return { shown: clock.shown - clock.clicked, save: clock.again - clock.clicked }
}
