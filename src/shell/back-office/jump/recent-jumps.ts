/** Something that was opened from the search. */
export type Recent = { href: string; title: string; detail: string }

const MOST = 6

const keyOf = (userId: number): string => `kaido.jump.${userId}`

const isRecent = (value: unknown): value is Recent =>
  typeof value === 'object' &&
  value !== null &&
  ['href', 'title', 'detail'].every((name) => typeof Reflect.get(value, name) === 'string')

/** What was opened last, the latest first. Names of people are among them, so it is stored for this tab alone. */
export function recentOf(userId: number): Recent[] {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(keyOf(userId)) ?? '[]')
    return Array.isArray(stored) ? stored.filter(isRecent) : []
  } catch {
    // Storage that is closed, or that holds something else, is like an empty one.
    return []
  }
}

/** Notes what is opened. */
export function noteRecent(userId: number, { detail, href, title }: Recent): void {
  const others = recentOf(userId).filter((one) => one.href !== href)
  try {
    sessionStorage.setItem(keyOf(userId), JSON.stringify([{ detail, href, title }, ...others].slice(0, MOST)))
  } catch {
    // Without storage nothing is recent.
  }
}
