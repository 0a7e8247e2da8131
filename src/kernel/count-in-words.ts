import type { Counted } from './navigation'

/** '12', 'more than 1,000': a count on a page, which has the room. */
export const countInWords = ({ capped, count }: Counted): string =>
  `${capped ? 'more than ' : ''}${count.toLocaleString('en-US')}`

/** '12', '99+': a count on a badge. */
export const countText = ({ capped, count }: Counted): string =>
  `${count.toLocaleString('en-US')}${capped ? '+' : ''}`
