import type { Browser, HTTPRequest, Page } from 'puppeteer'
import { concurrencyLimit } from '../concurrency/concurrency-limit'
import { withPage } from './pdf-browser'

/** One document occupies a processor for a quarter of a second; the pages need the other. */
const AT_ONCE = 2
const PATIENCE = { line: 40, waitMs: 15_000 }
const LIMIT_MS = 20_000

/** A document brings everything with it: nothing is fetched, neither from outside nor from this machine. */
function refuseAllButOwn(request: HTTPRequest): void {
  const isOwn = request.url().startsWith('data:') || request.url() === 'about:blank'
  void (isOwn ? request.continue() : request.abort('blockedbyclient')).catch(() => undefined)
}

async function open(browser: Browser): Promise<Page> {
  const page = await browser.newPage()
  page.setDefaultTimeout(LIMIT_MS)
  await page.setJavaScriptEnabled(false)
  await page.setRequestInterception(true)
  page.on('request', refuseAllButOwn)
  return page
}

async function printed(page: Page, html: string): Promise<Uint8Array> {
  await page.setContent(html, { waitUntil: 'load' })
  return page.pdf({ format: 'A4', preferCSSPageSize: true, printBackground: true, timeout: LIMIT_MS })
}

/**
 * A complete HTML document as PDF on A4. Scripts do not run, and only what is in it as `data:` is shown.
 * @throws AppError 503 if too many wait; Error if the browser fails or takes too long
 */
export const printPdf = (html: string): Promise<Uint8Array> =>
  concurrencyLimit('pdf', AT_ONCE, () => withPage(open, (page) => printed(page, html)), PATIENCE)
