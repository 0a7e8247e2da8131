/** The id of a record that a field names, as an id or as the record itself; null where it names none. */
export function idOf(named: unknown): number | null {
  const id = Number(named && typeof named === 'object' && 'id' in named ? named.id : (named ?? Number.NaN))
  return Number.isInteger(id) ? id : null
}
