const keyOf = (address: string): string => `kaido:list ${address}`

/**
 * Remembers a list's state (filters, order and page), so that a record's form can link back to it.
 *
 * @param search as in its URL, with the question mark
 */
export function rememberList(address: string, search: string): void {
  try {
    sessionStorage.setItem(keyOf(address), search)
  } catch {
    // Storage is blocked or full: the link back then goes to the plain list.
  }
}

/** The list's last URL in this tab; the plain one if it was not open here. */
export function rememberedListUrl(address: string): string {
  try {
    const search = sessionStorage.getItem(keyOf(address)) ?? ''
    return search.length > 1 ? `${address}${search}` : address
  } catch {
    // As above.
    return address
  }
}
