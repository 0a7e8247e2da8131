/** The id of the record in a link, given as an id or as the record itself; null if it is empty. */
export function linkedId(link: unknown): number | null {
  const id = link && typeof link === 'object' && 'id' in link ? link.id : link
  return id == null ? null : Number(id)
}
