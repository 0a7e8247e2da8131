import { z } from 'zod'
import { idField, optionalArea } from '@/input/fields'
import { textQuery } from '@/input/list-query-fields'
import { parseWhole } from '@/kernel/numbers'
import { CLAIM_NOTE_MAX, type Consent } from '../rules/vehicle-claims'

/** Most claims of one kind in one call's consent. */
const MAX_AFFECTED = 5_000

/**
 * What a change to vehicles states about their claims: which ones it may end, pause or move (one field
 * per source of claims), why, and whether a sold vehicle went to the customer it was reserved for.
 */
export const consentFields = {
  affectedReservations: z
    .array(idField('Reservation'), { error: 'Affected reservations must be a list of ids' })
    .max(MAX_AFFECTED, `At most ${MAX_AFFECTED} at a time`)
    .optional(),
  reservationNote: optionalArea('Note', CLAIM_NOTE_MAX),
  soldToHolder: z.boolean({ error: 'Sold to holder must be true or false' }).optional(),
}
export type ConsentInput = z.infer<z.ZodObject<typeof consentFields>>

/** The same in the rules' format. */
export const consentOf = ({
  affectedReservations,
  reservationNote,
  soldToHolder,
}: ConsentInput): Consent => ({
  agreed: { affectedReservations },
  note: reservationNote?.trim() || null,
  isSoldToHolder: soldToHolder,
})

/** The other properties of a call. */
export function withoutConsent<T extends ConsentInput>(input: T): Omit<T, keyof ConsentInput> {
  const { affectedReservations, reservationNote, soldToHolder, ...others } = input
  return others
}

/** The same in an address, for a call without a body: ids separated by commas. */
export const consentQuery = z.object({
  affectedReservations: textQuery('affectedReservations').transform((text, context) => {
    const ids = (text ?? '')
      .split(',')
      .filter(Boolean)
      .map((part) => parseWhole(part.trim()))
    if (ids.every((id) => id !== null)) return ids
    const message = 'affectedReservations must be ids with commas between them'
    context.issues.push({ code: 'custom', message, input: text })
    return z.NEVER
  }),
  reservationNote: textQuery('reservationNote'),
})
