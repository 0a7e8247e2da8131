import type { AdminViewServerProps } from 'payload'

/** The number at the end of the address. */
export const idInPath = (view: AdminViewServerProps): number => {
  const segments = [view.params?.segments ?? []].flat()
  return Number(segments.at(-1))
}
