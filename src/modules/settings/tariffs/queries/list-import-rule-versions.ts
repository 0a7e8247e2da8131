import { sql } from '@payloadcms/db-postgres'
import type { SQL } from '@payloadcms/db-postgres/drizzle'
import { alias } from '@payloadcms/db-postgres/drizzle/pg-core'
import { personNameById } from '@/modules/accounts/people/queries/select-person-name-by-id'
import { destinationRules, destinations as table } from '@/modules/settings/tables.gen'
import type { Db } from '@/server/db-of'
import { exists } from '@/server/rows/exists'
import { nullable, type RowOf, text } from '@/server/rows/fields'
import { type Reader, select } from '@/server/rows/select'
import type { DestinationRule } from '../rules/destination'
import type { RuleStatus } from '../rules/import-rule-status'
import { RULE, ruleOf } from './get-destinations-from-memory'

/** A version's name in the audit log: its country and what it is called. `t` is its row. */
export const RULE_NAME: SQL = sql`(SELECT concat(d.country, ', ', t.name) FROM destinations d WHERE d.id = t.destination_id)`

const r = alias(destinationRules, 'r')

const HISTORY = {
  status: r.status,
  enteredById: r.enteredById,
  enteredBy: nullable(text(personNameById(sql`r.entered_by_id`))),
  approvedBy: nullable(text(personNameById(sql`r.approved_by_id`))),
  enteredAt: r.createdAt,
  decidedAt: r.decidedAt,
  reason: r.reason,
}

/** Who entered a version, and what became of it. */
export type RuleHistory = {
  status: RuleStatus
  /** Null for what came with the product. */
  enteredById: number | null
  enteredBy: string | null
  enteredAt: string
  approvedBy: string | null
  decidedAt: string | null
  /** Why it was rejected. */
  reason: string | null
}

/** A version with its history. */
export type RuleVersion = { rule: DestinationRule; history: RuleHistory }

export const RULE_VERSION = { ...RULE, ...HISTORY }

export const versionOf = (row: RowOf<typeof RULE_VERSION>): RuleVersion => {
  const { approvedBy, decidedAt, enteredAt, enteredBy, enteredById, reason, status, ...stored } = row
  return {
    rule: ruleOf(stored),
    history: { status, enteredById, enteredBy, enteredAt, approvedBy, decidedAt, reason },
  }
}

/** Every version of a country's rules, newest first. */
export const listImportRuleVersions = async (on: Reader, destinationId: number): Promise<RuleVersion[]> =>
  (
    await select(
      on,
      RULE_VERSION,
      sql`FROM destination_rules r WHERE r.destination_id = ${destinationId} ORDER BY r.id DESC`,
    )
  ).map(versionOf)

export const d = alias(table, 'd')

const NEWS = { ...RULE_VERSION, country: d.country, slug: d.slug }

/** One version with its country; undefined if there is none. */
export async function getVersionNews(
  db: Db,
  id: number,
): Promise<(RuleVersion & { country: string; slug: string }) | undefined> {
  const [row] = await select(
    db,
    NEWS,
    sql`FROM destination_rules r JOIN destinations d ON d.id = r.destination_id WHERE r.id = ${id}`,
  )
  if (!row) return undefined
  const { country, slug, ...version } = row
  return { ...versionOf(version), country, slug }
}

/** Whether a version of the same rule waits for a second person. */
export const hasProposal = (
  db: Db,
  destinationId: number,
  { key, kind }: Pick<DestinationRule, 'kind' | 'key'>,
): Promise<boolean> =>
  exists(
    db,
    sql`FROM destination_rules WHERE destination_id = ${destinationId} AND kind = ${kind} AND key = ${key}
      AND status = 'PROPOSED'`,
  )
