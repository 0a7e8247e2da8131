// npm run bench:auth [-- --turns 8 --per-turn 25 --checks 100000 --people 1000]
// What it costs that the product knows who asks: one permission check as every call makes it, with the roles warm, and
// pages of somebody who is signed in against those of a guest: processor time of the app and its database together,
// from the operating system's accounts. The product as built, with the demo data, on a database of its own. Linux only.
// The last line is one JSON object.

import { parseArgs } from 'node:util'
import { comparePages, requireSignedIn } from './bench/auth/pages'
import { openDemoServer } from './bench/demo-server'
import { readListed, vehicleAddresses } from './bench/pages/addresses'
import { readAccount } from './bench/pages/cpu-account'
import { withClient } from './lib/database.mjs'
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from './lib/demo-accounts.mjs'
import { end, listenForSignals } from './lib/lifecycle.mjs'
import { reasonOf, say } from './lib/progress.mjs'

/** Microseconds that a check may take, also at the slow end. */
const CHECK_BUDGET_US = 100
/** How much dearer a page of somebody who is signed in may be than a guest's. */
const RATIO_BUDGET = 1.5
const WARM_UP_TURNS = 3

const { values } = parseArgs({
  options: {
    turns: { type: 'string', default: '8' },
    'per-turn': { type: 'string', default: '25' },
    checks: { type: 'string', default: '100000' },
    people: { type: 'string', default: '1000' },
  },
})

/** The cookie of a customer, as signing in sets it. */
async function signIn(origin: string): Promise<string> {
  const customer = DEMO_ACCOUNTS.find(({ userType }) => userType === 'CUSTOMER')
  const answer = await fetch(`${origin}/api/v1/auth/sign-in`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin },
    body: JSON.stringify({ email: customer?.email, password: DEMO_PASSWORD }),
  })
  const cookie = answer.headers.getSetCookie().find((line) => line.startsWith('payload-token='))
  if (!cookie) throw new Error(`nobody could sign in: ${answer.status} ${await answer.text()}`)
  return cookie.split(';')[0] ?? ''
}

async function measurePages() {
  const { origin, databaseUrl, app, database } = await openDemoServer()
  const listed = await withClient(databaseUrl, readListed)
  const perTurn = Math.max(1, Number(values['per-turn']) || 0)
  // Only such as the warming up has seen: the first look at a vehicle is dearer, whoever takes it.
  const vehicles = vehicleAddresses(listed, WARM_UP_TURNS * perTurn, 5)
  const visitors = { origin, cookie: await signIn(origin), account: () => readAccount({ app, database }) }
  await requireSignedIn(visitors, '/vehicles')
  const paths: Record<string, (place: number) => string> = {
    home: () => '/',
    listing: () => '/vehicles',
    vehicle: (place) => vehicles[place % vehicles.length] ?? '/vehicles',
  }
  const pages: Record<string, Awaited<ReturnType<typeof comparePages>>> = {}
  for (const [name, pathAt] of Object.entries(paths)) {
    await comparePages(visitors, pathAt, WARM_UP_TURNS, perTurn)
    const found = await comparePages(visitors, pathAt, Math.max(1, Number(values.turns) || 0), perTurn)
    say(
      `${name}: ${found.guest_ms} ms for a guest, ${found.signed_in_ms} ms signed in, ${found.pages} pages each`,
    )
    pages[name] = found
  }
  return { databaseUrl, pages }
}

/** In this process, on the same database: the check itself has no address. */
async function measureOwnChecks(databaseUrl: string) {
  Object.assign(process.env, {
    NODE_ENV: 'production',
    DATABASE_URL: databaseUrl,
    PAYLOAD_SECRET: 'a-secret-that-signs-nothing-but-the-sessions-of-measurements',
    JOBS: 'off',
    LOG_LEVEL: 'error',
  })
  const { default: config } = await import('@payload-config')
  const { getPayload } = await import('payload')
  const { measureChecks } = await import('./bench/auth/checks')
  const payload = await getPayload({ config, disableOnInit: true })
  payload.db.pool.on('error', () => {}) // the server is stopped at the end, with idle connections open
  return measureChecks(payload, Number(values.people), Number(values.checks))
}

listenForSignals()
try {
  const { databaseUrl, pages } = await measurePages()
  const check = await measureOwnChecks(databaseUrl)
  say(`a permission check: ${check.median_us} µs, ${check.p95_us} µs at the 95th of a hundred`)
  const ok =
    check.median_us <= CHECK_BUDGET_US &&
    check.p95_us <= CHECK_BUDGET_US &&
    Object.values(pages).every(({ ratio }) => ratio <= RATIO_BUDGET)
  console.log(
    JSON.stringify({ ok, check, check_budget_us: CHECK_BUDGET_US, pages, ratio_budget: RATIO_BUDGET }),
  )
  await end(ok ? 0 : 1)
} catch (error) {
  await end(1, reasonOf(error))
}
