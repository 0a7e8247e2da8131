import { sql } from '@payloadcms/db-postgres'
import { type Reader, select } from '@/server/rows/select'
import type { DestinationRule } from '../rules/destination'
import { RULE, ruleOf } from './get-destinations-from-memory'

/** The approved versions of a country's rules. */
export const listApprovedRules = async (on: Reader, destinationId: number): Promise<DestinationRule[]> =>
  (
    await select(
      on,
      RULE,
      sql`FROM destination_rules r WHERE r.destination_id = ${destinationId} AND r.status = 'APPROVED'`,
    )
  ).map(ruleOf)
