import type { Suggestions } from '../../../rules/suggestions/suggestions'

/** The vehicle that has the chassis number already; null if it belongs to another showroom. */
export type Taken = { vehicle: { id: number; sku: string; name: string } | null }

/** What is known about the car of the chassis number. */
export type EntryState = {
  /** 'idle' before a code is entered. */
  state: 'idle' | 'asking' | 'known' | 'unknown' | 'other' | 'failed'
  code: string
  earlier: number
  years: Suggestions['years']
  /** By field of the form: what earlier vehicles have, the most frequent first. */
  choices: Readonly<Record<string, readonly string[]>>
  /** What was filled in, by field, and is as it was. */
  filled: ReadonlyMap<string, string>
  taken: Taken | null
}

/** Who entered what: the clerk, or earlier vehicles. It is outside the form's values, since it is not saved. */
export type Entry = {
  /** Fields that somebody entered. */
  typed: Set<string>
  get: () => EntryState
  set: (change: Partial<EntryState>) => void
  /** Somebody entered these fields. */
  type: (fields: readonly string[]) => void
  /** Somebody left a field as it is. */
  confirm: (field: string) => void
  follow: (listener: () => void) => () => void
}

/** Queries what is known about the car of the chassis number. */
export type LookUp = {
  /** In a pause of typing, if what is typed names a car. */
  soon: (typed: string) => void
  /** At once; done when it is known, or when one has waited long enough. */
  now: () => Promise<void>
}

export const NOTHING_KNOWN: EntryState = {
  state: 'idle',
  code: '',
  earlier: 0,
  years: null,
  choices: {},
  filled: new Map(),
  taken: null,
}

/** @param typed fields that count as entered from the start */
export function newEntry(typed: readonly string[]): Entry {
  let state = NOTHING_KNOWN
  const listeners = new Set<() => void>()
  const set: Entry['set'] = (change) => {
    state = { ...state, ...change }
    for (const listener of listeners) listener()
  }
  const own = new Set(typed)
  return {
    typed: own,
    get: () => state,
    set,
    type: (fields) => {
      for (const field of fields) own.add(field)
      const { filled } = state
      if (fields.some((field) => filled.has(field)))
        set({ filled: new Map([...filled].filter(([field]) => !fields.includes(field))) })
    },
    confirm: (field) => void own.add(field),
    follow: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
