/** Its id, parsed from the address; null for any other address. */
export const fileIdOf = (link: unknown): string | null =>
  /^\/files\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/.exec(
    typeof link === 'string' ? link.trim() : '',
  )?.[1] ?? null
