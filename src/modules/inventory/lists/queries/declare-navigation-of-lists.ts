import { sql } from '@payloadcms/db-postgres'
import type { SQL } from '@payloadcms/db-postgres/drizzle'
import type { NavigationEntry } from '@/api/module'
import type { Needs } from '@/kernel/navigation'
import { IMAGE_READERS } from '@/modules/inventory/media/rules/image-access'
import { IMAGE_FOLDERS_SCREEN, IMAGES_SCREEN } from '@/modules/inventory/media/rules/image-screens'
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
    also: ['pictures', 'photos', 'media', 'files', 'alternative text'],
    href: IMAGES_SCREEN,
    needs: { anyOf: IMAGE_READERS.map(([module, action]) => ({ module, action })) },
    card: { index: 'inventory', also: 'content', entries: all('media') },
  },
  {
    under: IMAGES_SCREEN,
    title: 'Folders of images',
    href: IMAGE_FOLDERS_SCREEN,
    needs: { module: 'inventory', action: 'update' },
  },
  ...REFERENCE_LISTS.map(({ adminPath, plural, slug }) => variable(plural, adminPath, tableOf(slug))),
  variable('Tags', 'tags', 'tags'),
]
