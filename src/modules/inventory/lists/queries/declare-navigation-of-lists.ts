import { sql } from '@payloadcms/db-postgres'
import type { SQL } from '@payloadcms/db-postgres/drizzle'
import type { NavigationEntry } from '@/api/module'
import type { Needs } from '@/kernel/navigation'
import { REFERENCE_LISTS } from '../rules/reference-lists'

const READ: Needs = { module: 'inventory' }

const all = (table: string) => (): SQL => sql`SELECT 1 FROM ${sql.identifier(table)}`

const list = (title: string, path: string, table: string): NavigationEntry => ({
  title,
  href: `/admin/inventory/${path}`,
  needs: READ,
  card: { index: 'inventory', entries: all(table) },
})

const variable = (title: string, path: string, table: string): NavigationEntry => ({
  title,
  href: `/admin/inventory/variables/${path}`,
  needs: READ,
  card: { index: 'variables', entries: all(table) },
})

const tableOf = (slug: string): string => slug.replaceAll('-', '_')

/** How people get to the lists that vehicles are described by. */
export const navigationOfLists: readonly NavigationEntry[] = [
  list('Manufacturers', 'manufacturers', 'manufacturers'),
  list('Models', 'models', 'models'),
  list('Model codes', 'model-codes', 'model_codes'),
  list('Tags', 'tags', 'tags'),
  list('Service plans', 'service-plans', 'service_plans'),
  {
    title: 'Images',
    href: '/admin/collections/media',
    needs: READ,
    card: { index: 'inventory', entries: all('media') },
  },
  ...REFERENCE_LISTS.map(({ adminPath, plural, slug }) => variable(plural, adminPath, tableOf(slug))),
  variable('Tags', 'tags', 'tags'),
]
