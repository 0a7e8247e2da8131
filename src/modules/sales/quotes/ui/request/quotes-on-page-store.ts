/** A vehicle that somebody is about to request a quote for; `cost` is what it costs at their port, if that is known. */
export type RequestedVehicle = { id: number; name: string; cost?: string; warning?: string }

/** Who looks at the page, as far as quotes are concerned; null for a guest. */
export type Viewer = {
  hasRole: boolean
  hasUserType: boolean
  /** The port that they have vehicles shipped to. */
  portId?: number | null
} | null

/** What the buttons on the page know. */
export type QuotesOnPage = {
  /** The vehicle that the dialog is about; null while it is closed. */
  requestedVehicle: RequestedVehicle | null
  /** The vehicles that the person has a live quote for; null while they are being fetched. */
  requested: ReadonlySet<number> | null
}

const NONE: ReadonlySet<number> = new Set()
const START: QuotesOnPage = { requestedVehicle: null, requested: NONE }

let state = START
const listeners = new Set<() => void>()

export const quotesOnPage = (): QuotesOnPage => state
/** What the server draws: nothing has been requested. */
export const quotesAtFirst = (): QuotesOnPage => START

export function setQuotes(change: Partial<QuotesOnPage>): void {
  state = { ...state, ...change }
  for (const listener of listeners) listener()
}

export const onQuotes = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Marks a vehicle as requested, at once. */
export const addRequested = (id: number): void =>
  setQuotes({ requested: new Set([...(state.requested ?? NONE), id]) })

/** Opens the dialog about a vehicle. */
export const openQuoteRequest = (vehicle: RequestedVehicle | null): void =>
  setQuotes({ requestedVehicle: vehicle })
