import { sql } from '@payloadcms/db-postgres'
import { alias } from '@payloadcms/db-postgres/drizzle/pg-core'
import { z } from 'zod'
import { quoteCustomizations, quotes } from '@/modules/sales/tables.gen'
import { flag, json } from '@/server/rows/fields'

const c = alias(quoteCustomizations, 'c')

const q = alias(quotes, 'q')

export const ROUND = {
  id: c.id,
  quoteId: c.quoteId,
  customerId: q.customerId,
  showroomId: q.showroomId,
  currency: q.currency,
  negotiatingRound: c.negotiatingRound,
  contactMethod: c.contactMethod,
  contactTime: c.contactTime,
  customizationOptions: json(z.array(z.string()), sql`coalesce(c.customization_options, '[]')`),
  detailedRequirements: c.detailedRequirements,
  hasBudgetLimits: flag(sql`coalesce(c.has_budget_limits, false)`),
  budgetDetails: c.budgetDetails,
  counterOffer: c.counterOffer,
  responseTimeframe: c.responseTimeframe,
  decisionTimeframe: c.decisionTimeframe,
  quotedPrice: c.quotedPrice,
  downPaymentPercentage: c.downPaymentPercentage,
  answeredAt: c.answeredAt,
  createdAt: c.createdAt,
  updatedAt: c.updatedAt,
}

export const ROUND_SOURCE = sql`quote_customizations c JOIN quotes q ON q.id = c.quote_id`
