import { z } from 'zod'
import { addIssues } from '@/input/fields'
import { issue } from '@/kernel/issue'
import { adminQuoteShape } from '@/modules/sales/quotes/schemas/admin-quote'

const entered = adminQuoteShape
  .pick({
    showroomOfficeId: true,
    validUntil: true,
    priceType: true,
    quotedPrice: true,
    deliveryCharges: true,
    downPaymentPercentage: true,
    currency: true,
    isTaxApplied: true,
    withholdingTaxPercentage: true,
    vatPercentage: true,
    paymentTerms: true,
    numberOfInstallments: true,
    installmentFrequency: true,
    estimateDelivery: true,
    customTimeline: true,
    additionalInformation: true,
  })
  .partial()

/**
 * The values of the quote form as far as they are entered; the rest is as stored. Amounts are in major units,
 * so another currency needs its own price.
 */
export const proformaPreview = entered.superRefine(({ currency, quotedPrice }, context) => {
  if (currency !== undefined && quotedPrice === undefined)
    addIssues([issue('quotedPrice', 'Quote price is required')], context)
})
export type ProformaPreview = z.output<typeof entered>

/** Which revision of an invoice; the latest unless it says so. */
export const proformaQuery = z.object({
  revision: z.coerce.number().int().min(1).optional(),
})
