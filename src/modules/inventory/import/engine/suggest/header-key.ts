/** Headers are compared without case, surrounding blanks and byte order mark. */
export const headerKey = (name: string): string =>
  name
    .replace(/^\uFEFF/, '')
    .trim()
    .toLowerCase()
