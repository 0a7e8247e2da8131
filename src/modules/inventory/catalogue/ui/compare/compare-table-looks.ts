import { cx } from '@/ui/cx'

// `stacked`: there is no room for a column of names, so each stands above its values. `paired`: a phone shows two.

const CELL = 'border-t border-line text-left align-top font-normal wrap-anywhere'
const ROOM = 'px-3 py-2.5 paired:px-2.5 print:px-1.5 print:py-1'
const NAMES = 'w-44 print:w-28'
const ABOVE = 'stacked:w-auto stacked:flex-[0_0_100%]'
const VALUE = 'stacked:min-w-0 stacked:flex-[1_1_0]'
const HEAD = `${CELL} ${ROOM} border-t-0 bg-surface heads-stay:border-b`

/** One or two columns are no wider than they need; more share the page. */
export const compareTableLook = (columns: number): string =>
  cx(
    'w-full table-fixed border-separate border-spacing-0 rounded-card border border-line bg-surface text-14 tabular-nums',
    'stacked:block print:border-0 print:text-[0.6875rem]',
    columns === 1 && 'max-w-148',
    columns === 2 && 'max-w-212',
  )

/** The heads stay in view while the facts scroll, where a window is high enough for both. */
export const HEADS = 'heads-stay:sticky heads-stay:top-0 heads-stay:z-5 stacked:block'
export const BODY = 'stacked:block'
export const LINE = 'stacked:flex stacked:flex-wrap print:break-inside-avoid'

export const CELLS = {
  corner: `${HEAD} ${NAMES} rounded-tl-[9px] stacked:hidden`,
  head: `${HEAD} ${VALUE} last:rounded-tr-[9px]`,
  toolsName: `${CELL} ${NAMES} ${ABOVE} px-3 py-2.5 text-13 text-soft heads-stay:border-t-0 stacked:p-0`,
  tools: `${CELL} ${ROOM} ${VALUE} heads-stay:border-t-0 stacked:border-t-0 stacked:pt-0.5`,
  group: `${CELL} ${NAMES} ${ABOVE} px-3 pt-5 pb-2.5 font-semibold text-ink paired:px-2.5 print:px-1.5 print:pb-1`,
  name: `${CELL} ${ROOM} ${NAMES} ${ABOVE} text-13 text-soft stacked:pb-0`,
  value: `${CELL} ${ROOM} ${VALUE} stacked:border-t-0 stacked:pt-0.5`,
}

/** How far the values of a row are the same: of all, of those that a phone shows, or not at all. */
export const SAME = {
  none: { line: undefined, name: 'bg-link-wash', value: 'bg-link-wash font-semibold' },
  phone: {
    line: 'paired:group-has-[[data-only-differences]:checked]/compare:hidden',
    name: 'sm:bg-link-wash print:bg-link-wash',
    value: 'sm:bg-link-wash sm:font-semibold print:bg-link-wash print:font-semibold',
  },
  all: {
    line: 'group-has-[[data-only-differences]:checked]/compare:hidden',
    name: undefined,
    value: undefined,
  },
}
