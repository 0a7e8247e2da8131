import { DEFAULT_CURRENCY } from '@/kernel/money'
import { err, ok } from '@/kernel/result'
import { type BulkChange, type BulkValue, changedTags } from '../../rules/stock/bulk-change'
import { changedPrice } from '../../rules/stock/price-change'
import type { Candidate } from '../list-bulk-candidates'
import type { Rewrite } from './check-or-rewrite-vehicles'

const CHANGED_SINCE = 'It has been changed since'

/** What a vehicle's price is made of, as stored. */
export const pricedAs = ({ record }: Candidate) => ({
  price: record.price ?? 0,
  markup: record.markup ?? null,
  costValue: record.costValue ?? null,
  currency: record.currency ?? DEFAULT_CURRENCY,
})

const isSameList = (one: readonly number[], other: readonly number[]) =>
  one.length === other.length && one.every((id, index) => id === other[index])

/** How a change of prices or tags rewrites a vehicle. */
export function rewriteFor(change: BulkChange & { kind: 'price' | 'tags' }): Rewrite {
  if (change.kind === 'tags')
    return ({ record }) => {
      const tags = changedTags(record.tags, change)
      return isSameList(tags, record.tags) ? null : ok({ tags })
    }
  return (vehicle) => {
    const before = pricedAs(vehicle)
    const answer = changedPrice(before, change.price)
    return answer.ok && answer.value.price === before.price ? null : answer
  }
}

/** What a rewrite replaced, so that it can be brought back. */
export const partOf = (
  kind: 'price' | 'tags',
  { markup, price, tags }: { price?: number | null; markup?: number | null; tags?: readonly number[] },
): BulkValue => (kind === 'tags' ? { tags: tags ?? [] } : { price: price ?? 0, markup: markup ?? null })

/** Brings back what a vehicle had before a change, unless somebody has changed it since. */
export const rewriteBack =
  (values: ReadonlyMap<number, { was: BulkValue | null; became: BulkValue | null }>): Rewrite =>
  ({ id, record }) => {
    const { became, was } = values.get(id) ?? {}
    if (was && became && 'tags' in was && 'tags' in became)
      return isSameList(record.tags, became.tags)
        ? ok({ tags: [...was.tags] })
        : err({ message: CHANGED_SINCE })
    if (was && became && 'price' in was && 'price' in became)
      return record.price === became.price && (record.markup ?? null) === became.markup
        ? ok({ price: was.price, markup: was.markup })
        : err({ message: CHANGED_SINCE })
    return err({ message: CHANGED_SINCE })
  }
