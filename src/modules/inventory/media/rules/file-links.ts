import { fileIdOf } from './file-id-of'
import { sentPath } from './sent-path'

/** The address of a stored paper or private picture in this product. */
export const fileLink = (id: string): string => `/files/${id}`

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
