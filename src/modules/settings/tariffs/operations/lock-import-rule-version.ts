import { sql } from '@payloadcms/db-postgres'
import type { Db } from '@/server/db-of'
import { select } from '@/server/rows/select'
import { RULE_VERSION, type RuleVersion, versionOf } from '../queries/list-import-rule-versions'

/** One version, locked until the end of the transaction; undefined if there is none. */
export async function lockImportRuleVersion(
  db: Db,
  id: number,
): Promise<(RuleVersion & { destinationId: number }) | undefined> {
  const [row] = await select(
    db,
    RULE_VERSION,
    sql`FROM destination_rules r WHERE r.id = ${id} FOR UPDATE OF r`,
  )
  return row && { ...versionOf(row), destinationId: row.destinationId }
}
