/** The address of a table with a change of its filter; a change goes back to page 1, what is usual is left out. */
export function listAddress(given: Readonly<Record<string, string>>, change: Record<string, string>): string {
  const params = new URLSearchParams()
  for (const [name, text] of Object.entries({ ...given, page: '', ...change }))
    if (text) params.set(name, text)
  if (params.get('page') === '1') params.delete('page')
  if (params.get('limit') === '10') params.delete('limit')
  return params.size > 0 ? `?${params}` : '?'
}
