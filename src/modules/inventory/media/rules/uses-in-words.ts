/** Where counting stops. */
export const COUNTED_MOST = 1_000

/** How many records of a kind use an image. */
export type CountedUse = { one: string; many: string; count: number }

const inWords = ({ count, many, one }: CountedUse): string => {
  if (count > COUNTED_MOST) return `more than ${COUNTED_MOST.toLocaleString('en-US')} ${many}`
  return `${count.toLocaleString('en-US')} ${count === 1 ? one : many}`
}

/** '2 vehicles and 1 blog post'; null for nothing. */
export function usesInWords(counted: readonly CountedUse[]): string | null {
  const used = counted.filter(({ count }) => count > 0)
  return used.length > 0 ? new Intl.ListFormat('en-GB').format(used.map(inWords)) : null
}
