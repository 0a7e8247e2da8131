import { sql } from '@payloadcms/db-postgres'
import type { SQL } from '@payloadcms/db-postgres/drizzle'
import { lockApprover } from '@/modules/accounts/access/operations/lock-approver'
import { isSecondPerson, secondPersonFacts } from '@/modules/accounts/access/queries/match-second-person'
import { secondPersonProblem } from '@/modules/accounts/access/rules/second-person'
import type { Db } from '@/server/db-of'
import { number } from '@/server/rows/fields'
import { type Reader, select } from '@/server/rows/select'
import { ids } from '@/server/sql'
import { APPROVER_ACTIVE_DAYS } from '../rules/company-settings-fields'

const days = sql`coalesce((SELECT approver_active_days::integer FROM company_settings ORDER BY id LIMIT 1),
  ${APPROVER_ACTIVE_DAYS}::integer)`

/** Whether the viewer may approve what `proposer` proposed, as a condition. */
export const mayApprove = (viewer: number, proposer: SQL): SQL =>
  isSecondPerson(sql`${viewer}::integer`, proposer, days)

/** Why somebody cannot approve what these people proposed, by proposer; null for those whose proposals they can. */
export async function getApprovalProblems(
  on: Reader,
  approver: number,
  proposers: readonly number[],
): Promise<Map<number, string | null>> {
  const shape = {
    proposer: number(sql`p.id`),
    days: number(days),
    ...secondPersonFacts(sql`${approver}::integer`, sql`p.id`, days),
  }
  const rows = await select(on, shape, sql`FROM unnest(${ids([...new Set(proposers)])}) AS p (id)`)
  return new Map(rows.map(({ days, proposer, ...facts }) => [proposer, secondPersonProblem(facts, days)]))
}

/**
 * Why somebody cannot approve what another person proposed; null if they can. Their account is locked until the end of
 * the transaction: what somebody else is changing about it is finished first, and counts.
 */
export async function getApprovalProblem(
  db: Db,
  approver: number,
  proposer: number | null,
): Promise<string | null> {
  if (proposer === null) return null
  await lockApprover(db, approver)
  return (await getApprovalProblems(db, approver, [proposer])).get(proposer) ?? null
}
