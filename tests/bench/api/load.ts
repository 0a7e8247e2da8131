import http from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Account } from '../pages/cpu-account'
import { closedLoop, quantile } from '../search/measure'

export type Server = {
  origin: string
  /** A session of staff, for whom alone Payload's own interface is open. */
  token: string
  account: () => Account
}

export type Load = {
  requests: number
  perSecond: number
  /** Milliseconds from asking to the last byte. */
  p50: number
  p99: number
  /** Milliseconds of processor time per request. */
  node: number
  postgres: number
  /** Answers other than 200. */
  failed: number
}

/** What follows an answer still belongs to it. */
const AFTERWARDS_MS = 100
const AS_A_PROGRAM = { accept: 'application/json', 'accept-encoding': 'gzip, deflate, br' }

/** Has clients ask for one address after the other on lasting connections, and charges what app and database did meanwhile. */
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

/** Reads the whole answer, as it was packed. */
const statusOf = (address: string, options: http.RequestOptions): Promise<number | undefined> =>
  new Promise((resolve, reject) => {
    const request = http.get(address, options, (response) => {
      response.on('error', reject)
      response.on('end', () => resolve(response.statusCode))
      response.resume()
    })
    request.on('error', reject)
  })
