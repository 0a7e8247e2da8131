import type { Payload } from 'payload'
import type { ReactNode } from 'react'
import type { DistanceUnit } from '@/modules/inventory/vehicles/rules/distance-unit'

/** The fields of a block as its type has them; a draft may lack any. */
type Draft<Fields> = { readonly [Name in keyof Fields]?: Fields[Name] | null }

/** What the component of a block gets. */
export type BlockProps<Fields> = {
  fields: Draft<Fields>
  /** What it reads records from. */
  payload: Payload
  /** What the reader counts distances in. */
  unit: DistanceUnit
  /** A text inside the block, in the looks of all texts. */
  showText: (content: unknown) => ReactNode
}
