import { sql } from '@payloadcms/db-postgres'
import type { SQL } from '@payloadcms/db-postgres/drizzle'
import { alias } from '@payloadcms/db-postgres/drizzle/pg-core'
import type { Day } from '@/kernel/days'
import { destinationRules, destinations as table } from '@/modules/settings/tables.gen'
import { nullable, number, type RowOf, text } from '@/server/rows/fields'
import { exists, type Reader, select } from '@/server/rows/select'
import type { Db } from '@/server/transaction'
import { type DestinationRule, rulesOn } from '../rules/destination'
import type { RuleStatus } from '../rules/destination-limits'
import { DESTINATION, RULE, ruleOf } from './read-destinations'

/** A version's name in the audit log: its country and what it is called. `t` is its row. */
export const RULE_NAME: SQL = sql`(SELECT concat(d.country, ', ', t.name) FROM destinations d WHERE d.id = t.destination_id)`

const r = alias(destinationRules, 'r')

const person = (id: SQL): SQL =>
  sql`(SELECT coalesce(nullif(trim(concat_ws(' ', u.first_name, u.last_name)), ''), u.email)
    FROM users u WHERE u.id = ${id})`

const HISTORY = {
  status: r.status,
  enteredById: r.enteredById,
  enteredBy: nullable(text(person(sql`r.entered_by_id`))),
  approvedBy: nullable(text(person(sql`r.approved_by_id`))),
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

const VERSION = { ...RULE, ...HISTORY }

const versionOf = (row: RowOf<typeof VERSION>): RuleVersion => {
  const { approvedBy, decidedAt, enteredAt, enteredBy, enteredById, reason, status, ...stored } = row
  return {
    rule: ruleOf(stored),
    history: { status, enteredById, enteredBy, enteredAt, approvedBy, decidedAt, reason },
  }
}

/** Every version of a country's rules, newest first. */
export const listRuleVersions = async (on: Reader, destinationId: number): Promise<RuleVersion[]> =>
  (
    await select(
      on,
      VERSION,
      sql`FROM destination_rules r WHERE r.destination_id = ${destinationId} ORDER BY r.id DESC`,
    )
  ).map(versionOf)

/** One version, locked until the end of the transaction; undefined if there is none. */
export async function lockVersion(
  db: Db,
  id: number,
): Promise<(RuleVersion & { destinationId: number }) | undefined> {
  const [row] = await select(db, VERSION, sql`FROM destination_rules r WHERE r.id = ${id} FOR UPDATE OF r`)
  return row && { ...versionOf(row), destinationId: row.destinationId }
}

const d = alias(table, 'd')
const NEWS = { ...VERSION, country: d.country, slug: d.slug }

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

const STORED = { ...DESTINATION, updatedAt: d.updatedAt }

/** A country as staff see it. */
export type StoredDestination = RowOf<typeof STORED>

/** One country by its URL; undefined if there is none. */
export async function getDestinationBySlug(on: Reader, slug: string): Promise<StoredDestination | undefined> {
  const [row] = await select(on, STORED, sql`FROM destinations d WHERE d.slug = ${slug}`)
  return row
}

/** The approved versions of a country's rules. */
export const listApprovedRules = async (on: Reader, destinationId: number): Promise<DestinationRule[]> =>
  (
    await select(
      on,
      RULE,
      sql`FROM destination_rules r WHERE r.destination_id = ${destinationId} AND r.status = 'APPROVED'`,
    )
  ).map(ruleOf)

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

/** A country in the list, with what its rules are like on a day. */
export type ListedDestination = StoredDestination & {
  /** Rules in force. */
  inForce: number
  /** Versions that wait for a second person. */
  waiting: number
  /** The oldest day on which a rule in force was checked; null without rules. */
  checkedOn: Day | null
}

const WAITING = {
  ...STORED,
  waiting: number(sql`(SELECT count(*) FROM destination_rules r
    WHERE r.destination_id = d.id AND r.status = 'PROPOSED')`),
}

/** Every country, those that are switched off too, with its rules in force on a day. */
export async function listDestinations(on: Reader, day: Day): Promise<ListedDestination[]> {
  const countries = await select(on, WAITING, sql`FROM destinations d ORDER BY d.country`)
  return Promise.all(
    countries.map(async (country) => {
      const rules = rulesOn(await listApprovedRules(on, country.id), day)
      const [checkedOn = null] = rules.map((rule) => rule.checkedOn).sort()
      return { ...country, inForce: rules.length, checkedOn }
    }),
  )
}
