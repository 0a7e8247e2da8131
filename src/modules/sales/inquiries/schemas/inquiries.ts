import { z } from 'zod'
import { freeText, idField, optionalArea, optionalId, optionalText } from '@/input/fields'
import { addIssues } from '@/input/issues'
import { choiceQuery, dateQuery, pageQuery, textQuery, wholeQuery } from '@/input/list-query-fields'
import { PERSON_MESSAGES } from '@/modules/accounts/people/rules/check-person'
import { countryOf } from '@/modules/accounts/people/rules/country-of'
import { PRICE_TYPES } from '@/modules/inventory/vehicles/rules/price-type'
import { checkInquiry, checkQuestion } from '../rules/check-inquiry'
import { INQUIRY_STATUSES, STEERING_SIDES } from '../rules/inquiry-choices'
import { INQUIRY_LINE_MAX, INQUIRY_MESSAGE_MAX } from '../rules/inquiry-limits'

/** An entry of a list by its id, or by its name. */
const entry = (label: string) =>
  z
    .union([idField(label), freeText(label, INQUIRY_LINE_MAX)], {
      error: `${label} must be an id or a name of ${INQUIRY_LINE_MAX} characters or less`,
    })
    .nullish()

const year = (label: string) => z.number({ error: `${label} must be a year` }).nullish()

/** One of a few words; an empty text is none. */
const choice = <const T extends readonly string[]>(label: string, values: T) =>
  z
    .union([z.enum(values), z.literal('').transform(() => null)], {
      error: `${label} must be one of ${values.join(', ')}`,
    })
    .nullish()

const country = optionalText('Country', INQUIRY_LINE_MAX)
  .refine((text) => !text?.trim() || countryOf(text) !== null, PERSON_MESSAGES.countryUnknown)
  .transform((text) => text && (countryOf(text)?.name ?? null))

const shape = z.strictObject({
  vehicleId: optionalId('Vehicle'),
  manufacturer: entry('Make'),
  customManufacturer: optionalText('Make', INQUIRY_LINE_MAX),
  model: entry('Model'),
  customModel: optionalText('Model', INQUIRY_LINE_MAX),
  yearFrom: year('From year'),
  yearTo: year('To year'),
  transmission: optionalText('Transmission', INQUIRY_LINE_MAX),
  steering: choice('Steering', STEERING_SIDES),
  priceType: choice('Price type', PRICE_TYPES),
  country,
  message: optionalArea('Message', INQUIRY_MESSAGE_MAX),
})

/** An inquiry as sent by a customer. */
export const inquiryInput = shape.superRefine((inquiry, context) =>
  addIssues([...checkInquiry(inquiry, new Date()), ...checkQuestion(inquiry)], context),
)
export type InquiryInput = z.output<typeof inquiryInput>

/**
 * A change by staff; omitted fields stay. What depends on other fields is checked together with those that are
 * stored.
 */
export const inquiryPatch = shape
  .omit({ vehicleId: true })
  .partial()
  .extend({ replyMessage: optionalArea('Reply', INQUIRY_MESSAGE_MAX) })
export type InquiryPatch = z.output<typeof inquiryPatch>

const STATUS_MESSAGE = `Status must be one of ${INQUIRY_STATUSES.join(', ')}`

/** A state set by staff without a reply in writing. */
export const inquiryStatusInput = z.strictObject({
  status: z.enum(INQUIRY_STATUSES, {
    error: ({ input }) => (input == null ? 'Status is required' : STATUS_MESSAGE),
  }),
})

/** The filters of the list, as a screen reads them from its address. */
export const inquiriesFilter = pageQuery().extend({
  status: choiceQuery('status', INQUIRY_STATUSES),
  userId: wholeQuery('userId', 1),
  keyword: textQuery('keyword'),
  customerName: textQuery('customerName'),
  manufacturer: textQuery('manufacturer'),
  model: textQuery('model'),
  yearFrom: wholeQuery('yearFrom'),
  yearTo: wholeQuery('yearTo'),
  transmission: textQuery('transmission'),
  steering: choiceQuery('steering', STEERING_SIDES),
  priceType: choiceQuery('priceType', PRICE_TYPES),
  country: textQuery('country'),
  vehicleId: wholeQuery('vehicleId', 1),
  inquiryDateFrom: dateQuery('inquiryDateFrom'),
  inquiryDateTo: dateQuery('inquiryDateTo'),
})
export type InquiriesFilter = z.output<typeof inquiriesFilter>

type Bound = number | string | undefined
const isInverted = (from: Bound, to: Bound): boolean => from !== undefined && to !== undefined && from > to

/** The query of the list. A range that is inverted is a mistake, not an empty list. */
export const inquiriesQuery = inquiriesFilter.superRefine((query, context) => {
  const { inquiryDateFrom, inquiryDateTo, yearFrom, yearTo } = query
  if (isInverted(yearFrom, yearTo))
    addIssues([{ path: 'yearFrom', message: 'yearFrom must not be greater than yearTo' }], context)
  if (isInverted(inquiryDateFrom?.slice(0, 10), inquiryDateTo?.slice(0, 10)))
    addIssues(
      [{ path: 'inquiryDateFrom', message: 'inquiryDateFrom must not be after inquiryDateTo' }],
      context,
    )
})
