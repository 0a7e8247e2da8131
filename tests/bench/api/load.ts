import http from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Account } from '../pages/cpu-account'
import { closedLoop, quantile } from '../search/measure'

export type Server = {
  origin: string
  /** A staff session, which Payload's own interface requires. */
  token: string
  account: () => Account
}

export type Load = {
  requests: number
  perSecond: number
  /** Milliseconds from the request to the last byte. */
  p50: number
  p99: number
  /** Milliseconds of processor time per request. */
  node: number
  postgres: number
  /** Responses other than 200. */
  failed: number
}

/** Work that follows a response still belongs to it. */
const AFTERWARDS_MS = 100
const AS_A_PROGRAM = { accept: 'application/json', 'accept-encoding': 'gzip, deflate, br' }

/**
 * Has clients request one address after another on keep-alive connections, and measures the work of app and
 * database.
 */
export async function measureLoad(
  { account, origin }: Server,
  addresses: readonly string[],
  clients: number,
  token: string | null,
): Promise<Load> {
  const agent = new http.Agent({ keepAlive: true, maxSockets: clients })
  const headers = token ? { ...AS_A_PROGRAM, authorization: `Bearer ${token}` } : AS_A_PROGRAM
  let failed = 0
  const before = account()
  const { ms, wallMs } = await closedLoop(clients, addresses, async (path) => {
    if ((await statusOf(`${origin}${path}`, { agent, headers })) !== 200) failed += 1
  })
  await sleep(AFTERWARDS_MS)
  const after = account()
  agent.destroy()
  return {
    requests: ms.length,
    perSecond: (ms.length / wallMs) * 1_000,
    p50: quantile(ms, 0.5),
    p99: quantile(ms, 0.99),
    node: (after.node - before.node) / ms.length,
    postgres: (after.postgres - before.postgres) / ms.length,
    failed,
  }
}

/** Reads the whole response, still compressed. */
const statusOf = (address: string, options: http.RequestOptions): Promise<number | undefined> =>
  new Promise((resolve, reject) => {
    const request = http.get(address, options, (response) => {
      response.on('error', reject)
      response.on('end', () => resolve(response.statusCode))
      response.resume()
    })
    request.on('error', reject)
  })
