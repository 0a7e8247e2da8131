import { modules } from '@/api/module'
import { parseWhole } from '@/kernel/numbers'

/** The query of a request. */
type Search = Readonly<Record<string, string | string[]>>

/** The URL under /admin of the product's own list for a collection; undefined if it has none. */
const listOf = (slug: string): string | { alone: string } | undefined =>
  modules()
    .map(({ lists = {} }) => lists[slug])
    .find((place) => place !== undefined)

/** Redirects Payload's own URLs of a list and its records to the product's. */
function listPath(path: string): string | null {
  const [, slug, what] = /^collections\/([\w-]+)(?:\/(create|\d+))?$/.exec(path) ?? []
  const list = slug && listOf(slug)
  if (!list) return null
  if (typeof list === 'object') return `/admin/${list.alone}`
  if (!what) return `/admin/${list}`
  return `/admin/${list}/${what === 'create' ? what : `edit/${what}`}`
}

const VEHICLES = 'inventory/vehicles'

/**
 * The screen of one's own profile. Payload would put its own frame around whatever is at its account's
 * URL, which is 'profile'.
 */
const OWN_PROFILE = ['own', 'profile']

/** Redirects Payload's own URLs of vehicles to the product's, and links to what cannot be one to the list. */
function vehiclePath(path: string): string | null {
  if (path === 'collections/vehicles' || path === `${VEHICLES}/edit`) return `/admin/${VEHICLES}`
  const [, form, id] = /^(collections\/vehicles|inventory\/vehicles\/edit)\/([^/]+)/.exec(path) ?? []
  if (!form || !id) return null
  const isOurs = form !== 'collections/vehicles'
  if (id === 'create') return isOurs ? missingVehicle(id) : `/admin/${VEHICLES}/create`
  if (!isRecordId(id)) return missingVehicle(id)
  return isOurs ? null : `/admin/${VEHICLES}/edit/${id}`
}

/** The list, which shows that the vehicle does not exist; as Payload's does for an unknown one. */
const missingVehicle = (id: string): string => `/admin/${VEHICLES}?notFound=${encodeURIComponent(id)}`

const isRecordId = (text: string): boolean => /^[1-9]\d*$/.test(text) && parseWhole(text) !== null

/**
 * Payload's name for a URL, where it has a different one for the same screen: its sign-in page has one
 * segment there, and the vehicle form belongs to its collection.
 */
export function payloadSegments(segments: string[]): string[] {
  const path = segments.join('/')
  if (path === 'auth/login') return ['login']
  if (path === 'profile') return OWN_PROFILE
  if (path === `${VEHICLES}/create`) return ['collections', 'vehicles', 'create']
  const [, id] = /^inventory\/vehicles\/edit\/(\d+)$/.exec(path) ?? []
  return id ? ['collections', 'vehicles', id] : (postSegments(path) ?? topicSegments(path) ?? segments)
}

/** The editor of posts belongs to their collection, too. */
function postSegments(path: string): string[] | null {
  const [, id] = /^content-management\/blog\/(create|edit\/\d+)$/.exec(path) ?? []
  return id ? ['collections', 'blog-posts', id.replace('edit/', '')] : null
}

const TOPICS = 'content-management/topic-pages'
const TOPIC_EDITOR = `${TOPICS}/topic-editor/`

/** So does the editor of topic pages, with the preview and the versions of each. */
function topicSegments(path: string): string[] | null {
  const [, rest] = /^content-management\/topic-pages\/topic-editor\/(create|\d+(?:\/.+)?)$/.exec(path) ?? []
  return rest ? ['collections', 'topic-pages', ...rest.split('/')] : null
}

/** Redirects Payload's own URLs of topic pages to the product's. */
function topicPath(path: string): string | null {
  if (path === 'collections/topic-pages' || `${path}/` === TOPIC_EDITOR) return `/admin/${TOPICS}`
  const [, rest] = /^collections\/topic-pages\/(create|\d+(?:\/.+)?)$/.exec(path) ?? []
  return rest ? `/admin/${TOPIC_EDITOR}${rest}` : null
}

const BLOG = 'content-management/blog'

/** Redirects to the editor of posts: from its form by name, with the post in the query, and from screens that are in it. */
function postPath(path: string, search: Search): string | null {
  const [, inside] = /^collections\/blog-posts\/(\d+)\/(?:versions|preview|api)\b/.exec(path) ?? []
  if (inside) return `/admin/${BLOG}/edit/${inside}`
  const [, action] = /^content-management\/blog\/form\/([^/]+)$/.exec(path) ?? []
  if (!action) return null
  if (action === 'create') return `/admin/${BLOG}/create`
  const id = String(search.id ?? '')
  return action === 'edit' && isRecordId(id) ? `/admin/${BLOG}/edit/${id}` : `/admin/${BLOG}`
}

/** Redirects Payload's own screens of people and roles to the product's. */
const PEOPLE: Record<string, (id?: string) => string> = {
  'collections/users': (id) => (id ? `/admin/user-management/edit/${id}` : '/admin/contacts'),
  'collections/users/create': () => '/admin/user-management/create',
  'collections/roles': () => '/admin/user-management/access-map',
  'collections/roles/create': () => '/admin/user-management/access-map',
}

/**
 * The actual URL for one under /admin: the specification's names redirect to the collection's own
 * screens, and the collection list of vehicles to the product's list. Null if it is already right.
 */
export function redirectedPath(segments: readonly string[], search: Search = {}): string | null {
  const path = segments.join('/')
  if (path === 'login') return '/admin/auth/login'
  if (path === 'account' || path === OWN_PROFILE.join('/')) return '/admin/profile'
  // One form for everyone who has forgotten a password.
  if (path === 'forgot') return '/auth/forgot-password'
  const own = vehiclePath(path) ?? postPath(path, search) ?? topicPath(path) ?? listPath(path)
  if (own) return own
  if (path === 'contacts/access-map') return '/admin/user-management/access-map'
  const people = PEOPLE[path.replace(/\/\d+$/, '')]
  return people ? people(segments[2]) : null
}

/** A URL with the query of the request, after the one that it may have itself. */
export function withQuery(path: string, search: Search): string {
  const params = new URLSearchParams()
  for (const [key, value] of Object.entries(search)) for (const one of [value].flat()) params.append(key, one)
  if (params.size === 0) return path
  return `${path}${path.includes('?') ? '&' : '?'}${params}`
}
