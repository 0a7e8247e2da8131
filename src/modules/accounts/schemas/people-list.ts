import { type ContactQuery, contactQuery } from './contact'

/** How many people a page of the screen may show. */
export const PEOPLE_PER_PAGE = [10, 20, 30, 40, 50, 60, 70, 80, 90, 100] as const

type Given = Record<string, string | string[] | undefined>

const FILTERS = ['search', 'status', 'roleId', 'userType', 'country', 'memberSince', 'kind'] as const

/** The filter that stands in an address; what cannot be read is no filter. */
export function readPeopleFilter(given: Given, fixed: Partial<ContactQuery> = {}): ContactQuery {
  const texts = Object.fromEntries(
    Object.entries(given).flatMap(([name, value]) => {
      const text = Array.isArray(value) ? value[0] : value
      const field = contactQuery.shape[name as keyof typeof contactQuery.shape]
      return text && field?.safeParse(text).success ? [[name, text]] : []
    }),
  )
  return { ...contactQuery.parse(texts), ...fixed }
}

/** Whether the viewer narrowed the list beyond what its section does. */
export const isPeopleFiltered = (filter: ContactQuery, fixed: Partial<ContactQuery>): boolean =>
  FILTERS.some((name) => filter[name] !== undefined && fixed[name] === undefined)

/** The address of a list with a change; what the section fixes and what is usual stay out of it. */
export function peopleAddress(
  filter: ContactQuery,
  fixed: Partial<ContactQuery>,
  change: Partial<ContactQuery> = {},
): string {
  const next = { ...filter, page: 1, ...change }
  const params = new URLSearchParams()
  for (const name of FILTERS)
    if (next[name] !== undefined && fixed[name] === undefined) params.set(name, String(next[name]))
  if (next.limit !== 10) params.set('limit', String(next.limit))
  if (next.page > 1) params.set('page', String(next.page))
  return params.size > 0 ? `?${params}` : '?'
}

/** The same filter as a query of the contract, section included, without the page. */
export function peopleQuery(filter: ContactQuery): string {
  const params = new URLSearchParams()
  for (const name of FILTERS) if (filter[name] !== undefined) params.set(name, String(filter[name]))
  return params.toString()
}
