import type { OpenStatus } from '../rules/reservation-states'

/** A person's request for a vehicle and its state, as shown by the buttons. */
export type OwnReservation = {
  status: OpenStatus
  queuePlace: number | null
  expiresAt: string | null
}

/** A vehicle that somebody is about to request. */
export type RequestedVehicle = { id: number; name: string }

let requestValue: RequestedVehicle | null = null
let own: ReadonlyMap<number, OwnReservation> = new Map()
let signIn: () => void = () => undefined
const listeners = new Set<() => void>()

const notify = () => {
  for (const listener of listeners) listener()
}

/** The question before a vehicle is requested; null once it is answered. */
export function openReserveDialog(vehicle: RequestedVehicle | null): void {
  requestValue = vehicle
  notify()
}

export const requestedVehicle = (): RequestedVehicle | null => requestValue

/** Sets which vehicles the person has requested. */
export function setReservations(holds: ReadonlyMap<number, OwnReservation>): void {
  own = holds
  notify()
}

export const reservationsOnPage = (): ReadonlyMap<number, OwnReservation> => own

export const onReservations = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Sets how a guest is sent to the sign-in. */
export const setSignIn = (way: () => void): void => {
  signIn = way
}

/** Sends a guest to the sign-in. */
export const goSignIn = (): void => signIn()
