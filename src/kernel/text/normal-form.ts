/**
 * The longest run of combining marks that any script needs, as defined by Unicode's stream-safe text format.
 */
const LONG_RUN = /(\p{M}{30})\p{M}+/gu

/**
 * A text in one of Unicode's normal forms, for comparisons and file names. Marks beyond thirty on one letter
 * are dropped: sorting them takes time that grows with the square of their number, so half a megabyte of them
 * would block a process for minutes.
 */
export const normalForm = (text: string, form: 'NFC' | 'NFD' | 'NFKC' | 'NFKD'): string =>
  text.replace(LONG_RUN, '$1').normalize(form)
