import type { Called } from '@/ui/client/answer'
import { type ClaimField, REPORTED } from '../rules/vehicle-claims'

/** What would happen to a claim; the vehicle is named if several are changed at once. */
type Line = { field: ClaimField; claimId: number; vehicleId: number | null; text: string }

/** What a refused change would do to claims. */
export type Affected = {
  lines: Line[]
  /** Also a question: whether the customer it is reserved for has bought it. */
  question: string | null
}

/** Sent along if the change is wanted anyway: the claims by field, and the answers. */
export type Agreed = { [field: ClaimField]: number[]; reservationNote?: string; soldToHolder?: boolean }

const PLACE = /^(?:vehicles\.(\d+)\.)?(affected[A-Za-z]+)\.(\d+)$/

/** Parses a refusal; null if it is about something else. */
export function affectedIn({ issues, ok }: Called): Affected | null {
  if (ok) return null
  const lines = issues.flatMap(({ message, path }) => {
    const [, vehicleId, field, claimId] = PLACE.exec(path) ?? []
    if (!claimId) return []
    return [
      {
        field: field as ClaimField,
        claimId: Number(claimId),
        vehicleId: vehicleId ? Number(vehicleId) : null,
        text: message,
      },
    ]
  })
  if (lines.length === 0) return null
  return { lines, question: issues.find(({ path }) => path === 'soldToHolder')?.message ?? null }
}

/** Consent to the claims shown, in the call's format. */
export function agreedTo({ lines }: Affected): Agreed {
  const agreed: Agreed = {}
  for (const { claimId, field } of lines) agreed[field] = [...(agreed[field] ?? []), claimId]
  return agreed
}

/** Whether customers are notified, so that a reason can be given. */
export const notifiesCustomers = ({ lines }: Affected): boolean =>
  lines.some(({ text }) => text.endsWith(REPORTED))

/** Groups the lines by vehicle, in their order. */
export function byVehicle({ lines }: Affected): { vehicleId: number | null; texts: string[] }[] {
  const byOrder = new Map<number | null, string[]>()
  for (const { text, vehicleId } of lines) byOrder.set(vehicleId, [...(byOrder.get(vehicleId) ?? []), text])
  return [...byOrder].map(([vehicleId, texts]) => ({ vehicleId, texts }))
}
