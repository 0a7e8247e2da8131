import type { z } from 'zod'
import { TABLE_ROWS } from '@/kernel/paging'

/** What an address holds, as the framework reads it. */
export type ListParams = Record<string, string | string[] | undefined>

/** The filter of a table: as the query that it stands for, and as the texts of its address. */
export type ListAddress<Q> = { query: Q; given: Record<string, string> }

/**
 * Reads the filter that stands in the address of a table. What cannot be read is no filter, since an address
 * may come from anywhere.
 *
 * @param names how fields of the schema are spelled in the address, where that differs
 * @param fixed what the screen narrows the list to; of these fields the address says nothing
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
