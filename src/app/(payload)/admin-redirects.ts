import { type CollectionUrls, type EditorUrls, modules } from '@/api/module'
import { parseWhole } from '@/kernel/numbers'
import { editJobUrl, NEW_JOB, STAFF_JOBS, viewJobUrl } from '@/modules/careers/openings/rules/admin-urls'
import { CONTENT_KINDS } from '@/modules/content/publishing/rules/content-kinds'

/** The query of a request. */
type Search = Readonly<Record<string, string | string[]>>

/** The URLs that modules give to collections, by slug. */
const collectionUrls = (): Map<string, CollectionUrls> =>
  new Map(modules().flatMap(({ lists = {} }) => Object.entries(lists)))

/** Redirects Payload's own URLs of a list, its records and their editor to the product's. */
function listPath(path: string): string | null {
  const [, slug = '', what, id = what, inner = ''] =
    /^collections\/([\w-]+)(?:\/(create|(\d+)(\/.+)?))?$/.exec(path) ?? []
  const list = collectionUrls().get(slug)
  if (!list) return null
  if (typeof list === 'object' && 'edit' in list) return editorPath(list, id, inner)
  if (inner) return null
  if (typeof list === 'object') return `/admin/${list.alone}`
  if (!what) return `/admin/${list}`
  return `/admin/${list}/${what === 'create' ? what : `edit/${what}`}`
}

function editorPath({ create, edit, hasInner, list }: EditorUrls, id: string | undefined, inner: string) {
  if (!id) return `/admin/${list}`
  if (id === 'create') return `/admin/${create}`
  return `/admin/${edit}/${id}${hasInner ? inner : ''}`
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
  return id ? ['collections', 'vehicles', id] : (editorSegments(path) ?? segments)
}

const editors = (): [slug: string, urls: EditorUrls][] =>
  [...collectionUrls()].flatMap(([slug, urls]) =>
    typeof urls === 'object' && 'edit' in urls ? [[slug, urls]] : [],
  )

/** An editor with URLs of its own belongs to its collection, too. */
function editorSegments(path: string): string[] | null {
  for (const [slug, { create, edit, hasInner }] of editors()) {
    if (path === create) return ['collections', slug, 'create']
    const [id = '', ...inner] = path.startsWith(`${edit}/`) ? path.slice(edit.length + 1).split('/') : []
    if (/^\d+$/.test(id) && (hasInner || inner.length === 0)) return ['collections', slug, id, ...inner]
  }
  return null
}

/** An editor without a record is none: to its list. */
const bareEditorPath = (path: string): string | null => {
  const [, urls] = editors().find(([, { edit }]) => edit === path) ?? []
  return urls ? `/admin/${urls.list}` : null
}

const { create: NEW_POST, edit: POST_EDITOR, list: BLOG } = CONTENT_KINDS.post.screens

/** Redirects from the earlier form of posts by name, with the post in the query. */
function postPath(path: string, search: Search): string | null {
  if (!path.startsWith(`${BLOG}/form/`)) return null
  const action = path.slice(`${BLOG}/form/`.length)
  if (action === '' || action.includes('/')) return null
  if (action === 'create') return `/admin/${NEW_POST}`
  const id = String(search.id ?? '')
  return action === 'edit' && isRecordId(id) ? `/admin/${POST_EDITOR}/${id}` : `/admin/${BLOG}`
}

/** Redirects the addresses of jobs that have no screen of their own, and their form by name, with the job in the query. */
function jobPath(path: string, search: Search): string | null {
  if (path === 'careers/jobs' || path === 'careers/jobs/edit') return STAFF_JOBS
  const [, action] = /^careers\/jobs\/form\/([^/]+)$/.exec(path) ?? []
  if (action === undefined) return null
  if (action === 'create') return NEW_JOB
  const id = String(search.id ?? '')
  if (!isRecordId(id)) return STAFF_JOBS
  if (action === 'edit') return editJobUrl(Number(id))
  return action === 'view' ? viewJobUrl(Number(id)) : STAFF_JOBS
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
  const own =
    vehiclePath(path) ??
    postPath(path, search) ??
    jobPath(path, search) ??
    listPath(path) ??
    bareEditorPath(path)
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
