import { z } from 'zod'
import { optionalArea, optionalMeasure, optionalText, requiredText } from '@/input/fields'
import { choiceQuery } from '@/input/list-query-fields'
import { AMOUNT_MAX, CURRENCY_UNKNOWN, isCurrency } from '@/kernel/money'
import { MILEAGE_MAX, REFERENCE_NAME_MAX } from '../rules/list-limits'
import {
  PLAN_MONTHS_MAX,
  PLAN_SLUG_MAX,
  PLAN_TEXT_MAX,
  SERVICE_PLAN_KINDS,
  servicePlanSlug,
} from '../rules/service-plan'
import { listQuery } from './list-query'

const kind = z.enum(SERVICE_PLAN_KINDS, { error: `Kind must be one of ${SERVICE_PLAN_KINDS.join(', ')}` })

/** What a plan is, covers and costs. The slug is derived from the name if none is given. */
export const servicePlanInput = z.strictObject({
  name: requiredText('Name', REFERENCE_NAME_MAX).refine(
    (name) => servicePlanSlug(null, name) !== '',
    'Name must contain a letter or a digit',
  ),
  slug: optionalText('Slug', PLAN_SLUG_MAX),
  kind,
  months: optionalMeasure('Months', PLAN_MONTHS_MAX).refine(
    (months) => months == null || (Number.isInteger(months) && months > 0),
    'Months must be a whole number of at least 1',
  ),
  mileageCap: optionalMeasure('Mileage cap', MILEAGE_MAX),
  covered: optionalArea('Covered', PLAN_TEXT_MAX),
  excluded: optionalArea('Excluded', PLAN_TEXT_MAX),
  price: optionalMeasure('Price', AMOUNT_MAX),
  currency: z
    .string({ error: CURRENCY_UNKNOWN })
    .trim()
    .toUpperCase()
    .refine(isCurrency, CURRENCY_UNKNOWN)
    .optional(),
  active: z.boolean({ error: 'Active must be true or false' }).optional(),
})
export const servicePlanPatch = servicePlanInput.partial()

export const servicePlanQuery = listQuery.extend({ kind: choiceQuery('kind', SERVICE_PLAN_KINDS) })
