import { z } from 'zod'
import { filledArea } from '@/input/fields'
import { isDay } from '@/kernel/days'
import type { RatesSnapshot } from '../rules/exchange-rates'

/** Longest table, in characters. */
const CSV_MAX = 900_000

/** A table of rates to import, as text. */
export const importRatesInput = z.strictObject({ csv: filledArea('File', CSV_MAX, 'Choose a CSV file') })

/** The day whose rates are wanted. */
export const ratesOnQuery = z.object({
  day: z.string({ error: 'day must be given once' }).refine(isDay, 'day must be a date such as 2026-11-20'),
})

/** Rates as stored by quotes and orders. */
export const ratesSnapshot: z.ZodType<RatesSnapshot> = z.object({
  on: z.string(),
  rates: z.record(z.string(), z.object({ perUsd: z.string(), day: z.string() })),
})
