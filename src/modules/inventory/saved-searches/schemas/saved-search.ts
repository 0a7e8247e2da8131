import { z } from 'zod'
import { textLength, trimText } from '@/kernel/text/text'
import { ALERT_FREQUENCIES, SAVED_SEARCH_NAME_MAX, SAVED_SEARCHES_MAX } from '../rules/saved-search-alerts'
import { readCanonicalQuery } from './canonical-query'

const name = z
  .string({ error: 'Name is required' })
  .transform(trimText)
  .refine((text) => text !== '', 'Name is required')
  .refine(
    (text) => textLength(text) <= SAVED_SEARCH_NAME_MAX,
    `Name must be ${SAVED_SEARCH_NAME_MAX} characters or less`,
  )

const query = z
  .string({ error: 'Choose at least one filter' })
  .max(4_000, 'The search is too long')
  .transform(readCanonicalQuery)
  .refine((text) => text !== '', 'Choose at least one filter')

const frequency = z.enum(ALERT_FREQUENCIES, {
  error: `frequency must be one of ${ALERT_FREQUENCIES.join(', ')}`,
})

/** A search to save: its name, its filters as in an address, and how often to send alerts. */
export const savedSearchInput = z.strictObject(
  { name, query, frequency: frequency.default('daily') },
  { error: 'A search must be an object' },
)
export type SavedSearchInput = z.output<typeof savedSearchInput>

/** What can be changed in a saved search. */
export const savedSearchPatch = z.strictObject({ name: name.optional(), frequency: frequency.optional() })
export type SavedSearchPatch = z.output<typeof savedSearchPatch>

/** Searches that a browser stored for a guest. */
export const savedSearchesInput = z.strictObject({
  searches: z
    .array(savedSearchInput, { error: 'searches must be a list' })
    .min(1, 'Choose at least one search')
    .max(SAVED_SEARCHES_MAX, `At most ${SAVED_SEARCHES_MAX} at a time`),
})
