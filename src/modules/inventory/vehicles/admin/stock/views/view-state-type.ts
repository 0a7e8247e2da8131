import type { AddedField } from '@/kernel/added-fields'
import type { StockColumnKey } from '../../../rules/stock/stock-column-choice'

/** A saved view, as the menu needs it. */
export type MenuView = {
  id: number
  name: string
  href: string
  isShared: boolean
  isOwn: boolean
  owner: string | null
  mayChange: boolean
}

/** What the list shows now: the view that it was opened with, whether that was changed since, and what to save. */
export type ViewState = {
  views: readonly MenuView[]
  current: MenuView | null
  isChanged: boolean
  /** The filters and the order of the address. */
  query: string
  columns: readonly StockColumnKey[]
  /** Those that the viewer may choose from, and those shown without a choice. */
  offered: readonly StockColumnKey[]
  usual: readonly StockColumnKey[]
  /** The modules' fields among them. */
  added: readonly AddedField[]
  /** Whether the columns stand in the address, with the view; otherwise they are the person's own choice. */
  isInAddress: boolean
  defaultView: number | null
  mayShare: boolean
}
