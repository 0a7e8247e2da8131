import { z } from 'zod'
import { idsField } from '@/input/fields'
import type { AddedField } from '@/kernel/added-fields'
import { AMOUNT_MAX } from '@/kernel/numbers'
import { BULK_AT_ONCE, BULK_STATUSES, BULK_TAGS_MAX } from '../rules/stock/bulk-change'
import {
  LOWER_MAX,
  PRICE_CURRENCIES,
  PRICE_ROUNDINGS,
  PRICE_VERBS,
  RAISE_MAX,
} from '../rules/stock/price-change'
import { STOCK_NAMES, stockQueryWith } from './stock-query'

/** What an address contains beside filters. */
const NO_FILTER = new Set(['page', 'limit', 'sort', 'view', 'saved', 'columns', 'trash'])
const FIELDS: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(STOCK_NAMES).map(([field, spelled]) => [spelled, field]),
)

/**
 * The filters of a list's address. Unlike a page, which ignores what it cannot read, this refuses it: a filter that is not
 * understood would change vehicles that nobody meant.
 */
const stockSearch = (fields: readonly AddedField[]) =>
  z
    .string({ error: 'Search must be text' })
    .max(2_000, 'Search is too long')
    .transform((text, context) => {
      const given: Record<string, string> = {}
      const stockQuery = stockQueryWith(fields)
      for (const [name, value] of new URLSearchParams(text)) {
        const field = FIELDS[name] ?? name
        const isKnown = field in stockQuery.shape && !(name in STOCK_NAMES) && !(field in given)
        if (!isKnown) context.issues.push({ code: 'custom', message: `Unknown filter ${name}`, input: text })
        else if (!NO_FILTER.has(field)) given[field] = value
        else if (field === 'trash' && value !== 'false')
          context.issues.push({
            code: 'custom',
            message: 'Vehicles in the trash cannot be changed',
            input: text,
          })
      }
      const read = stockQuery.safeParse(given)
      if (read.success) return read.data
      for (const { message } of read.error.issues)
        context.issues.push({ code: 'custom', message, input: text })
      return z.NEVER
    })

const roundTo = z
  .union(
    PRICE_ROUNDINGS.map((step) => z.literal(step)),
    { error: 'Round to one of the given steps' },
  )
  .default(1)
const verb = z.enum(PRICE_VERBS, { error: `verb must be one of ${PRICE_VERBS.join(', ')}` })
const amount = z
  .int({ error: 'Amount must be a whole number' })
  .min(1, 'Amount must be at least 1')
  .max(AMOUNT_MAX, `Amount must be at most ${AMOUNT_MAX.toLocaleString('en-US')}`)
const percent = z
  .number({ error: 'Per cent must be a number' })
  .positive('Per cent must be more than 0')
  .max(RAISE_MAX, `Per cent must be at most ${RAISE_MAX}`)

/** A change of prices. */
export const priceChange = z.discriminatedUnion(
  'unit',
  [
    z.strictObject({
      unit: z.literal('amount'),
      verb,
      amount,
      currency: z.enum(PRICE_CURRENCIES, { error: 'Choose a currency' }),
      roundTo,
    }),
    z
      .strictObject({ unit: z.literal('percent'), verb, percent, roundTo })
      .refine(({ verb: how }) => how !== 'set', 'A price is set to an amount')
      .refine(({ percent: by, verb: how }) => how !== 'lower' || by <= LOWER_MAX, {
        path: ['percent'],
        message: `A price can be lowered by at most ${LOWER_MAX} per cent`,
      }),
  ],
  { error: 'A price is changed by an amount or per cent' },
)

const tagIds = (label: string) => idsField(label, BULK_TAGS_MAX).default([])

/** What is done to many vehicles. */
export const bulkChange = z.discriminatedUnion(
  'kind',
  [
    z.strictObject({
      kind: z.literal('status'),
      status: z.enum(BULK_STATUSES, { error: `status must be one of ${BULK_STATUSES.join(', ')}` }),
    }),
    z.strictObject({ kind: z.literal('trash') }),
    z.strictObject({ kind: z.literal('price'), price: priceChange }),
    z
      .strictObject({ kind: z.literal('tags'), add: tagIds('add'), remove: tagIds('remove') })
      .refine(({ add, remove }) => add.length + remove.length > 0, 'Choose at least one tag')
      .refine(
        ({ add, remove }) => !add.some((id) => remove.includes(id)),
        'A tag is either added or removed',
      ),
  ],
  { error: 'Say what to change: status, trash, price or tags' },
)

const chosen = (fields: readonly AddedField[]) => ({
  ids: idsField('ids', BULK_AT_ONCE).min(1, 'Choose at least one vehicle').optional(),
  search: stockSearch(fields).optional(),
  expected: z.int({ error: 'expected must be a whole number' }).min(0).optional(),
})

const isOneChoice = ({ ids, search }: { ids?: unknown; search?: unknown }) =>
  (ids === undefined) !== (search === undefined)
const ONE_CHOICE = 'Name vehicles by ids, or by a search'

/**
 * A change, and the vehicles: by id, or all that a list's address finds.
 *
 * @param fields those that modules add to vehicles
 */
export const bulkChangeInput = (fields: readonly AddedField[]) =>
  z.strictObject({ change: bulkChange, ...chosen(fields) }).refine(isOneChoice, ONE_CHOICE)

/** A change of prices to look at first. */
export const pricePreviewInput = (fields: readonly AddedField[]) => {
  const { ids, search } = chosen(fields)
  return z.strictObject({ price: priceChange, ids, search }).refine(isOneChoice, ONE_CHOICE)
}
