import { z } from 'zod'
import { filledArea, filledText, idField, optionalArea } from '@/input/fields'
import { addIssues } from '@/input/issues'
import { type Issue, issue } from '@/kernel/issue'
import { AMOUNT_MAX } from '@/kernel/money'
import { isBlank } from '@/kernel/text/blank'
import { textLength, trimText } from '@/kernel/text/text'
import { DECISION_TIMES, RESPONSE_TIMES } from '../rules/contact-and-decision-times'
import { CUSTOMIZATION_OPTIONS, keysOf } from '../rules/customization-options'
import { checkCounterOffer } from '../rules/offer/check-counter-offer'
import { CONTACT_METHODS } from '../rules/quote-choices'
import { QUOTE_LINE_MAX, QUOTE_TEXT_MAX } from '../rules/quote-limits'
import { QUOTE_ID_REQUIRED } from '../rules/quote-messages'

/** The shortest description of what is wanted, in characters. */
export const REQUIREMENTS_MIN = 10

const NO_OPTION = 'Please select at least one customization option'
const TOO_SHORT = `Please describe your requirements in at least ${REQUIREMENTS_MIN} characters`
const COUNTER_OFFER = 'Your offer must be an amount greater than 0'

const shape = z.strictObject({
  quoteId: idField('Quote ID', QUOTE_ID_REQUIRED),
  contactMethod: z.enum(CONTACT_METHODS, { error: 'Please select a contact method' }),
  contactTime: filledText('Contact time', QUOTE_LINE_MAX, 'Please select a preferred contact time'),
  customizationOptions: z
    .array(z.enum(CUSTOMIZATION_OPTIONS, { error: 'Unknown customization option' }), { error: NO_OPTION })
    .min(1, NO_OPTION)
    .max(CUSTOMIZATION_OPTIONS.length, 'Select each option only once'),
  detailedRequirements: filledArea('Detailed requirements', QUOTE_TEXT_MAX, TOO_SHORT),
  hasBudgetLimits: z.boolean({ error: 'Budget limits must be true or false' }).optional(),
  budgetDetails: optionalArea('Budget details', QUOTE_TEXT_MAX),
  counterOffer: z
    .number({ error: COUNTER_OFFER })
    .positive(COUNTER_OFFER)
    .max(AMOUNT_MAX, `Your offer must be ${AMOUNT_MAX.toLocaleString('en-US')} or less`)
    .nullish(),
  responseTimeframe: z.enum(keysOf(RESPONSE_TIMES), { error: 'Please select a response timeframe' }),
  decisionTimeframe: z.enum(keysOf(DECISION_TIMES), { error: 'Please select a decision timeframe' }),
})

type Checked = Pick<z.output<typeof shape>, 'detailedRequirements' | 'hasBudgetLimits' | 'budgetDetails'>

/** What one field requires of another, and of what is left without the white space around it. */
export function checkCustomization({
  budgetDetails,
  detailedRequirements,
  hasBudgetLimits,
}: Checked): Issue[] {
  const issues: Issue[] = []
  if (textLength(trimText(detailedRequirements)) < REQUIREMENTS_MIN)
    issues.push(issue('detailedRequirements', TOO_SHORT))
  if (hasBudgetLimits && isBlank(budgetDetails))
    issues.push(issue('budgetDetails', 'Please provide budget details'))
  return issues
}

const check = (given: Checked, context: z.RefinementCtx) => addIssues(checkCustomization(given), context)

/** What a customer wants changed in an offer; the counter-offer in major units of the quote's currency. */
export const customizationRequest = shape.superRefine(check)
export type CustomizationRequest = z.output<typeof customizationRequest>

/** The same as the form edits it: the quote is in the form's address, and its currency is known. */
export const customizationForm = (currency: string, quotedPrice: number | null) =>
  shape.omit({ quoteId: true }).superRefine((given, context) => {
    check(given, context)
    addIssues(checkCounterOffer(currency, given.counterOffer, quotedPrice), context)
  })
export type CustomizationValues = z.input<ReturnType<typeof customizationForm>>

/** What staff may correct in a round; what fields require of each other is checked with those that are stored. */
export const customizationPatch = shape.omit({ quoteId: true }).partial()
