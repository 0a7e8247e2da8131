import { z } from 'zod'
import { optionalMeasure, optionalText, requiredText } from '@/input/fields'
import { pageQuery, textQuery } from '@/input/list-query'
import { WHOLE_LIST_LIMIT } from '@/kernel/paging'
import {
  ADDRESS_MAX,
  COUNTRY_MAX,
  EMAIL_MAX,
  OPENING_HOURS_MAX,
  PERCENT_MAX,
  PHONE_MAX,
  PLACE_NAME_MAX,
} from '../rules/limits'

/** A showroom office. VAT and withholding tax are percentages, used under DDP. */
export const showroomInput = z.strictObject({
  companyName: optionalText('Company name', PLACE_NAME_MAX),
  showroomName: requiredText('Showroom name', PLACE_NAME_MAX),
  city: requiredText('City', PLACE_NAME_MAX),
  country: requiredText('Country', COUNTRY_MAX),
  address: optionalText('Address', ADDRESS_MAX),
  phone: optionalText('Phone', PHONE_MAX),
  email: z
    .union([z.literal(''), z.email('E-mail must be a valid address').max(EMAIL_MAX, 'E-mail is too long')], {
      error: 'E-mail must be a valid address',
    })
    .nullish(),
  companyVat: optionalMeasure('VAT', PERCENT_MAX),
  companyWht: optionalMeasure('Withholding tax', PERCENT_MAX),
  openingHours: optionalText('Opening hours', OPENING_HOURS_MAX),
})
export const showroomPatch = showroomInput.partial()

/** Forms read the whole list, so the limit reaches further here. */
export const showroomQuery = pageQuery({ maxLimit: WHOLE_LIST_LIMIT }).extend({
  companyName: textQuery('companyName'),
  showroomName: textQuery('showroomName'),
  city: textQuery('city'),
})

export type ShowroomInput = z.infer<typeof showroomInput>
export type ShowroomQuery = z.infer<typeof showroomQuery>
