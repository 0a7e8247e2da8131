// npm run bench:pages [-- --pages 1000]
// What a page costs the server: processor time of the app and its database together, as recorded by the
// operating system, for home, the list, a vehicle, the blog, a post and a topic page, with 1 and with 16 clients, and the
// bytes of the pages; and the same for a visitor who has chosen a port, which may cost a tenth more. The production build,
// with the demo data, on its own database. Linux only. The last line is one JSON object.

import { setTimeout as sleep } from 'node:timers/promises'
import { withClient } from '../../../scripts/lib/database.mjs'
import { numberOptions, type Print, runToVerdict } from '../../../scripts/lib/run-to-verdict'
import { openDemoServer } from '../demo-server'
import { makeAddresses, portCookie, readListed } from './addresses'
import { measureBytes } from './bytes'
import { readAccount } from './cpu-account'
import { joined, type Load, measureLoad } from './load'
import { type Measured, PAGES, type Page, reportOf } from './report'

/**
 * Of each page, without a port and with one. A server runs for weeks; until it has compiled what it needs, a page costs
 * half as much again, and after 2,000 pages it still compiles more than twice as much as after 4,000.
 */
const WARM_UP_PAGES = 1_250
const IDLE_MS = 5_000
/** How often the visitors without and with a port take turns. */
const TURNS = 4
const BYTE_SAMPLES = 40
/** Building and drawing come first. */
const LIMIT_MS = 30 * 60_000

async function bench(pages: number, print: Print) {
  const { origin, databaseUrl, app, database } = await openDemoServer(print)
  const account = () => readAccount({ app, database })
  const listed = await withClient(databaseUrl, readListed)
  const make = makeAddresses(listed)
  const cookie = await withClient(databaseUrl, portCookie)
  const load = async (
    page: Page,
    count: number,
    clients: number,
    seed: number,
    isThere = false,
  ): Promise<Load> => {
    const addresses = make[page](count, seed)
    const record = await measureLoad(origin, addresses, clients, account, isThere ? cookie : undefined)
    print(
      `${page}${isThere ? ' with a port' : ''}, ${clients} at a time: ${(record.node + record.postgres).toFixed(2)} ms per page ` +
        `(app ${record.node.toFixed(2)}, database ${record.postgres.toFixed(2)}), ${record.perSecond.toFixed(0)} pages/s`,
    )
    return record
  }

  print(`${listed.length} listed vehicles; warming up`)
  for (const page of PAGES)
    for (const isThere of [false, true]) await load(page, WARM_UP_PAGES, 4, 1, isThere)
  const before = account()
  await sleep(IDLE_MS)
  const after = account()
  const idle = after.node + after.postgres - before.node - before.postgres

  // In turns: a server gets faster while it is measured, and a machine is not equally quiet all the time.
  const inTurns = async (page: Page, clients: number) => {
    const loads: Record<'plain' | 'atPort', Load[]> = { plain: [], atPort: [] }
    for (let turn = 0; turn < TURNS; turn += 1)
      for (const side of turn % 2 === 0 ? (['plain', 'atPort'] as const) : (['atPort', 'plain'] as const))
        loads[side].push(await load(page, Math.ceil(pages / TURNS), clients, 2 + turn, side === 'atPort'))
    return { plain: joined(loads.plain), atPort: joined(loads.atPort) }
  }
  const measure = async (page: Page) => {
    const one = await inTurns(page, 1)
    const sixteen = await inTurns(page, 16)
    return {
      one: one.plain,
      sixteen: sixteen.plain,
      atPort: { one: one.atPort, sixteen: sixteen.atPort },
      bytes: await measureBytes(origin, make[page](BYTE_SAMPLES, 4)),
    }
  }
  const measured: Partial<Measured> = {}
  for (const page of PAGES) measured[page] = await measure(page)
  return reportOf(measured as Measured, {
    vehicles: listed.length,
    idleMsPerSecond: (idle / IDLE_MS) * 1_000,
  })
}

await runToVerdict((print) => bench(Math.max(16, numberOptions({ pages: 1_000 }).pages), print), {
  limitMs: LIMIT_MS,
})
