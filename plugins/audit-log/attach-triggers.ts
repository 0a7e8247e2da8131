import { sql } from '@payloadcms/db-postgres'
import type { SanitizedConfig } from 'payload'
import { type Areas, TABLES_WITHOUT_AUDIT } from './tables-without-audit'

/** Anything that runs drizzle SQL: a migration's handle or Payload's own. */
type Runner = { execute: (query: ReturnType<typeof sql>) => Promise<unknown> }

/**
 * Gives every table of the product its audit triggers, and removes them from technical ones. Safe to run at
 * any time; run it after every migration, since a newly created table has no trigger yet.
 *
 * @param areas display names by table; a table not listed has its own, or gets its table name
 */
export async function attachTriggers(db: Runner, areas: Areas = {}): Promise<void> {
  const skip = sql.param([...TABLES_WITHOUT_AUDIT])
  await db.execute(sql`SELECT audit_attach(${skip}::text[], ${JSON.stringify(areas)}::jsonb)`)
}

const snake = (name: string): string =>
  name
    .replaceAll('-', '_')
    .replaceAll(/([a-z\d])([A-Z])/g, '$1_$2')
    .toLowerCase()

/** The admin's display names for its collections and settings, by table. */
export function areasOf(config: Pick<SanitizedConfig, 'collections' | 'globals'>): Areas {
  const lists = config.collections
    .filter(({ labels }) => typeof labels.plural === 'string')
    .map(({ slug, labels, admin, flattenedFields }) => {
      const field = flattenedFields.find(({ name }) => name === admin.useAsTitle)
      // Texts in several languages are in a table of their own.
      const isColumn = admin.useAsTitle !== 'id' && !(field && 'localized' in field && field.localized)
      const title = admin.useAsTitle && isColumn ? snake(admin.useAsTitle) : undefined
      return [snake(slug), { area: String(labels.plural), label: title }] as const
    })
  const settings = config.globals
    .filter(({ label }) => typeof label === 'string')
    .map(({ slug, label }) => [snake(slug), { area: String(label) }] as const)
  return Object.fromEntries([...lists, ...settings])
}
