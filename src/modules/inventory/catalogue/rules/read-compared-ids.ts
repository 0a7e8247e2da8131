import { COMPARE_CAP } from './comparison-limits'

/** The ids in the URL of a comparison, without duplicates, up to the limit: '3,7'. */
export function readComparedIds(text: string | undefined): number[] {
  const ids = (text ?? '')
    .split(',')
    .filter((part) => /^[1-9]\d{0,8}$/.test(part))
    .map(Number)
  return [...new Set(ids)].slice(0, COMPARE_CAP)
}
