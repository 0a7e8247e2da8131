import type { Answer } from '@/ui/client/answer'

/** A saved view, as the bar above a list needs it. */
export type SavedView = {
  id: number
  name: string
  /** Its filters and order, and its list where a bar has views of several. */
  query: string
  /** The address that opens it; it contains all of it. */
  href: string
  isShared: boolean
  /** Whose it is, for views of others. */
  owner: string | null
  mayChange: boolean
}

/** What the list shows now, and the views that the viewer has. */
export type ViewState = {
  views: readonly SavedView[]
  /** The filters and the order of the address, spelled as in a view. */
  query: string
  /** Whether the list is narrowed or put in another order: only that needs a name. */
  isNarrowed: boolean
  mayShare: boolean
}

type Entered = { name: string; isShared: boolean }

/** The calls that write the views of a list, and what is in it. */
export type ViewCalls = {
  save: (view: Entered & { query: string }) => Promise<Answer<unknown>>
  change: (id: number, view: Entered) => Promise<Answer<unknown>>
  remove: (id: number) => Promise<Answer<unknown>>
  words: {
    /** 'Share with all who answer tickets'. */
    share: string
    /** 'The tickets stay as they are.' */
    rowsStay: string
  }
}
