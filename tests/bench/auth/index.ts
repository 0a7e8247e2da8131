// npm run bench:auth [-- --turns 8 --per-turn 25 --checks 100000 --people 1000]
// The cost of knowing the caller: one permission check as made by every call, with roles cached, and pages
// for signed-in people compared with those for guests: processor time of the app and its database together,
// as recorded by the operating system. The production build, with the demo data, on its own database. Linux
// only.
// The last line is one JSON object.

import { withClient } from '../../../scripts/lib/database.mjs'
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from '../../../scripts/lib/demo-accounts.mjs'
import { openOwnPayload } from '../../../scripts/lib/own-database'
import { numberOptions, type Print, runToVerdict } from '../../../scripts/lib/run-to-verdict'
import { openDemoServer } from '../demo-server'
import { readListed, vehicleAddresses } from '../pages/addresses'
import { readAccount } from '../pages/cpu-account'
import { comparePages, requireSignedIn } from './pages'

/** The most microseconds a check may take, also at the slow end. */
const CHECK_BUDGET_US = 100
/** How much more expensive a page for a signed-in person may be than a guest's. */
const RATIO_BUDGET = 1.5
const WARM_UP_TURNS = 3
/** Building and drawing come first. */
const LIMIT_MS = 30 * 60_000

/** A customer's cookie, as set by signing in. */
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

async function measurePages(turns: number, perTurn: number, print: Print) {
  const { origin, databaseUrl, app, database } = await openDemoServer(print)
  const listed = await withClient(databaseUrl, readListed)
  // Only pages visited during warm-up: the first view of a vehicle is more expensive for anyone.
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
    const compared = await comparePages(visitors, pathAt, turns, perTurn)
    print(
      `${name}: ${compared.guest_ms} ms for a guest, ${compared.signed_in_ms} ms signed in, ${compared.pages} pages each`,
    )
    pages[name] = compared
  }
  return { databaseUrl, pages }
}

/** In this process, on the same database: the check itself has no address. */
async function measureOwnChecks(databaseUrl: string, people: number, checks: number) {
  const payload = await openOwnPayload({
    NODE_ENV: 'production',
    DATABASE_URL: databaseUrl,
    PAYLOAD_SECRET: 'a-secret-that-signs-nothing-but-the-sessions-of-measurements',
    JOBS: 'off',
    LOG_LEVEL: 'error',
  })
  const { measureChecks } = await import('./checks')
  return measureChecks(payload, people, checks)
}

await runToVerdict(
  async (print) => {
    const given = numberOptions({ turns: 8, 'per-turn': 25, checks: 100_000, people: 1_000 })
    const { databaseUrl, pages } = await measurePages(
      Math.max(1, given.turns),
      Math.max(1, given['per-turn']),
      print,
    )
    const check = await measureOwnChecks(databaseUrl, given.people, given.checks)
    print(`a permission check: ${check.median_us} µs, ${check.p95_us} µs at the 95th of a hundred`)
    const ok =
      check.median_us <= CHECK_BUDGET_US &&
      check.p95_us <= CHECK_BUDGET_US &&
      Object.values(pages).every(({ ratio }) => ratio <= RATIO_BUDGET)
    return { ok, check, check_budget_us: CHECK_BUDGET_US, pages, ratio_budget: RATIO_BUDGET }
  },
  { limitMs: LIMIT_MS },
)
