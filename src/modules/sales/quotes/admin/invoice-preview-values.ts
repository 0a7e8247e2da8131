import type { z } from 'zod'
import { addIssues } from '@/input/issues'
import type { Field, Values } from '@/ui/back-office/list/list-type'
import type { Draft } from '@/ui/back-office/record/record-draft'
import { checkOfferUnits } from '../rules/offer/check-offer'
import { printedOffer } from '../schemas/printed-offer'
import { enteredIn } from './quote-form-values'

const printed = printedOffer.strip().superRefine((offer, context) => {
  if (offer.currency) addIssues(checkOfferUnits(offer.currency, offer), context)
})

export type Printed = z.output<typeof printed>

/** Without what is wrong: the invoice is shown while the rest is still being entered. */
function soundIn(values: Values): Printed {
  const read = printed.safeParse(values)
  if (read.success) return read.data
  const faulty = new Set(read.error.issues.map(({ path }) => path[0]))
  return printed.parse(Object.fromEntries(Object.entries(values).filter(([name]) => !faulty.has(name))))
}

/** The entries that an invoice is previewed with; null until there is a price, and while instalments have no number. */
export function printedIn(fields: readonly Field[], draft: Draft): Printed | null {
  const sound = soundIn(enteredIn(fields, draft))
  const isUncounted = sound.paymentTerms === 'PAYMENT_IN_INSTALLMENTS' && sound.numberOfInstallments == null
  return sound.quotedPrice === undefined || isUncounted ? null : sound
}
