import { sentPath } from './upload-folders'

/** The address of a stored paper or private picture in this product. */
export const fileLink = (id: string): string => `/files/${id}`

/** Its id, parsed from the address; null for any other address. */
export const fileIdOf = (link: unknown): string | null =>
  /^\/files\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/.exec(
    typeof link === 'string' ? link.trim() : '',
  )?.[1] ?? null

/** The path of an address, without host and query; '' if it is not an address. */
function placeOf(address: string): string {
  const base = 'http://localhost'
  if (!URL.canParse(address, base)) return ''
  try {
    return decodeURIComponent(new URL(address, base).pathname)
  } catch {
    // Invalid escape sequences: none of our files is called that.
    return ''
  }
}

/**
 * The upload that an address means, in any of its forms: the path, the permanent address, a link that opens
 * it without an account, or the storage's own temporary address. Null for any other text.
 */
export function fileNamed(address: string | null | undefined): { id: string } | { path: string } | null {
  const given = address?.trim() ?? ''
  const place = placeOf(given)
  const id = fileIdOf(place)
  if (id) return { id }
  for (const text of [given, place.split('/').slice(-2).join('/')]) {
    const path = sentPath(text, 'document') ?? sentPath(text, 'image')
    if (path) return { path }
  }
  return null
}

/** The file name in the address of a stored picture, '/media/front-1a2b.webp'; null for any other text. */
export function mediaName(address: string | null | undefined): string | null {
  const name = /^\/?media\/([^/?#]+)$/.exec(address?.trim() ?? '')?.[1]
  if (!name) return null
  try {
    return decodeURIComponent(name)
  } catch {
    // Invalid escape sequences: none of our files is called that.
    return null
  }
}
