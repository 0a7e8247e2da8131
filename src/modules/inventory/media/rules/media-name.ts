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
