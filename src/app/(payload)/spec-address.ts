import { modules } from '@/api/module'

/** The address under /admin of the product's own list for a collection; undefined if it has none. */
const listOf = (slug: string): string | { alone: string } | undefined =>
  modules()
    .map(({ lists = {} }) => lists[slug])
    .find((place) => place !== undefined)

/** Redirects Payload's own addresses of a list and its records to the product's. */
function listAddress(path: string): string | null {
  const [, slug, what] = /^collections\/([\w-]+)(?:\/(create|\d+))?$/.exec(path) ?? []
  const list = listOf(slug ?? '')
  if (!list) return null
  if (typeof list === 'object') return `/admin/${list.alone}`
  if (!what) return `/admin/${list}`
  return `/admin/${list}/${what === 'create' ? what : `edit/${what}`}`
}

const VEHICLES = 'inventory/vehicles'

/** Redirects Payload's own addresses of vehicles to the product's. */
function vehicleAddress(path: string): string | null {
  const [, what] = /^collections\/vehicles(?:\/(create|\d+))?(?:\/.*)?$/.exec(path) ?? []
  if (path === 'collections/vehicles') return `/admin/${VEHICLES}`
  if (what) return `/admin/${VEHICLES}/${what === 'create' ? what : `edit/${what}`}`
  return null
}

/**
 * Payload's name for an address, where it has a different one for the same screen: its sign-in page has one
 * segment there, and the vehicle form belongs to its collection.
 */
export function payloadSegments(segments: string[]): string[] {
  const path = segments.join('/')
  if (path === 'auth/login') return ['login']
  if (path === `${VEHICLES}/create`) return ['collections', 'vehicles', 'create']
  const [, id] = /^inventory\/vehicles\/edit\/(\d+)$/.exec(path) ?? []
  return id ? ['collections', 'vehicles', id] : segments
}

/** Redirects Payload's own screens of people and roles to the product's. */
const PEOPLE: Record<string, (id?: string) => string> = {
  'collections/users': (id) => (id ? `/admin/user-management/edit/${id}` : '/admin/contacts'),
  'collections/users/create': () => '/admin/user-management/create',
  'collections/roles': () => '/admin/user-management/access-map',
  'collections/roles/create': () => '/admin/user-management/access-map',
}

/**
 * The actual address for one under /admin: the specification's names redirect to the collection's own
 * screens, and the collection list of vehicles to the product's list. Null if it is already right.
 */
export function realAddress(segments: readonly string[]): string | null {
  const path = segments.join('/')
  if (path === 'login') return '/admin/auth/login'
  // One form for everyone who has forgotten a password.
  if (path === 'forgot') return '/auth/forgot-password'
  const own = vehicleAddress(path) ?? listAddress(path)
  if (own) return own
  if (path === 'contacts/access-map') return '/admin/user-management/access-map'
  const people = PEOPLE[path.replace(/\/\d+$/, '')]
  return people ? people(segments[2]) : null
}
