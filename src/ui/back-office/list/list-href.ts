/** The contents of a list's URL: its filters, order and page as texts. */
export type Given = Readonly<Record<string, string>>

/** The defaults of a URL without paging. */
const USUAL: Given = { page: '1', limit: '10' }

/**
 * The URL of a list with a change; a change goes back to page 1, defaults are left out.
 *
 * @param usual the list's defaults, if not the first page of ten rows
 */
export function listHref(given: Given, change: Given, usual: Given = {}): string {
  const left = { ...USUAL, ...usual }
  const params = new URLSearchParams()
  for (const [name, text] of Object.entries({ ...given, page: '', ...change }))
    if (text && text !== left[name]) params.set(name, text)
  return params.size > 0 ? `?${params}` : '?'
}

/** The filters in a URL: everything except paging and the list's permanent parameters. */
export const filtersIn = (given: Given, usual: Given = {}): string[] =>
  Object.keys(given).filter((name) => !(name in USUAL) && !(name in usual))
