/** Vehicles that a browser remembers, and how many of them are shown. */
export const RECENT_MAX = 12
export const RECENT_SHOWN = 4

/** Where a browser keeps them. */
export const RECENT_KEY = 'kaido:recently-viewed'

/** The list after a vehicle was looked at: the latest first, each once. */
export const afterView = (ids: readonly number[], id: number): number[] =>
  [id, ...ids.filter((one) => one !== id)].slice(0, RECENT_MAX)

/** The ids that a browser kept; what is none of ours is left out. */
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
