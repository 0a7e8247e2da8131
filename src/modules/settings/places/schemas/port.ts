import { z } from 'zod'
import { freeText, idField, requiredText } from '@/input/fields'
import { pageQuery, textQuery } from '@/input/list-query'
import { COUNTRY_MAX, isUnlocode, PLACE_NAME_MAX, PORT_USES, UNLOCODE_MESSAGE } from '../rules/limits'

// Two letters of the country and three of the place; the place part may hold the digits 2 to 9.
/** A port of loading or discharge. The UN/LOCODE is stored in capitals without the space. */
export const portInput = z.strictObject({
  name: requiredText('Port name', PLACE_NAME_MAX),
  country: requiredText('Country', COUNTRY_MAX),
  unlocode: freeText('UN/LOCODE', 6)
    .transform((code) => code.replaceAll(' ', '').toUpperCase() || null)
    .refine((code) => code === null || isUnlocode(code), UNLOCODE_MESSAGE)
    .nullish(),
  use: z.enum(PORT_USES, { error: `Use must be one of ${PORT_USES.join(', ')}` }).optional(),
  active: z.boolean({ error: 'Active must be true or false' }).optional(),
})
export const portPatch = portInput.partial()

export const portQuery = pageQuery().extend({
  search: textQuery('search'),
  name: textQuery('name'),
  country: textQuery('country'),
})

const BULK_MAX = 1_000

/** The ids of records to delete together. */
export const bulkDeleteInput = z.strictObject({
  ids: z
    .array(idField('Id'), { error: 'ids must be a list of ids' })
    .min(1, 'Choose at least one record')
    .max(BULK_MAX, `At most ${BULK_MAX} records at a time`),
})

export type PortInput = z.infer<typeof portInput>
export type PortQuery = z.infer<typeof portQuery>
