import { z } from 'zod'
import { addIssues } from '@/input/issues'
import { issue } from '@/kernel/issue'
import { printedOffer } from '@/modules/sales/quotes/schemas/printed-offer'

/**
 * The values of the quote form as far as they are entered; the rest is as stored. Amounts are in major units,
 * so another currency needs its own price.
 */
export const proformaPreview = printedOffer.superRefine(({ currency, quotedPrice }, context) => {
  if (currency !== undefined && quotedPrice === undefined)
    addIssues([issue('quotedPrice', 'Quote price is required')], context)
})
export type ProformaPreview = z.output<typeof printedOffer>

/** Which revision of an invoice; the latest by default. */
export const proformaQuery = z.object({
  revision: z.coerce.number().int().min(1).optional(),
})
