import { z } from 'zod'
import { choiceQuery, textQuery, wholeQuery } from '@/input/list-query-fields'
import { AMOUNT_MAX } from '@/kernel/money'
import { QUOTE_CURRENCIES } from '../rules/quote-choices'

/** An amount above 0; '' gives undefined. */
const amountQuery = (name: string) =>
  textQuery(name).transform((text, context) => {
    if (text === undefined) return undefined
    const amount = Number(text)
    if (amount > 0 && amount <= AMOUNT_MAX) return amount
    context.issues.push({ code: 'custom', message: `${name} must be a number above 0`, input: text })
    return z.NEVER
  })

/** The query for the tariff of a quote's vehicle. */
export const quoteTariffQuery = z.object({
  // The port of destination; without it the one that the customer has chosen.
  port: wholeQuery('port', 1),
  currency: choiceQuery('currency', QUOTE_CURRENCIES),
  // The price of the offer in that currency, on which insurance depends; without it the vehicle's own.
  price: amountQuery('price'),
})
export type QuoteTariffQuery = z.output<typeof quoteTariffQuery>
