import { z } from 'zod'
import { freeText, idField, optionalArea, optionalId, optionalText, requiredText } from '@/input/fields'
import { choiceQuery, flagQuery, pageQuery, textQuery, wholeQuery } from '@/input/list-query-fields'
import { URL_MAX } from '@/kernel/markup/safe-links'
import { MAKE_DESCRIPTION_MAX, REFERENCE_NAME_MAX, SEATS_MAX, SORT_ORDER_MAX } from '../rules/list-limits'
import { listQuery, REFERENCE_STATUSES } from './list-query'

const shared = {
  status: z.enum(REFERENCE_STATUSES, { error: 'Status must be active or inactive' }).optional(),
  /** At the end of the list if it is null, or left out of a new entry. */
  sortOrder: z
    .number({ error: 'Order must be a number' })
    .int('Order must be a whole number')
    .min(0, 'Order must be non-negative')
    .max(SORT_ORDER_MAX, 'Order is too large')
    .nullish(),
}

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

export const manufacturerInput = z.strictObject({
  name: requiredText('Name', REFERENCE_NAME_MAX),
  description: optionalArea('Description', MAKE_DESCRIPTION_MAX),
  logo: optionalId('Logo'),
  /** The address of the picture, or its upload path; `logo` is its id. */
  logoPath: optionalText('Logo', URL_MAX),
  status: shared.status,
})
export const manufacturerPatch = manufacturerInput.partial()

export const modelInput = z.strictObject({
  name: requiredText('Name', REFERENCE_NAME_MAX),
  manufacturer: idField('Manufacturer'),
  status: shared.status,
})
export const modelPatch = modelInput.partial()

/** `getAll=true` returns all manufacturers on one page. */
export const manufacturerQuery = pageQuery().extend({
  name: textQuery('name'),
  description: textQuery('description'),
  status: choiceQuery('status', REFERENCE_STATUSES),
  getAll: flagQuery('getAll'),
})

export const modelQuery = listQuery.extend({
  name: textQuery('name'),
  manufacturer: wholeQuery('manufacturer_id', 1),
})

export const featureQuery = listQuery.extend({ featureGroup: wholeQuery('featureGroupId', 1) })

export type ReferenceInput = z.infer<typeof referenceInput>
export type ColourInput = z.infer<typeof colourInput>
export type FeatureInput = z.infer<typeof featureInput>
export type ManufacturerInput = z.infer<typeof manufacturerInput>
export type ModelInput = z.infer<typeof modelInput>
