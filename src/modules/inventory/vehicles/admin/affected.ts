import type { Called } from '@/ui/back-office/call'
import { TOLD } from '../rules/reservation-effects'

/** What would become of a reservation; the vehicle is named where several are changed at once. */
type Line = { reservationId: number; vehicleId: number | null; text: string }

/** What a change that was refused would make of open reservations. */
export type Affected = {
  lines: Line[]
  /** Asked besides: whether the one for whom it is reserved has bought it. */
  question: string | null
}

/** What is sent along when the change is wanted all the same. */
export type Agreed = { affectedReservations: number[]; reservationNote?: string; soldToHolder?: boolean }

const PLACE = /^(?:vehicles\.(\d+)\.)?affectedReservations\.(\d+)$/

/** Reads a refusal; null when it is about something else. */
export function affectedIn({ issues, ok }: Called): Affected | null {
  if (ok) return null
  const lines = issues.flatMap(({ message, path }) => {
    const [, vehicleId, reservationId] = PLACE.exec(path) ?? []
    if (!reservationId) return []
    return [
      {
        reservationId: Number(reservationId),
        vehicleId: vehicleId ? Number(vehicleId) : null,
        text: message,
      },
    ]
  })
  if (lines.length === 0) return null
  return { lines, question: issues.find(({ path }) => path === 'soldToHolder')?.message ?? null }
}

/** Whether customers are written to, so that a reason can be given. */
export const tellsCustomers = ({ lines }: Affected): boolean => lines.some(({ text }) => text.endsWith(TOLD))

/** The lines of each vehicle together, in their order. */
export function byVehicle({ lines }: Affected): { vehicleId: number | null; texts: string[] }[] {
  const found = new Map<number | null, string[]>()
  for (const { text, vehicleId } of lines) found.set(vehicleId, [...(found.get(vehicleId) ?? []), text])
  return [...found].map(([vehicleId, texts]) => ({ vehicleId, texts }))
}
