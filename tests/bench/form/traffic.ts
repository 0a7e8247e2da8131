import { setTimeout as sleep } from 'node:timers/promises'
import type { Page, Request } from '@playwright/test'

const GIVE_UP_MS = 30_000

export type Traffic = {
  /** Everything that the page has asked for so far. */
  asked: readonly Request[]
  /** Waits until the page has asked for nothing and waited for nothing for so long from now on. */
  quiet: (ms: number) => Promise<void>
}

/** Follows what a page asks the server for. */
export function trafficOf(page: Page): Traffic {
  const asked: Request[] = []
  const open = new Set<Request>()
  let changed = performance.now()
  page.on('request', (request) => {
    asked.push(request)
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
    // What the last deed leads to may not have been asked for yet.
    changed = performance.now()
    const end = changed + GIVE_UP_MS
    while (open.size > 0 || performance.now() - changed < ms) {
      if (performance.now() > end)
        throw new Error(`The page does not come to rest: ${[...open].map((one) => one.url()).join(', ')}`)
      await sleep(20)
    }
  }
  return { asked, quiet }
}

/** The one request that a form may make while somebody writes: Payload's lock is kept by a server function. */
export const isOfLock = (request: Request): boolean =>
  request.method() === 'POST' && 'next-action' in request.headers()
