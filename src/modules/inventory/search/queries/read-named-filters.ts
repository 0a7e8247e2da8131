import type { Payload } from 'payload'
import { validationFailed } from '@/kernel/errors'
import { issue } from '@/kernel/issue'
import { INT4_MAX } from '@/kernel/numbers'
import { type Reference, readReferences } from '@/modules/inventory/lists/queries/read-references-from-memory'
import { isColorMeant } from '../rules/color-words'
import { isNoFilter } from '../rules/filter-ranges'
import { MAX_FACET_VALUES } from '../rules/search-limits'

/** A query as received. */
export type Given = Record<string, string | string[] | undefined>

const isNamed = (name: string | null, typed: string): boolean =>
  name !== null && name.trim().toLowerCase() === typed.trim().toLowerCase()

/** Filters that accept names as well as ids, and how a name is resolved. */
const BY_NAME = {
  color: ({ name }: Reference, typed: string) => isColorMeant(name, typed),
  showroomLocation: ({ extra2, extra3, name }: Reference, typed: string) =>
    isNamed(name, typed) || isNamed([name, extra2, extra3].filter(Boolean).join(', '), typed),
  tags: ({ extra2, name }: Reference, typed: string) => isNamed(name, typed) || isNamed(extra2, typed),
} as const
type NamedFilter = keyof typeof BY_NAME
const FILTERS = Object.keys(BY_NAME) as NamedFilter[]

/** No list grows this large: an unused id, which finds nothing. */
const NOBODY = INT4_MAX

const isId = (text: string): boolean => /^\s*[+-]?\d+\s*$/.test(text)

/** The choices of a filter: ids are left for the search to check, a full place may contain commas. */
function choicesOf(value: string, entries: readonly Reference[], isMeant: (typeof BY_NAME)[NamedFilter]) {
  const whole = entries.filter((entry) => isMeant(entry, value))
  if (whole.length > 0) return { ids: whole.map(({ id }) => id), left: [] }
  const parts = value.split(',').filter((part) => !isNoFilter(part))
  const names = parts.filter((part) => !isId(part))
  const meant = names.map((part) => entries.filter((entry) => isMeant(entry, part)).map(({ id }) => id))
  return {
    ids: meant.flatMap((ids) => (ids.length > 0 ? ids : [NOBODY])),
    left: parts.filter(isId),
  }
}

/**
 * Resolves the names in a query's filters: colours, showrooms ('showroom name, city, country') and tags.
 *
 * @returns the query with ids only, and the ids of those given by name; an unknown name finds nothing
 * @throws AppError 422 for more names in one filter than a search accepts
 */
export async function readNamedFilters(
  payload: Payload,
  query: Given,
): Promise<{ plain: Given; named: Partial<Record<NamedFilter, number[]>> }> {
  const requested = FILTERS.filter((filter) =>
    [query[filter] ?? []]
      .flat()
      .some((value) => value.split(',').some((part) => !isNoFilter(part) && !isId(part))),
  )
  if (requested.length === 0) return { plain: query, named: {} }
  const lists = await readReferences(payload)
  const plain = { ...query }
  const named: Partial<Record<NamedFilter, number[]>> = {}
  for (const filter of requested) {
    const values = [query[filter] ?? []].flat()
    if (values.flatMap((value) => value.split(',')).length > MAX_FACET_VALUES)
      throw validationFailed([issue(filter, `${filter} takes up to ${MAX_FACET_VALUES} values`)])
    const entries = [...lists[filter].values()]
    const choices = values.map((value) => choicesOf(value, entries, BY_NAME[filter]))
    plain[filter] = choices.flatMap(({ left }) => left)
    named[filter] = choices.flatMap(({ ids }) => ids)
  }
  return { plain, named }
}
