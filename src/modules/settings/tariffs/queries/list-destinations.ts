import { sql } from '@payloadcms/db-postgres'
import type { Day } from '@/kernel/days'
import { number, type RowOf } from '@/server/rows/fields'
import { type Reader, select } from '@/server/rows/select'
import { rulesOn } from '../rules/destination'
import { DESTINATION } from './get-destinations-from-memory'
import { d, listApprovedRules } from './list-import-rule-versions'

const STORED = { ...DESTINATION, updatedAt: d.updatedAt }

/** A country as staff see it. */
export type StoredDestination = RowOf<typeof STORED>

/** One country by its URL; undefined if there is none. */
export async function getDestinationBySlug(on: Reader, slug: string): Promise<StoredDestination | undefined> {
  const [row] = await select(on, STORED, sql`FROM destinations d WHERE d.slug = ${slug}`)
  return row
}

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
