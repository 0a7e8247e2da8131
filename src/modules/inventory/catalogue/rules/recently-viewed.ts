/** How many vehicles a browser remembers, and how many of them are shown. */
export const RECENT_MAX = 12
export const RECENT_SHOWN = 4

/** The browser's storage key. */
export const RECENT_KEY = 'kaido:recently-viewed'

/** The list after viewing a vehicle: the latest first, without duplicates. */
export const afterView = (ids: readonly number[], id: number): number[] =>
  [id, ...ids.filter((one) => one !== id)].slice(0, RECENT_MAX)

/** The ids stored by a browser; invalid ones are left out. */
export function readRecent(text: string | null): readonly number[] {
  try {
    const value: unknown = JSON.parse(text ?? '[]')
    if (!Array.isArray(value)) return []
    const isId = (one: unknown): one is number =>
      typeof one === 'number' && Number.isSafeInteger(one) && one > 0
    return [...new Set(value.filter(isId))].slice(0, RECENT_MAX)
  } catch {
    return []
  }
}
