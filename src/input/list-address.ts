import type { z } from 'zod'
import { TABLE_ROWS } from '@/kernel/paging'

/** The search parameters of an address, as the framework parses them. */
export type ListParams = Record<string, string | string[] | undefined>

/** A table's filter: as the query it means, and as the texts in its address. */
export type ListAddress<Q> = { query: Q; given: Record<string, string> }

/**
 * Reads a table's filter from its address. Anything unreadable is ignored, since an address may come from
 * anywhere.
 * @param names how the address spells the schema's fields, where they differ
 * @param fixed what the screen narrows the list to; the address never contains these fields
 */
export function readListAddress<S extends z.ZodObject>(
  schema: S,
  names: Readonly<Record<string, string>>,
  params: ListParams,
  fixed: Partial<z.output<S>> = {},
): ListAddress<z.output<S>> {
  const inside: Record<string, string> = {}
  const given: Record<string, string> = {}
  for (const [field, check] of Object.entries(schema.shape)) {
    if (field in fixed) continue
    const name = names[field] ?? field
    const text = [params[name]].flat()[0]?.trim()
    if (!text || !(check as z.ZodType).safeParse(text).success) continue
    if (name === 'limit' && !TABLE_ROWS.includes(Number(text))) continue
    inside[field] = text
    given[name] = text
  }
  return { query: { ...(schema.parse(inside) as z.output<S>), ...fixed }, given }
}
