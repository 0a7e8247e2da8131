import type { CollectionConfig } from 'payload'
import { CONTACT_METHODS } from '@/modules/sales/quotes/rules/quote-choices'
import { QUOTE_LINE_MAX, QUOTE_TEXT_MAX } from '@/modules/sales/quotes/rules/quote-limits'
import { choice, line, lines, link, minorUnits, moment, textList, upTo } from '../shared/fields'
import { saleAccess } from './saleAccess'

/**
 * The rounds of negotiation of a quote: what the customer requests, and staff's answer. Amounts are in the
 * quote's currency.
 */
export const QuoteCustomizations: CollectionConfig = {
  slug: 'quote-customizations',
  labels: { singular: 'Round of negotiation', plural: 'Rounds of negotiation' },
  admin: { group: false, defaultColumns: ['id', 'quote', 'negotiatingRound', 'createdAt'] },
  access: saleAccess('quote.customer', 'quote.showroom'),
  lockDocuments: false,
  defaultSort: '-id',
  fields: [
    link('quote', 'quotes', { required: true }),
    { name: 'negotiatingRound', type: 'number', required: true, min: 1 },
    choice('contactMethod', CONTACT_METHODS, {}, { required: true }),
    line('contactTime', QUOTE_LINE_MAX, { required: true }),
    textList('customizationOptions'),
    lines('detailedRequirements', QUOTE_TEXT_MAX),
    { name: 'hasBudgetLimits', type: 'checkbox', defaultValue: false },
    lines('budgetDetails', QUOTE_TEXT_MAX),
    minorUnits('counterOffer'),
    line('responseTimeframe', QUOTE_LINE_MAX, { required: true }),
    line('decisionTimeframe', QUOTE_LINE_MAX, { required: true }),
    // Staff's answer.
    minorUnits('quotedPrice'),
    upTo('downPaymentPercentage', 100),
    moment('answeredAt'),
  ],
}
