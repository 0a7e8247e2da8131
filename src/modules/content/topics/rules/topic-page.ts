import { checkArea, checkNumber, checkText } from '@/kernel/field-checks'
import { type Issue, issue } from '@/kernel/issue'
import { slugify } from '@/kernel/slug'
import { isBlank } from '@/kernel/text/blank'
import { isReserved } from '@/modules/content/publishing/rules/reserved-urls'

/** Lengths in characters, and the last place in a column or in the header. */
export const TOPIC_LIMITS = {
  title: 150,
  route: 100,
  excerpt: 300,
  metaTitle: 70,
  metaDescription: 200,
  position: 999,
} as const

/** The columns at the foot of every page that may list a page. */
export const FOOTER_COLUMNS = [
  { value: 'buying', label: 'Buying' },
  { value: 'company', label: 'Who we are' },
  { value: 'rules', label: 'Legal' },
] as const
export type FooterColumn = (typeof FOOTER_COLUMNS)[number]['value']

/** Every message about a topic page. */
export const TOPIC_MESSAGES = {
  titleRequired: 'Title is required',
  routeRequired: 'Route must contain a letter or a digit',
  routeReserved: 'This route is used by the site itself. Please choose another one.',
  routeTaken: 'A page with this route already exists.',
  parentUnknown: 'The page above this one does not exist.',
  parentIsItself: 'A page cannot be below itself.',
  parentIsBelow: 'That page is below another one itself. Please choose a page that is not.',
  hasBelow: 'Other pages are below this one, so it cannot be below another.',
} as const

/** A page as received or stored. */
export type TopicDraft = {
  _status?: unknown
  title?: string | null
  route?: string | null
  excerpt?: string | null
  position?: number | null
  metaTitle?: string | null
  metaDescription?: string | null
  content?: unknown
}

/** A route in its only form: lower case, letters and digits of any script, single hyphens. */
export const topicRoute = (text: string): string => slugify(text)

/** The route that a title suggests, cut where it would be too long. */
export const routeFromTitle = (title: string): string =>
  [...topicRoute(title)]
    .slice(0, TOPIC_LIMITS.route)
    .join('')
    .replace(/(?<!-)-+$/, '')

/** The route that a page is saved with: the one given, else one from the title once the page is published. */
export function routeFor({ _status, route, title }: TopicDraft): string | null {
  if (!isBlank(route)) return topicRoute(route ?? '') || null
  return _status === 'published' && title ? routeFromTitle(title) || null : null
}

function checkRoute({ _status, route }: TopicDraft): Issue[] {
  if (isBlank(route)) return _status === 'published' ? [issue('route', TOPIC_MESSAGES.routeRequired)] : []
  if (isReserved(route ?? '')) return [issue('route', TOPIC_MESSAGES.routeReserved)]
  return checkText('route', 'Route', TOPIC_LIMITS.route, route)
}

/**
 * Everything wrong with a page as it would be saved. A draft may lack title and route; nothing may be too long. Whether
 * the route is taken is for the database to check, and what may be in the text is checked where it is known.
 */
export function validateTopicPage(page: TopicDraft): Issue[] {
  const { _status, excerpt, metaDescription, metaTitle, position, title } = page
  return [
    ...(_status === 'published' && isBlank(title) ? [issue('title', TOPIC_MESSAGES.titleRequired)] : []),
    ...checkText('title', 'Title', TOPIC_LIMITS.title, title),
    ...checkRoute(page),
    ...checkArea('excerpt', 'Excerpt', TOPIC_LIMITS.excerpt, excerpt),
    ...checkText('metaTitle', 'Meta title', TOPIC_LIMITS.metaTitle, metaTitle),
    ...checkText('metaDescription', 'Meta description', TOPIC_LIMITS.metaDescription, metaDescription),
    ...checkNumber('position', 'Position', position, { min: 0, max: TOPIC_LIMITS.position, whole: true }),
  ]
}
