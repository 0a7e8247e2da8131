import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import type { Section } from '@/api/module'
import type { ShowroomScope } from '@/kernel/permissions'
import { number, text } from '@/server/rows/fields'
import { select } from '@/server/rows/select'

/** Where counting stops: the index pages say "10,000+" beyond it. */
const CAP = 10_000

/** The number shown on a card. */
export type SectionCount = { count: number; capped: boolean }

const COUNTED = { href: text(sql`c.href`), n: number(sql`c.n`) }

/**
 * How many entries the viewer's lists have, exact up to 10,000, by the addresses of the cards.
 *
 * @param showrooms whose vehicles the viewer sees
 */
export async function countSections(
  payload: Payload,
  sections: readonly Section[],
  showrooms: ShowroomScope,
): Promise<Record<string, SectionCount>> {
  const counts = sections.flatMap(({ entries, href }) =>
    entries
      ? [
          sql`SELECT ${href}::text AS href, count(*)::int AS n FROM (${entries(showrooms)} LIMIT ${CAP + 1}) few`,
        ]
      : [],
  )
  if (counts.length === 0) return {}
  const rows = await select(payload, COUNTED, sql`FROM (${sql.join(counts, sql` UNION ALL `)}) c`)
  return Object.fromEntries(rows.map(({ href, n }) => [href, { count: Math.min(n, CAP), capped: n > CAP }]))
}
