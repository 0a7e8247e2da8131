import { isRecord } from './loose-values'

/** The id of the record in a field, given as an id or as the record itself; null if it is empty or no id. */
export function linkedId(link: unknown): number | null {
  const id = isRecord(link) ? link.id : link
  if (id == null || id === '') return null
  return Number.isInteger(Number(id)) ? Number(id) : null
}
