import fs from 'node:fs'
import path from 'node:path'
import { type Browser, chromium, type Page } from '@playwright/test'
import { buildIfStale } from '../../../scripts/lib/build.mjs'
import { ensureChromium } from '../../../scripts/lib/chromium.mjs'
import { atEnd } from '../../../scripts/lib/lifecycle.mjs'
import { freePort } from '../../../scripts/lib/ports.mjs'
import { serve } from '../../../scripts/lib/serve.mjs'
import { eventually } from '../shared/process'

/** What a phone loads of the page before any touch: KB of 1,024 bytes as transferred, with headers. */
export type PageWeight = {
  /** The first visitor: sizes made on demand do not exist yet. */
  page_kb_first: number
  /** Every later visitor. */
  page_kb: number
  /** The second figure by file type. */
  page_kb_of: Record<string, number>
  pictures_loaded: number
}

type Visit = { bytes: number; of: Record<string, number>; pictures: string[] }

const KB = 1024
/** A current phone: three device pixels per CSS pixel. */
const PHONE = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 3, isMobile: true, hasTouch: true }
/** The first visitor waits for pictures made on demand. */
const VISIT_MS = 90_000
/** Making small pictures has its own queue and the lowest priority. */
const TWINS_MS = 180_000

/** Sizes that are made at the first request. */
const ON_REQUEST = /\.w\d+\./

const mediaFolder = (env: Record<string, string>): string => path.join(env.DATA_DIR ?? '', 'files', 'media')

/** Waits until the app has made all derived files that it makes by itself, soon after each upload. */
export const untilQuiet = (env: Record<string, string>): Promise<void> =>
  eventually(
    'the AVIF files that come with the pictures',
    async () => {
      const names = new Set(fs.readdirSync(mediaFolder(env)))
      const own = [...names].filter((name) => name.endsWith('.webp') && !ON_REQUEST.test(name))
      return own.every((name) => names.has(name.replace(/webp$/, 'avif')))
    },
    TWINS_MS,
  )

/**
 * Opens a page like a phone without a cache, twice: before the sizes made on demand exist, and afterwards.
 * The product as run by `npm start`, on the existing database and files.
 *
 * @param env as the app that filled the database had it
 */
export async function weighPage(
  env: Record<string, string>,
  address: string,
  print: (text: string) => void,
): Promise<PageWeight> {
  await buildIfStale(print)
  const media = mediaFolder(env)
  for (const name of fs.readdirSync(media)) if (ON_REQUEST.test(name)) fs.rmSync(path.join(media, name))
  const PORT = String(await freePort())
  const origin = `http://127.0.0.1:${PORT}`
  await serve('start', { ...process.env, ...env, PORT, SERVER_URL: origin, LOG_LEVEL: 'warn' })
  // What the server itself needs once does not count towards the page.
  await (await fetch(`${origin}/vehicles`)).arrayBuffer()
  const browser = await openChromium()
  const first = await visit(browser, origin + address)
  const missing = () => first.pictures.filter((name) => !fs.existsSync(path.join(media, name)))
  await eventually('every small picture', async () => missing().length === 0, TWINS_MS).catch((error) => {
    throw new Error(`${error.message}: ${missing().join(', ')}`)
  })
  const second = await visit(browser, origin + address)
  const kb = (bytes: number) => Math.round(bytes / KB)
  return {
    page_kb_first: kb(first.bytes),
    page_kb: kb(second.bytes),
    page_kb_of: Object.fromEntries(Object.entries(second.of).map(([kind, bytes]) => [kind, kb(bytes)])),
    pictures_loaded: second.pictures.length,
  }
}

async function openChromium(): Promise<Browser> {
  const { args, env, executablePath } = await ensureChromium()
  const browser = await chromium.launch({
    executablePath,
    args,
    env: { ...process.env, ...env } as Record<string, string>,
  })
  atEnd(() => browser.close())
  return browser
}

/** One visit without a cache, until there is no more traffic; nothing is touched. */
async function visit(browser: Browser, url: string): Promise<Visit> {
  const context = await browser.newContext(PHONE)
  const page = await context.newPage()
  const count = await counted(page)
  const answer = await page.goto(url, { waitUntil: 'load', timeout: VISIT_MS })
  if (!answer?.ok()) throw new Error(`${url} answered ${answer?.status()}`)
  await page.locator('[data-strip] img').first().waitFor({ timeout: VISIT_MS })
  await page.waitForLoadState('networkidle', { timeout: VISIT_MS })
  const record = count()
  await context.close()
  return record
}

/** Counts what a page receives from now on, as seen by the browser. */
async function counted(page: Page): Promise<() => Visit> {
  const line = await page.context().newCDPSession(page)
  await line.send('Network.enable')
  const seen = new Map<string, { kind: string; url: string }>()
  const visit: Visit = { bytes: 0, of: {}, pictures: [] }
  line.on('Network.responseReceived', ({ requestId, response, type }) =>
    seen.set(requestId, { kind: type.toLowerCase(), url: response.url }),
  )
  line.on('Network.loadingFinished', ({ encodedDataLength, requestId }) => {
    const { kind, url } = seen.get(requestId) ?? { kind: 'other', url: '' }
    visit.bytes += encodedDataLength
    visit.of[kind] = (visit.of[kind] ?? 0) + encodedDataLength
    const name = url && /^\/media\/([^/]+)$/.exec(new URL(url).pathname)?.[1]
    if (name) visit.pictures.push(decodeURIComponent(name))
  })
  return () => visit
}
