import { z } from 'zod'
import { timestamp } from '@/api/answer-schemas'
import { fromMoney } from '@/kernel/money'
import type { RoundRow } from '../queries/list-negotiation-rounds'
import { CONTACT_METHODS, QUOTE_CURRENCIES } from '../rules/quote-choices'

const text = z.string().nullable()
const number = z.number().nullable()

/** A round of negotiation: what the customer requested, and staff's answer. */
export const round = z
  .object({
    id: z.int(),
    quoteId: z.int(),
    negotiatingRound: z.int(),
    contactMethod: z.enum(CONTACT_METHODS),
    contactTime: z.string(),
    customizationOptions: z.array(z.string()),
    detailedRequirements: text,
    hasBudgetLimits: z.boolean(),
    budgetDetails: text,
    counterOffer: number,
    responseTimeframe: z.string(),
    decisionTimeframe: z.string(),
    currency: z.enum(QUOTE_CURRENCIES),
    quotedPrice: number,
    downPaymentPercentage: number,
    answeredAt: text,
    createdAt: timestamp,
    updatedAt: timestamp,
  })
  .meta({ id: 'QuoteCustomization' })

/** A round as sent; amounts in major units. */
export function toRound({ customerId, showroomId, ...row }: RoundRow): z.input<typeof round> {
  const { currency } = row
  const major = (amount: number | null) => (amount === null ? null : fromMoney({ amount, currency }))
  return { ...row, counterOffer: major(row.counterOffer), quotedPrice: major(row.quotedPrice) }
}
