import { cx } from '@/ui/cx'

type Columns = 'three' | 'four'

const GRID = 'grid gap-4 sm:grid-cols-2'
const COLUMNS: Record<Columns, string> = {
  /** Beside the filter panel. */
  three: `${GRID} xl:grid-cols-3`,
  four: `${GRID} lg:grid-cols-4`,
}

/** On a phone the cards lie in one row to be swiped through; what is not swiped to is not loaded. */
const SWIPED = {
  list: 'max-sm:-mx-4 max-sm:flex max-sm:snap-x max-sm:snap-mandatory max-sm:scroll-px-4 max-sm:overflow-x-auto max-sm:overscroll-x-contain max-sm:px-4 max-sm:[scrollbar-width:none]',
  place: 'max-sm:w-68 max-sm:shrink-0 max-sm:snap-start',
}

/** The list that cards stand in. */
export const cardList = (columns: Columns, isSwiped = false): string =>
  cx(COLUMNS[columns], isSwiped ? SWIPED.list : 'max-sm:gap-2')

/**
 * The place of a card in its list. On a phone the card lies flat, about four to a screen: the picture at the left, a
 * third of the width. Where letters are large there is no room beside it, and the card stands as elsewhere.
 */
export const cardPlace = (isSwiped = false): string => (isSwiped ? SWIPED.place : 'max-sm:@container/flat')

/** A link above the one that a card or a row is. */
export const ABOVE_CARD = 'relative z-1 underline decoration-control underline-offset-3'
