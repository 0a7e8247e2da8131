import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { SEEDED_ROLES } from '@/kernel/seeded-roles'
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from '../lib/demo-accounts.mjs'

/** The number of showrooms assigned to the demo operator: the first ones. */
export const OPERATOR_SHOWROOMS = 2
/** The number assigned to the demo supervisor. */
export const SUPERVISOR_SHOWROOMS = 4

const roleId = (name: string | null): number | null =>
  SEEDED_ROLES.find((role) => role.name === name)?.id ?? null

/** Staff of the demo have been there for a while: long enough to approve what others propose. */
const STAFF_FOR_DAYS = 30

/** One account per role, a customer and a dealer, all with the documented demo password. */
export async function seedPeople(payload: Payload, showrooms: readonly number[]): Promise<void> {
  const assigned: Record<string, number[]> = {
    Supervisor: showrooms.slice(0, SUPERVISOR_SHOWROOMS),
    Operator: showrooms.slice(0, OPERATOR_SHOWROOMS),
  }
  const now = new Date().toISOString()
  for (const account of DEMO_ACCOUNTS) {
    const { totalDocs } = await payload.count({
      collection: 'users',
      where: { email: { equals: account.email } },
      overrideAccess: true,
    })
    if (totalDocs > 0) continue
    const { id } = await payload.create({
      collection: 'users',
      overrideAccess: true,
      depth: 0,
      data: {
        email: account.email,
        password: DEMO_PASSWORD,
        firstName: account.firstName,
        lastName: account.lastName,
        role: roleId(account.role),
        userType: account.userType,
        status: 'ACTIVE',
        allShowrooms: account.role === 'Admin' || account.role === 'Manager',
        assignedShowrooms: assigned[account.role ?? ''] ?? [],
        country: account.userType ? 'Kenya' : 'Japan',
        ...account.profile,
        emailVerifiedAt: now,
        // Buyers have agreed to the terms, like everyone who has signed up.
        ...(account.userType && { termsAcceptedAt: now }),
      },
    })
    await payload.db.drizzle.execute(
      sql`UPDATE active_accounts SET since = now() - make_interval(days => ${STAFF_FOR_DAYS}) WHERE user_id = ${id}`,
    )
  }
}
