import { z } from 'zod'
import { optionalArea, optionalId, optionalText, requiredText } from '@/input/fields'
import { choiceQuery, flagQuery, pageQuery, textQuery } from '@/input/list-query-fields'
import { URL_MAX } from '@/kernel/markup/safe-links'
import { MAKE_DESCRIPTION_MAX, REFERENCE_NAME_MAX, SORT_ORDER_MAX } from '../rules/list-limits'
import { REFERENCE_STATUSES } from './list-query'

export const shared = {
  status: z.enum(REFERENCE_STATUSES, { error: 'Status must be active or inactive' }).optional(),
  /** At the end of the list if it is null, or left out of a new entry. */
  sortOrder: z
    .number({ error: 'Order must be a number' })
    .int('Order must be a whole number')
    .min(0, 'Order must be non-negative')
    .max(SORT_ORDER_MAX, 'Order is too large')
    .nullish(),
}

export const manufacturerInput = z.strictObject({
  name: requiredText('Name', REFERENCE_NAME_MAX),
  description: optionalArea('Description', MAKE_DESCRIPTION_MAX),
  logo: optionalId('Logo'),
  /** The address of the picture, or its upload path; `logo` is its id. */
  logoPath: optionalText('Logo', URL_MAX),
  status: shared.status,
})

export const manufacturerPatch = manufacturerInput.partial()

/** `getAll=true` returns all manufacturers on one page. */
export const manufacturerQuery = pageQuery().extend({
  name: textQuery('name'),
  description: textQuery('description'),
  status: choiceQuery('status', REFERENCE_STATUSES),
  getAll: flagQuery('getAll'),
})
