import { setTimeout as sleep } from 'node:timers/promises'
import autocannon from 'autocannon'
import type { Account } from './cpu-account'

/** The headers of a current browser; a client without them would be counted as a robot. */
export const BROWSER = {
  accept: 'text/html,application/xhtml+xml,application/xml;q=0.9,image/avif,image/webp,*/*;q=0.8',
  'accept-encoding': 'gzip, deflate, br, zstd',
  'accept-language': 'en-GB,en;q=0.9',
  'user-agent':
    'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/146.0.0.0 Mobile Safari/537.36',
}

export type Load = {
  clients: number
  pages: number
  /** Pages per second of wall time. */
  perSecond: number
  /** Milliseconds from the request to the last byte. */
  p50: number
  p99: number
  /** Milliseconds of processor time per page. */
  node: number
  postgres: number
  /** Responses that were not a page, and requests without any response. */
  failed: number
}

/** Work that follows a response (closing streams, counting a view) still belongs to its page. */
const AFTERWARDS_MS = 300

/**
 * Has clients request one address after another, each its own share of the addresses, and charges all work of
 * app and database meanwhile to the pages.
 *
 * @param cookie of a visitor who has chosen something
 */
export async function measureLoad(
  origin: string,
  addresses: readonly string[],
  clients: number,
  account: () => Account,
  cookie?: string,
): Promise<Load> {
  let next = 0
  const headers = cookie ? { ...BROWSER, cookie } : BROWSER
  const shareOf = (client: number) => addresses.filter((_, place) => place % clients === client)
  const before = account()
  const started = performance.now()
  const result = await autocannon({
    url: origin,
    connections: clients,
    amount: addresses.length,
    timeout: 30,
    setupClient: (client) => {
      const requests = shareOf(next++).map((path) => ({ method: 'GET' as const, path, headers }))
      client.setRequests(requests)
    },
  })
  const wallMs = performance.now() - started
  await sleep(AFTERWARDS_MS)
  const after = account()
  const pages = result['2xx']
  return {
    clients,
    pages,
    perSecond: (pages / wallMs) * 1_000,
    p50: result.latency.p50,
    p99: result.latency.p99,
    node: (after.node - before.node) / pages,
    postgres: (after.postgres - before.postgres) / pages,
    failed: result.errors + result.timeouts + result.non2xx,
  }
}

/** Several loads of the same kind as one. */
export function joined(loads: readonly Load[]): Load {
  const pages = loads.reduce((sum, load) => sum + load.pages, 0)
  const perPage = (of: (load: Load) => number) =>
    loads.reduce((sum, load) => sum + of(load) * load.pages, 0) / pages
  return {
    clients: loads[0]?.clients ?? 0,
    pages,
    perSecond: perPage(({ perSecond }) => perSecond),
    p50: perPage(({ p50 }) => p50),
    p99: Math.max(...loads.map(({ p99 }) => p99)),
    node: perPage(({ node }) => node),
    postgres: perPage(({ postgres }) => postgres),
    failed: loads.reduce((sum, { failed }) => sum + failed, 0),
  }
}
