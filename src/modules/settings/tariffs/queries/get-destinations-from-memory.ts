import { sql } from '@payloadcms/db-postgres'
import { alias } from '@payloadcms/db-postgres/drizzle/pg-core'
import type { Payload } from 'payload'
import { destinationRules, destinations as table } from '@/modules/settings/tables.gen'
import { type Fresh, inMemoryCopy } from '@/server/database/in-memory-copy'
import { json, type RowOf } from '@/server/rows/fields'
import { type Reader, select } from '@/server/rows/select'
import type { Destination, DestinationRule } from '../rules/destination'
import { ruleEntry } from '../schemas/import-rules'

const d = alias(table, 'd')
const r = alias(destinationRules, 'r')

/** What is stored of a rule's version, as it was entered. */
export const RULE = {
  id: r.id,
  destinationId: r.destinationId,
  kind: r.kind,
  key: r.key,
  name: r.name,
  value: json((value) => value, sql`r.value`),
  appliesFrom: r.appliesFrom,
  appliesTo: r.appliesTo,
  sourceName: r.sourceName,
  sourceUrl: r.sourceUrl,
  checkedOn: r.checkedOn,
  note: r.note,
}

/** What is stored of a country. */
export const DESTINATION = {
  id: d.id,
  country: d.country,
  slug: d.slug,
  timezone: d.timezone,
  currency: d.currency,
  active: d.active,
  note: d.note,
}

/** A stored version with the value of its kind. @throws if it has not the shape of its kind */
export const ruleOf = ({ destinationId: _, id, ...stored }: RowOf<typeof RULE>): DestinationRule => ({
  ...ruleEntry.parse(stored),
  id,
})

type Known = ReadonlyMap<string, Destination>

const memory = inMemoryCopy(
  'destinations',
  async (payload): Promise<Fresh<Known>> => ({
    value: await readDestinations(payload.db.drizzle),
    // Every version is in it, whatever the day.
    until: Number.POSITIVE_INFINITY,
  }),
)

/**
 * The countries that buyers can choose, by name as ports have it, with every approved version of their rules. Those
 * switched off are left out. A process that listens to notices has them in memory, others read them each time.
 */
export const getDestinations = (payload: Payload): Promise<Known> => memory.get(payload)

/** Follows a change made in any process. */
export const followDestinations = memory.follow

/** The same as they are in the database now. */
export async function readDestinations(on: Reader): Promise<Known> {
  const [countries, rules] = await Promise.all([
    select(on, DESTINATION, sql`FROM destinations d WHERE d.active ORDER BY d.country`),
    select(
      on,
      RULE,
      sql`FROM destination_rules r JOIN destinations d ON d.id = r.destination_id
        WHERE d.active AND r.status = 'APPROVED' ORDER BY r.destination_id, r.id`,
    ),
  ])
  return new Map(
    countries.map((country) => [
      country.country,
      { ...country, rules: rules.filter(({ destinationId }) => destinationId === country.id).map(ruleOf) },
    ]),
  )
}
