import type { BulkStatus } from '../../../rules/stock/bulk-change'
import type { PriceChange } from '../../../rules/stock/price-change'

/** A change with a confirmation before it is made to all that match. */
export type AllChange = { kind: 'status'; status: BulkStatus } | { kind: 'trash' }

/** A change as it is sent. */
export type SentChange =
  | AllChange
  | { kind: 'price'; price: PriceChange }
  | { kind: 'tags'; add: number[]; remove: number[] }
