import { setTimeout as sleep } from 'node:timers/promises'
import type { Page, Request } from '@playwright/test'

const GIVE_UP_MS = 30_000

export type Traffic = {
  /** Everything that the page has requested so far. */
  requests: readonly Request[]
  /** Waits until the page has made no request and awaited none for this long from now on. */
  quiet: (ms: number) => Promise<void>
}

/** Observes a page's requests. */
export function trafficOf(page: Page): Traffic {
  const requests: Request[] = []
  const open = new Set<Request>()
  let changed = performance.now()
  page.on('request', (request) => {
    requests.push(request)
    open.add(request)
    changed = performance.now()
  })
  const done = (request: Request) => {
    open.delete(request)
    changed = performance.now()
  }
  page.on('requestfinished', done)
  page.on('requestfailed', done)
  const quiet = async (ms: number) => {
    // The latest action's requests may not have been made yet.
    changed = performance.now()
    const end = changed + GIVE_UP_MS
    while (open.size > 0 || performance.now() - changed < ms) {
      if (performance.now() > end)
        throw new Error(`The page does not come to rest: ${[...open].map((one) => one.url()).join(', ')}`)
      await sleep(20)
    }
  }
  return { requests, quiet }
}

/** The only request that a form may make while typing: it reports that somebody is editing the vehicle. */
export const isOfLock = (request: Request): boolean =>
  request.method() === 'PUT' && /\/vehicles\/\d+\/editing$/.test(request.url())
