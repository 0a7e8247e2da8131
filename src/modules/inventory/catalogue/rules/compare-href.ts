import { ONLY } from './comparison'

type Shown = {
  onlyDifferences?: boolean
  /** The vehicle that is to be replaced. */
  replace?: number
}

/** The URL of a comparison, the same wherever it is opened. */
export function compareHref(ids: readonly number[], { onlyDifferences, replace }: Shown = {}): string {
  if (ids.length === 0) return '/compare'
  const only = onlyDifferences ? `&${ONLY.name}=${ONLY.value}` : ''
  return `/compare?ids=${ids.join(',')}${only}${replace ? `&replace=${replace}` : ''}`
}
