import { sql } from '@payloadcms/db-postgres'
import type { Day } from '@/kernel/days'
import { number, type RowOf } from '@/server/rows/fields'
import { type Reader, select } from '@/server/rows/select'
import { rulesOn } from '../rules/destination'
import { listApprovedRules } from './list-approved-rules'
import { STORED_DESTINATION } from './select-destination'

/** A country as staff see it. */
export type StoredDestination = RowOf<typeof STORED_DESTINATION>

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
  ...STORED_DESTINATION,
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
