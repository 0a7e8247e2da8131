/** The id of a record in a field, given as an id or as the record itself; null if empty. */
export function idOf(named: unknown): number | null {
  const id = Number(named && typeof named === 'object' && 'id' in named ? named.id : (named ?? Number.NaN))
  return Number.isInteger(id) ? id : null
}
