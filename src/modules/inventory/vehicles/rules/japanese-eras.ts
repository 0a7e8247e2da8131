/** The years before each Japanese era and its last one, by letter and name; 0 for the present one. */
const SPANS = {
  m: [1867, 1912],
  t: [1911, 1926],
  s: [1925, 1989],
  h: [1988, 2019],
  r: [2018, 0],
} as const

const SPAN_OF: Readonly<Record<string, readonly [number, number]>> = {
  ...SPANS,
  明治: SPANS.m,
  大正: SPANS.t,
  昭和: SPANS.s,
  平成: SPANS.h,
  令和: SPANS.r,
}

/** An era at the beginning of a date, as part of a pattern: its letter or its name. */
export const ERA = '[mtshr]|明治|大正|昭和|平成|令和'

/**
 * The year of a Japanese era: the 29th of Heisei is 2017, and 元 is an era's first. Null for a year that the era did not
 * reach.
 *
 * @param era its letter in lower case, or its name
 */
export function yearOfEra(era: string, year: string): number | null {
  const [before, last] = SPAN_OF[era] ?? [0, 0]
  const nth = year === '元' ? 1 : Number(year)
  const calendarYear = before + nth
  return before > 0 && nth > 0 && (last === 0 || calendarYear <= last) ? calendarYear : null
}
