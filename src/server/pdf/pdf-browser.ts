import path from 'node:path'
import puppeteer, { type Browser, type Page } from 'puppeteer'
import { logger } from '../logger'
import { chromiumProblem, ensureChromium } from './ensure-chromium'

/** After so many documents the browser is replaced, so that its memory cannot grow. */
const DOCUMENTS = 200
/** A browser that nobody needs is closed. */
const IDLE_MS = 5 * 60_000
const START_MS = 30_000
/** How long a browser may take to close before it is killed. */
const CLOSE_MS = 3_000

type Stored = {
  browser: Promise<Browser>
  /** Those that nobody uses now. */
  pages: Page[]
  documents: number
  atWork: number
  idle?: NodeJS.Timeout
}

// Bundles in one process are built separately and share nothing but globals.
const NAME = Symbol.for('kaido.browser')
const place = globalThis as typeof globalThis & { [NAME]?: Stored }

/** Warns at the start of the process that documents cannot be printed here. Everything else works without. */
export function reportMissingBrowser(): void {
  const problem = chromiumProblem()
  if (problem) logger.warn(`invoices cannot be opened as PDF: ${problem}`)
}

const NO_SANDBOX = '--no-sandbox'
/** Whether this machine is known to allow none. */
let isUnsandboxed = false

/**
 * Starts a browser; without its sandbox where the machine does not allow one, as in most containers. A document
 * runs no script and loads nothing, so the sandbox is a second wall and not the only one.
 */
async function start(): Promise<Browser> {
  const { args, env, executablePath } = await ensureChromium(
    path.resolve(/* turbopackIgnore: true */ '.cache'),
  )
  const launch = (given: readonly string[]): Promise<Browser> =>
    puppeteer.launch({
      executablePath,
      args: [...given, '--disable-dev-shm-usage', '--font-render-hinting=none'],
      env: { ...process.env, ...env },
      headless: 'shell',
      // Documents are laid out for paper; a screen's size would only cost time.
      defaultViewport: null,
      // Over a pipe it ends with this process, even if that is killed.
      pipe: true,
      timeout: START_MS,
      // The product ends itself in order, with its browser.
      handleSIGHUP: false,
      handleSIGINT: false,
      handleSIGTERM: false,
    })
  if (args.includes(NO_SANDBOX)) return launch(args)
  if (isUnsandboxed) return launch([...args, NO_SANDBOX])
  try {
    return await launch(args)
  } catch {
    const browser = await launch([...args, NO_SANDBOX])
    isUnsandboxed = true
    logger.info('this machine allows no sandbox: the browser for documents runs without one')
    return browser
  }
}

/** The browser of this process; a new one if there is none, or if the last has done its work. */
function current(): Stored {
  const known = place[NAME]
  if (known && known.documents < DOCUMENTS) return known
  const stored: Stored = { browser: start(), pages: [], documents: 0, atWork: 0 }
  stored.browser.then(
    (browser) => browser.on('disconnected', () => forget(stored)),
    () => forget(stored),
  )
  place[NAME] = stored
  return stored
}

function forget(stored: Stored): void {
  if (place[NAME] === stored) delete place[NAME]
}

/** Closes a browser; kills it if it does not answer. */
async function close(stored: Stored): Promise<void> {
  forget(stored)
  clearTimeout(stored.idle)
  const browser = await stored.browser.catch(() => null)
  if (!browser) return
  const late = setTimeout(() => browser.process()?.kill('SIGKILL'), CLOSE_MS)
  await browser
    .close()
    .catch((error: unknown) => logger.warn({ err: error }, 'the browser for documents did not close'))
  clearTimeout(late)
}

/**
 * Does something with a page of the browser of this process, which is started when first needed. Pages are used
 * again, because to open one takes longer than to print it; one that failed is closed.
 *
 * @param open a new page, for a browser without an idle one
 * @throws Error if the browser cannot be started
 */
export async function withPage<T>(
  open: (browser: Browser) => Promise<Page>,
  work: (page: Page) => Promise<T>,
): Promise<T> {
  const stored = current()
  clearTimeout(stored.idle)
  stored.documents += 1
  stored.atWork += 1
  try {
    const page = stored.pages.pop() ?? (await open(await stored.browser))
    const done = await work(page).catch((error: unknown) => {
      void page.close().catch(() => undefined)
      throw error
    })
    stored.pages.push(page)
    return done
  } finally {
    stored.atWork -= 1
    if (stored.atWork === 0) await release(stored)
  }
}

/** One that has done its work is closed at once, another one when nobody has needed it for a while. */
async function release(stored: Stored): Promise<void> {
  if (stored.documents >= DOCUMENTS || place[NAME] !== stored) return close(stored)
  stored.idle = setTimeout(() => void close(stored), IDLE_MS).unref()
}

/** Closes the browser of this process, if there is one. */
export async function closeBrowser(): Promise<void> {
  const stored = place[NAME]
  if (stored) await close(stored)
}
