import { z } from 'zod'
import { idParams, recordOf } from '@/api/answer-schemas'
import { defineRoute } from '@/api/define-route'
import { conflict, validationFailed } from '@/kernel/errors'
import { issue } from '@/kernel/issue'
import { getDeliveryPlaceAt } from '@/modules/inventory/destination-choice/queries/get-delivery-place'
import { readDeliverTo } from '@/modules/inventory/destination-choice/queries/read-deliver-to'
import { LANDED_PARTS, MISSING } from '@/modules/inventory/landed-price/rules/landed-parts'
import { PRICE_TYPES } from '@/modules/inventory/vehicles/rules/price-type'
import { FREIGHT_METHODS } from '@/modules/settings/tariffs/rules/tariffs-and-freights'
import { getQuoteTariff, type QuoteTariff } from '../queries/get-quote-tariff'
import { QUOTE_CURRENCIES, type QuoteCurrency } from '../rules/quote-choices'
import { quoteTariffQuery } from '../schemas/quote-tariff'
import * as words from '../words'
import { visibleQuote } from './visible-quote'

const port = z.object({ id: z.int(), name: z.string(), country: z.string() })

/** Amounts in whole units of `currency`. */
const tariffWire = z
  .object({
    port,
    day: z.string(),
    currency: z.enum(QUOTE_CURRENCIES),
    deliveryCharges: z.int().nullable(),
    // Whether the vehicle's price pays for the voyage.
    isIncluded: z.boolean(),
    parts: z.array(z.object({ name: z.enum(LANDED_PARTS), amount: z.int() })),
    // What nobody has entered.
    missing: z.array(z.object({ what: z.enum(MISSING), currency: z.string().nullable() })),
    priceType: z.enum(PRICE_TYPES),
    namedPort: z.string().nullable(),
    originPort: z.string().nullable(),
    tariff: z
      .object({
        keyword: z.string(),
        lane: z.string(),
        method: z.enum(FREIGHT_METHODS),
        validTo: z.string().nullable(),
      })
      .nullable(),
    rates: z.array(z.object({ currency: z.string(), perUsd: z.string(), day: z.string() })),
  })
  .meta({ id: 'QuoteTariff' })

const toWire = (
  tariff: QuoteTariff,
  to: z.input<typeof port>,
  currency: QuoteCurrency,
): z.input<typeof tariffWire> => ({
  port: { id: to.id, name: to.name, country: to.country },
  day: tariff.day,
  currency,
  deliveryCharges: tariff.amount,
  isIncluded: tariff.isIncluded,
  parts: tariff.parts.map(({ amount, name }) => ({ name, amount })),
  missing: tariff.missing.map((one) => ({
    what: one.what,
    currency: one.what === 'rate' ? one.currency : null,
  })),
  priceType: tariff.term,
  namedPort: tariff.names.namedPort,
  originPort: tariff.names.origin,
  tariff: tariff.tariff,
  rates: tariff.rates,
})

/** The tariff's prices for an offer that is being made. */
export const quoteTariffRoutes = [
  defineRoute({
    method: 'get',
    path: '/quotes/{id}/tariff',
    access: { kind: 'module', module: 'sales', action: 'update', isHidden: true },
    tag: 'Quotes',
    summary:
      'Get the delivery charges of an offer by the tariff of today: freight, insurance and what else applies',
    params: idParams,
    query: quoteTariffQuery,
    refusals: [409],
    response: recordOf(tariffWire),
    handler: async ({ params: { id }, query }, context) => {
      const { payload } = context
      const quote = await visibleQuote(context, id)
      if (quote.vehicleId === null) throw conflict(words.noVehicleForTariff)
      const own =
        query.port ?? quote.portId ?? (await readDeliverTo(payload, quote.userId, undefined))?.port.id ?? null
      const place = await getDeliveryPlaceAt(payload, own)
      if (!place) throw validationFailed([issue('port', words.portOfDestinationNeeded)])
      const { currency = QUOTE_CURRENCIES[0], price = null } = query
      const tariff = await getQuoteTariff(payload, quote.vehicleId, place.port, { currency, price })
      if (!tariff) throw conflict(words.noVehicleForTariff)
      return { data: toWire(tariff, place.port, currency) }
    },
  }),
]
