import { z } from 'zod'
import { freeText, idField, requiredText } from '@/input/fields'
import { wholeQuery } from '@/input/list-query-fields'
import { REFERENCE_NAME_MAX, SEATS_MAX } from '../rules/list-limits'
import { listQuery } from './list-query'
import { type manufacturerInput, shared } from './manufacturer-input'
import type { modelInput } from './model-input'

const hex = freeText('Color', 7).regex(/^#[0-9a-f]{6}$/i, 'Color must be a hex value such as #FF0000')

/** A record of a plain reference list. */
export const referenceInput = z
  .strictObject({ name: requiredText('Name', REFERENCE_NAME_MAX), ...shared })
  .meta({ id: 'ReferenceEntryInput' })
export const referencePatch = referenceInput.partial().meta({ id: 'ReferenceEntryChange' })

/** A colour; `hex` is used for its dot and the drawn pictures. */
export const colourInput = referenceInput.extend({ hex: hex.nullish() })
export const colourPatch = colourInput.partial()

/** A permitted number of seats; the number is the name. */
export const seatsInput = referenceInput.extend({
  name: requiredText('Seats', REFERENCE_NAME_MAX).refine(
    (text) => /^[1-9]\d*$/.test(text) && Number(text) <= SEATS_MAX,
    `Seats must be a whole number between 1 and ${SEATS_MAX}`,
  ),
})
export const seatsPatch = seatsInput.partial()

/** A feature belongs to a group. */
export const featureInput = referenceInput.extend({ featureGroup: idField('Feature group') })
export const featurePatch = featureInput.partial()

export const featureQuery = listQuery.extend({ featureGroup: wholeQuery('featureGroupId', 1) })

export type ReferenceInput = z.infer<typeof referenceInput>
export type ColourInput = z.infer<typeof colourInput>
export type FeatureInput = z.infer<typeof featureInput>
export type ManufacturerInput = z.infer<typeof manufacturerInput>
export type ModelInput = z.infer<typeof modelInput>
