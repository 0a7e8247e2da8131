import { cx } from '@/ui/cx'

// On a phone a row lies like the cards of the grid (`flat`): the picture at the left, a third of the width, the facts
// beside it.

/** Beside the filters every column has its room from 80rem on, without being pushed. */
const CELL = 'px-1.5 py-2 text-left font-normal'
const FIRST = 'sticky left-0 z-10 bg-surface pl-3'
const LAST = 'min-w-31 pr-3'
const FIGURE = 'text-right whitespace-nowrap'

export const TABLE = {
  frame: 'overflow-x-auto rounded-card border border-line bg-surface max-sm:@container/flat',
  table: 'w-full border-collapse text-13 tabular-nums flat:block',
  head: 'flat:sr-only',
  body: 'flat:block',
}

const TITLE = 'px-1.5 py-2 text-left font-medium text-faint'

/** The titles of the columns. */
export const TITLES = {
  first: `${TITLE} ${FIRST}`,
  word: TITLE,
  figure: `${TITLE} ${FIGURE}`,
  last: `${TITLE} ${LAST}`,
}

export const ROW = {
  row: cx(
    'border-t border-line hover:bg-link-wash',
    'flat:relative flat:flex flat:min-h-[calc(25cqw+4rem)] flat:flex-wrap flat:content-start flat:gap-x-1.5 flat:gap-y-0.5',
    'flat:py-2.5 flat:pr-3 flat:pl-[calc(33%+0.75rem)] flat:text-soft',
  ),
  vehicle: `${CELL} ${FIRST} flat:static flat:-order-2 flat:basis-full flat:bg-transparent flat:p-0`,
  /** One above the other at the end of the vehicle's cell; lying flat, in a line under the picture. */
  actions: cx(
    'absolute inset-y-0 right-0 flex flex-col items-center justify-center print:hidden',
    'flat:top-auto flat:right-auto flat:bottom-1 flat:left-2 flat:w-[calc(33%-0.5rem)] flat:flex-row flat:justify-around',
  ),
}

/** Flat, what is not known is left out. */
const FLAT_CELL = 'flat:p-0 flat:has-[>small:only-child]:hidden'
/** Flat, a dot parts a fact from the one before it. */
const PARTED = "flat:before:content-['·_']"

export const CELLS = {
  /** Flat, year and price come first. */
  year: `${CELL} ${FIGURE} ${FLAT_CELL} flat:text-left`,
  price: `${CELL} ${FIGURE} ${FLAT_CELL} flat:-order-1 flat:flex flat:basis-full flat:flex-wrap flat:items-baseline flat:gap-x-1.5 flat:text-left`,
  figure: `${CELL} ${FIGURE} ${FLAT_CELL} ${PARTED} flat:text-left`,
  word: `${CELL} ${FLAT_CELL} ${PARTED}`,
  last: `${CELL} ${LAST} ${FLAT_CELL} flat:min-w-0 flat:basis-full flat:text-faint`,
}

const SMALL = 'text-12 text-faint'
/** What explains a figure may take lines; the figure keeps its own. */
const UNDER = `${SMALL} block whitespace-normal`
const STRONG = 'text-14 font-bold'

/** The parts of a cell: what one compares by, what stands beneath it, and the word for what is not known. */
export const PARTS = {
  year: { main: STRONG, under: UNDER },
  price: { main: `${STRONG} flat:text-[1.125rem] flat:text-ink`, under: UNDER },
  figure: { main: STRONG, under: UNDER },
  word: { main: undefined, under: UNDER },
  last: { main: undefined, under: `${UNDER} flat:ml-[0.25em] flat:inline flat:before:content-['·_']` },
}
export const UNKNOWN = `${SMALL} whitespace-normal`

/** Below the price, no higher than the picture beside it allows. */
export const PRICE_ACTIONS = '-mr-2 flex justify-end flat:-m-2 flat:flex-1'

export const VEHICLE = {
  link: 'group flex w-44 items-center gap-3 pr-9 sm:w-58 flat:w-auto flat:p-0',
  plate:
    'relative aspect-4/3 w-14 shrink-0 overflow-hidden rounded-control bg-plate sm:w-18 flat:absolute flat:top-2.5 flat:left-3 flat:w-[calc(33%-0.75rem)]',
  picture: 'size-full object-contain',
  words: 'min-w-0',
  name: 'line-clamp-2 text-14 leading-snug font-semibold group-hover:text-link',
  marks: `${SMALL} mt-0.5 flex flex-wrap items-center gap-1.5`,
}
