import { cookies, headers } from 'next/headers'
import { cache, use } from 'react'

export const DATA_SAVER_COOKIE = 'data-saver'

type Saving = { now: boolean | undefined; known: Promise<boolean> }

/** The visitor's choice; without one, the browser's setting. */
export const isSaving = (chosen: string | undefined, saveData: string | null): boolean =>
  chosen === 'on' || (chosen !== 'off' && saveData?.trim().toLowerCase() === 'on')

/** Once per request. Outside of one (a drill that renders a page by itself) it is off. */
const saving = cache((): Saving => {
  try {
    const state: Saving = { now: undefined, known: read(cookies(), headers()) }
    state.known.then((on) => {
      state.now = on
    })
    return state
  } catch {
    return { now: false, known: Promise.resolve(false) }
  }
})

async function read(jar: ReturnType<typeof cookies>, head: ReturnType<typeof headers>): Promise<boolean> {
  return isSaving((await jar).get(DATA_SAVER_COOKIE)?.value, (await head).get('save-data'))
}

/** Starts reading the choice, so that it is available for the first picture. */
export const readDataSaver = (): Promise<boolean> => saving().known

/**
 * Whether this request's pictures wait to be tapped. For server components; once the choice is read it costs
 * nothing.
 */
export function useDataSaver(): boolean {
  const state = saving()
  return state.now ?? use(state.known)
}
