/** The content types of stored files, with the extensions that a file of each may have: the usual one first. */
const EXTENSIONS: Readonly<Record<string, readonly string[]>> = {
  'application/pdf': ['pdf'],
  'application/msword': ['doc'],
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': ['docx'],
  'text/plain': ['txt'],
  'image/jpeg': ['jpg', 'jpeg'],
  'image/png': ['png'],
  'image/gif': ['gif'],
  'image/webp': ['webp'],
  'video/mp4': ['mp4'],
  'video/webm': ['webm'],
}

const TYPES = new Map(
  Object.entries(EXTENSIONS).flatMap(([type, extensions]) => extensions.map((one) => [one, type] as const)),
)

/** The content type of files with this extension, in lower case and without a dot; null for an unknown one. */
export const typeOfExtension = (extension: string): string | null => TYPES.get(extension) ?? null

/** The usual extension of files of a type. */
export const extensionOfType = (type: string): string => EXTENSIONS[type]?.[0] ?? 'bin'

/** A file name's extension, in lower case; '' if it has none. */
export const extensionOf = (name: string): string => /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? ''

/** Characters that make a name look like another, or end it early. */
const HIDDEN = /[\p{Cc}\p{Cf}\u2028\u2029]/gu

/** The name without dots at its end. */
function withoutEndingDots(name: string): string {
  let end = name.length
  while (name[end - 1] === '.') end -= 1
  return name.slice(0, end)
}

/**
 * A file's name with the extension of what the file is, so that no system opens it as something else: that of another
 * type is replaced, and an unknown one is part of the name. Without a path and hidden characters; '' gives `document`.
 */
export function fileNameFor(type: string, given: string | null | undefined): string {
  const name = (given ?? '')
    .replace(HIDDEN, '')
    .replace(/^.*[\\/]/, '')
    .trim()
  const extension = extensionOf(name)
  if (name !== '' && EXTENSIONS[type]?.includes(extension)) return name
  const stem = typeOfExtension(extension) === null ? name : name.slice(0, -extension.length - 1)
  return `${withoutEndingDots(stem) || 'document'}.${extensionOfType(type)}`
}
