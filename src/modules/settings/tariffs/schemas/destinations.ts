import { z } from 'zod'
import { freeArea, requiredText } from '@/input/fields'
import { BASE_CURRENCY } from '@/kernel/money'
import { COUNTRY_NAMES } from '@/modules/accounts/people/rules/country-names'
import { RATEABLE_CURRENCIES } from '@/modules/settings/exchange-rates/rules/exchange-rate-list'
import { isTimezone } from '@/modules/settings/places/rules/is-timezone'
import { DESTINATION_MAX } from '../rules/destination-and-import-rule-limits'

const COUNTRIES = new Set(COUNTRY_NAMES.values())

/** Currencies in which duties may be counted: those that may have a rate. */
export const DUTY_CURRENCIES: readonly string[] = [BASE_CURRENCY, ...RATEABLE_CURRENCIES]

/** A country as staff enter it. */
export const destinationInput = z.strictObject({
  country: requiredText('Country', DESTINATION_MAX.country).refine((name) => COUNTRIES.has(name), {
    error: 'Choose a country from the list',
  }),
  slug: requiredText('Address', DESTINATION_MAX.slug).regex(
    /^[a-z0-9]+(-[a-z0-9]+)*$/,
    'The address must be in small letters, such as kenya',
  ),
  timezone: requiredText('Time zone', DESTINATION_MAX.timezone).refine(isTimezone, {
    error: 'Time zone must be such as Africa/Nairobi',
  }),
  currency: z.string().refine((code) => DUTY_CURRENCIES.includes(code), {
    error: 'Currency must be an ISO code such as KES',
  }),
  active: z.boolean(),
  note: freeArea('Note', DESTINATION_MAX.note).nullable(),
})
