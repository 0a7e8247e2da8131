import { sql } from '@payloadcms/db-postgres'
import type { ShowroomScope } from '@/kernel/showroom-scope'
import type { Db } from '@/server/db-of'
import { number, text } from '@/server/rows/fields'
import { select } from '@/server/rows/select'
import { openingsInScope } from './match-openings-in-scope'

const CHOICE = { id: number(sql`o.id`), title: text(sql`coalesce(o.title, '')`) }

/** So many are offered at most. */
const MOST = 500

/** Jobs to choose from for staff with these showrooms, the newest first. */
export async function listOpeningChoices(
  db: Db,
  showrooms: ShowroomScope = 'all',
): Promise<{ value: string; label: string }[]> {
  const rows = await select(
    db,
    CHOICE,
    sql`FROM openings o WHERE ${openingsInScope(showrooms)} ORDER BY o.id DESC LIMIT ${MOST}`,
  )
  return rows.map(({ id, title }) => ({ value: String(id), label: title }))
}
