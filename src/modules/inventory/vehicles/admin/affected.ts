import type { Called } from '@/ui/client/answer'
import { type ClaimField, TOLD } from '../rules/claims'

/** What would become of a claim; the vehicle is named where several are changed at once. */
type Line = { field: ClaimField; claimId: number; vehicleId: number | null; text: string }

/** What a change that was refused would make of claims. */
export type Affected = {
  lines: Line[]
  /** Asked besides: whether the one for whom it is kept has bought it. */
  question: string | null
}

/** What is sent along when the change is wanted all the same: the claims by field, and the answers. */
export type Agreed = { [field: ClaimField]: number[]; reservationNote?: string; soldToHolder?: boolean }

const PLACE = /^(?:vehicles\.(\d+)\.)?(affected[A-Za-z]+)\.(\d+)$/

/** Reads a refusal; null when it is about something else. */
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

/** The claims that have been read about, as a call agrees to them. */
export function agreedTo({ lines }: Affected): Agreed {
  const agreed: Agreed = {}
  for (const { claimId, field } of lines) agreed[field] = [...(agreed[field] ?? []), claimId]
  return agreed
}

/** Whether customers are written to, so that a reason can be given. */
export const tellsCustomers = ({ lines }: Affected): boolean => lines.some(({ text }) => text.endsWith(TOLD))

/** The lines of each vehicle together, in their order. */
export function byVehicle({ lines }: Affected): { vehicleId: number | null; texts: string[] }[] {
  const found = new Map<number | null, string[]>()
  for (const { text, vehicleId } of lines) found.set(vehicleId, [...(found.get(vehicleId) ?? []), text])
  return [...found].map(([vehicleId, texts]) => ({ vehicleId, texts }))
}
