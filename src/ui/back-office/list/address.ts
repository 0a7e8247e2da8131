/** What stands in the address of a list: its filters, order and page as texts. */
export type Given = Readonly<Record<string, string>>

/** What an address means that says nothing of the page. */
const USUAL: Given = { page: '1', limit: '10' }

/**
 * The address of a list with a change; a change goes back to page 1, what is usual is left out.
 *
 * @param usual what the list shows of itself, where that is not the first page of ten rows
 */
export function listAddress(given: Given, change: Given, usual: Given = {}): string {
  const left = { ...USUAL, ...usual }
  const params = new URLSearchParams()
  for (const [name, text] of Object.entries({ ...given, page: '', ...change }))
    if (text && text !== left[name]) params.set(name, text)
  return params.size > 0 ? `?${params}` : '?'
}

/** The filters that stand in an address: what is neither the page nor something that the list has always. */
export const filtersIn = (given: Given, usual: Given = {}): string[] =>
  Object.keys(given).filter((name) => !(name in USUAL) && !(name in usual))
