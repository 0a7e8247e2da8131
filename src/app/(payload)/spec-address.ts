import { REFERENCE_LISTS } from '@/collections/shared/lists'

/** Sections of the specification's back office that are collections here. */
const SECTIONS: Record<string, string> = {
  'inventory/vehicles': 'vehicles',
  'inventory/manufacturers': 'manufacturers',
  'inventory/models': 'models',
  'inventory/model-codes': 'model-codes',
  'inventory/tags': 'tags',
  'inventory/variables/tags': 'tags',
  'settings/ports': 'ports',
  'settings/showroom-office': 'showroom-offices',
  ...Object.fromEntries(
    REFERENCE_LISTS.map(({ adminPath, slug }) => [`inventory/variables/${adminPath}`, slug]),
  ),
}

/**
 * Where an address below /admin really is: the specification's names lead to the collection's own screens,
 * and the collection list of vehicles to the product's list. Null when it is already the right one.
 */
export function realAddress(segments: readonly string[]): string | null {
  const path = segments.join('/')
  if (path === 'login' || path === 'forgot') return '/admin/auth/login'
  if (path === 'collections/vehicles') return '/admin/inventory/vehicles'
  if (path === 'inventory/vehicles') return null
  const [, section, verb, id] = /^(.+?)(?:\/(create|edit)(?:\/(\d+))?)?$/.exec(path) ?? []
  const slug = SECTIONS[section ?? '']
  if (!slug) return null
  if (!verb) return `/admin/collections/${slug}`
  if (verb === 'create' && !id) return `/admin/collections/${slug}/create`
  return verb === 'edit' && id ? `/admin/collections/${slug}/${id}` : null
}
