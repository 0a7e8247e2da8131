import { z } from 'zod'
import { recordOf } from '@/api/answer-schemas'
import { defineRoute } from '@/api/define-route'
import { dbOf } from '@/server/db-of'
import { importRates } from '../operations/import-rates'
import { readRatesOn } from '../queries/read-rates-on'
import { exchangeRates } from '../rules/exchange-rate-list'
import { importRatesInput, ratesOnQuery, ratesSnapshot } from '../schemas/exchange-rates'
import * as words from '../words'

const tag = exchangeRates.plural

/** The additional calls of exchange rates. */
export const exchangeRateRoutes = [
  defineRoute({
    method: 'get',
    path: '/exchange-rates/on',
    access: { kind: 'staff' },
    tag,
    summary: 'The exchange rates in force on a day; a currency without one is left out',
    query: ratesOnQuery,
    response: recordOf(ratesSnapshot),
    handler: async ({ query: { day } }, { req }) => ({ data: await readRatesOn(await dbOf(req), day) }),
  }),
  defineRoute({
    method: 'post',
    path: '/exchange-rates/import',
    access: { kind: 'module', module: 'settings', action: 'update' },
    tag,
    summary: 'Import exchange rates from a CSV file; all of its lines, or none',
    body: importRatesInput,
    response: recordOf(z.object({ added: z.int(), replaced: z.int(), same: z.int() })),
    handler: async ({ body: { csv } }, { req }) => {
      const data = await importRates(req, csv)
      return { data, message: words.imported(data.added, data.replaced, data.same) }
    },
  }),
]
