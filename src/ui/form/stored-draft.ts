/** One draft per name; `at` is what the form was filled from, and whose it is. */
export type DraftPlace = { name: string; at: string }

type Stored<T> = { at: string; value: T }

const placeOf = (name: string): string => `form:${name}`

/**
 * The value stored in this tab under a name for the same `at`. A value stored for anything else is discarded:
 * its subject has changed.
 */
export function readDraft<T>(name: string, at: string): T | null {
  return attempt(() => {
    const stored = JSON.parse(sessionStorage.getItem(placeOf(name)) ?? 'null') as Stored<T> | null
    if (stored?.at === at) return stored.value ?? null
    if (stored) removeDraft(name)
    return null
  })
}

/** Stores a value in this tab through reloads and lost connections; files in it are left out. */
export const storeDraft = <T>(name: string, at: string, value: T): void => {
  attempt(() =>
    sessionStorage.setItem(placeOf(name), JSON.stringify({ at, value } satisfies Stored<T>, noFile)),
  )
}

const noFile = (_key: string, value: unknown): unknown => (value instanceof File ? undefined : value)

export const removeDraft = (name: string): void => {
  attempt(() => sessionStorage.removeItem(placeOf(name)))
}

/**
 * A browser may refuse storage, or contain another version's data; then nothing is stored and nothing
 * breaks.
 */
function attempt<T>(work: () => T): T | null {
  try {
    return work()
  } catch {
    return null
  }
}
