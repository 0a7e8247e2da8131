/** Longest texts, in characters. */
export const QUOTE_TEXT_MAX = 2_000

export const QUOTE_LINE_MAX = 100

export const TIMELINE_MAX = 50

export const REASON_MAX = 500
