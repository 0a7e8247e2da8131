const keyOf = (address: string): string => `kaido:list ${address}`

/**
 * Keeps how a list stood (its filters, order and page), so that the form of one of its records can lead back there.
 *
 * @param search as in its address, with the question mark
 */
export function rememberList(address: string, search: string): void {
  try {
    sessionStorage.setItem(keyOf(address), search)
  } catch {
    // Closed to this site, or full: the way back is the plain list then.
  }
}

/** The address of a list as it stood last in this tab; the plain one if it was not open here. */
export function lastPlace(address: string): string {
  try {
    const search = sessionStorage.getItem(keyOf(address)) ?? ''
    return search.length > 1 ? `${address}${search}` : address
  } catch {
    // As above.
    return address
  }
}
