'use client'
import { imagesPayload } from '@/modules/inventory/media/admin/form-images'
import type { FormImage } from '@/modules/inventory/media/admin/media-form-types'
import type { Called } from '@/ui/client/answer'
import { changeRecord, createRecord } from '@/ui/client/record-calls'
import { addedToSend } from '../../../rules/form/added-fields-in-form'
import {
  changedFields,
  createdFields,
  type FormNames,
  savedFields,
} from '../../../rules/form/form-to-vehicle'
import type { VehicleFormValues } from '../../../rules/form/form-values'
import { inCallNames } from '../../../schemas/field-names-in-calls'
import type { Agreed } from '../../affected-claims'
import type { Known, Values } from '../form-context'

const nameIn = (options: readonly { id: string; name: string }[], id: string): string =>
  options.find((option) => option.id === id)?.name ?? ''

const namesOf = (values: VehicleFormValues, { options }: Known): FormNames => ({
  manufacturer: nameIn(options.manufacturer, values.manufacturer),
  model: nameIn(options.model, values.model),
  color: nameIn(options.color, values.color),
  location: nameIn(options.showroom, values.showroom),
})

/** Everything that goes into a save, so that two of them can be compared. */
function fieldsOf(values: Values, known: Known, now: Date): Record<string, unknown> {
  return {
    ...addedToSend(known.added, values),
    ...savedFields(values, namesOf(values, known), now),
    auctionSheetUrl: values.documents.auction_sheet.url || null,
    brochureUrl: values.documents.brochure.url || null,
  }
}

const picturesOf = (images: readonly FormImage[]) => JSON.stringify(imagesPayload(images))

type Change = { id: number; updatedAt: string; before: Values }

/** The body of the call: all of a new vehicle, only the changes of a stored one. */
export function saveBody(values: Values, known: Known, change: Change | null): Record<string, unknown> {
  const now = new Date()
  const fields = fieldsOf(values, known, now)
  if (!change) return { ...inCallNames(createdFields(fields)), ...imagesPayload(values.images) }
  const sent = inCallNames(changedFields(fieldsOf(change.before, known, now), fields))
  const pictures = picturesOf(values.images) === picturesOf(change.before.images)
  return { ...sent, ...(pictures ? {} : imagesPayload(values.images)), updatedAt: change.updatedAt }
}

/** Sends a vehicle whose pictures and papers are already stored, with the consent about its claims. */
export const sendVehicle = (
  values: Values,
  known: Known,
  change: Change | null,
  agreed: Agreed | null,
): Promise<Called> =>
  change
    ? changeRecord('/vehicles', change.id, { ...saveBody(values, known, change), ...agreed })
    : createRecord('/vehicles', saveBody(values, known, change))
