import type { OpenStatus } from '../rules/reservation-workflow'

/** What somebody asked of a vehicle and what became of it, as the buttons show it. */
export type OwnReservation = {
  status: OpenStatus
  queuePlace: number | null
  expiresAt: string | null
}

let own: ReadonlyMap<number, OwnReservation> = new Map()
let signIn: () => void = () => undefined
const listeners = new Set<() => void>()

/** Says which vehicles the person asked for. */
export function setReservations(holds: ReadonlyMap<number, OwnReservation>): void {
  own = holds
  for (const listener of listeners) listener()
}

export const reservationsOnPage = (): ReadonlyMap<number, OwnReservation> => own

export const onReservations = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Says how a guest is led to the sign-in. */
export const setSignIn = (way: () => void): void => {
  signIn = way
}

/** Leads a guest to the sign-in. */
export const goSignIn = (): void => signIn()
