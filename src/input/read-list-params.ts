import type { z } from 'zod'
import { isInOrder, isSameKind, readBound } from '@/kernel/added/added-range-bounds'
import { TABLE_ROWS } from '@/kernel/lists/paging-limits'

/** The search parameters of a URL, as the framework parses them. */
export type ListParams = Record<string, string | string[] | undefined>

/** A table's filter: as the query it means, and as the texts in its URL. */
export type ListState<Q> = { query: Q; given: Record<string, string> }

/**
 * Reads a table's filter from its URL. Anything unreadable is ignored, since a URL may come from
 * anywhere, and the bounds of an inverted range are swapped, as buyers' searches do.
 * @param names how the URL spells the schema's fields, where they differ
 * @param fixed what the screen narrows the list to; the URL never contains these fields
 * @param usual how many rows a page has unless the URL says so, where that is not what the schema has
 */
export function readListParams<S extends z.ZodObject>(
  schema: S,
  names: Readonly<Record<string, string>>,
  params: ListParams,
  fixed: Partial<z.output<S>> = {},
  usual: { limit?: number } = {},
): ListState<z.output<S>> {
  const inside: Record<string, string> = {}
  for (const [field, check] of Object.entries(schema.shape)) {
    if (field in fixed) continue
    const name = names[field] ?? field
    const text = [params[name]].flat()[0]?.trim()
    if (!text || !(check as z.ZodType).safeParse(text).success) continue
    if (name === 'limit' && !TABLE_ROWS.includes(Number(text))) continue
    inside[field] = text
  }
  swapInverted(inside)
  const given = Object.fromEntries(
    Object.entries(inside).map(([field, text]) => [names[field] ?? field, text]),
  )
  const limit = inside.limit === undefined ? usual : {}
  return { query: { ...(schema.parse(inside) as z.output<S>), ...limit, ...fixed }, given }
}

/** Puts the bounds of each range in order: fields such as 'yearFrom' and 'yearTo', or 'checked_on.from' and '.to'. */
function swapInverted(texts: Record<string, string>): void {
  for (const low of Object.keys(texts)) {
    const high = low.replace(/From$/, 'To').replace(/\.from$/, '.to')
    const [first, last] = [texts[low], texts[high]]
    if (first === undefined || last === undefined) continue
    const [from, to] = [readBound(first), readBound(last)]
    if (from === null || to === null || !isSameKind(from, to) || isInOrder(from, to)) continue
    texts[low] = last
    texts[high] = first
  }
}
