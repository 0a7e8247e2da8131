import { sql } from '@payloadcms/db-postgres'
import { createLocalReq, type Payload, type PayloadRequest, type TypedUser } from 'payload'
import { mayCall } from '@/api/access'
import type { RouteAccess } from '@/api/route-type'
import { ACTIONS, MODULES } from '@/kernel/permissions'
import { actorOf } from '@/server/actor-of'
import { routes } from '@/wiring/routes'
import { chanceOf } from '../../../scripts/seed/demo/repeatable-chance'

const WARM_UP = 5_000

/** Microseconds of one check: resolves the caller with current permissions, and checks access to the call. */
export type Checks = {
  checks: number
  people: number
  modules: number
  accesses: number
  median_us: number
  p95_us: number
  max_us: number
  allowed: number
}

/** People with every role and with none, every third of the staff with permissions of their own. */
async function addPeople(payload: Payload, count: number): Promise<TypedUser[]> {
  const db = payload.db.drizzle
  await db.execute(sql`
    INSERT INTO users (email, first_name, last_name, status, role_id, user_type, permissions, all_showrooms,
      updated_at, created_at)
    SELECT 'check-' || n || '@bench.example', 'Bench', 'Person', 'ACTIVE', role, CASE WHEN role IS NULL THEN
      'CUSTOMER'::enum_users_user_type END,
      CASE WHEN role IS NOT NULL AND n % 3 = 0 THEN '{"reports": {"read": true}, "inventory": {"delete": false}}'::jsonb
      END, n % 2 = 0, now(), now()
    FROM (SELECT n, nullif(n % 5, 0) AS role FROM generate_series(1, ${count}::int) n) people`)
  const { docs } = await payload.find({
    collection: 'users',
    where: { email: { like: '@bench.example' } },
    limit: count,
    depth: 0,
    overrideAccess: true,
  })
  return docs.map((doc) => ({ ...doc, collection: 'users' as const }))
}

/** A request as made by a call: the same for everyone except the caller, with nothing cached in it. */
const requestOf = (base: PayloadRequest, user: TypedUser | null): PayloadRequest =>
  Object.assign(Object.create(base), { user, context: {} })

/** The access declared by the contract's calls, and every action of every module, including unused ones. */
const accesses: readonly RouteAccess[] = [
  ...routes.map(({ access }) => access),
  ...MODULES.flatMap(({ key }) =>
    ACTIONS.map((action) => ({ kind: 'module' as const, module: key, action })),
  ),
]

/**
 * Runs the access check of the contract's own routes for random people and calls, one at a time, with roles
 * cached.
 */
export async function measureChecks(payload: Payload, people: number, checks: number): Promise<Checks> {
  const users: (TypedUser | null)[] = [...(await addPeople(payload, people)), null]
  const base = await createLocalReq({}, payload)
  const chance = chanceOf(7)
  const times = new Float64Array(checks)
  const modules = new Set<string>()
  let allowed = 0
  for (let n = -WARM_UP; n < checks; n += 1) {
    const access = chance.pick(accesses)
    const req = requestOf(base, chance.pick(users))
    const began = process.hrtime.bigint()
    const may = mayCall(access, await actorOf(req), {})
    const took = Number(process.hrtime.bigint() - began) / 1000
    if (n < 0) continue
    times[n] = took
    if (access.kind === 'module') modules.add(access.module)
    if (may) allowed += 1
  }
  times.sort()
  const at = (share: number): number => Math.round((times[Math.floor(share * (checks - 1))] ?? 0) * 10) / 10
  return {
    checks,
    people: users.length,
    modules: modules.size,
    accesses: accesses.length,
    median_us: at(0.5),
    p95_us: at(0.95),
    max_us: at(1),
    allowed,
  }
}
