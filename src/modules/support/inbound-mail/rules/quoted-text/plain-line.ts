/** Longer lines are somebody's text: no mail program writes one around what it quotes. */
const LINE_MAX = 400

const MARKS = new Set([
  '>',
  '＞',
  '|',
  '*',
  '_',
  ' ',
  '\t',
  '\u00A0',
  '\u3000',
  '\u200E',
  '\u200F',
  '\u202A',
  '\u202B',
  '\u202C',
])

/** How many marks of quoting, spaces and emphasis a line begins with. */
export function quoteDepth(line: string): number {
  let at = 0
  while (at < line.length && MARKS.has(line[at] ?? '')) at += 1
  return at
}

/** A line as it is compared: without marks of quoting, in lower case, spaces alike, dashes alike; '' if too long. */
export function plainLine(line: string): string {
  if (line.length > LINE_MAX) return ''
  return line
    .slice(quoteDepth(line))
    .toLowerCase()
    .replaceAll(/[\u2010-\u2015\u2212]/g, '-')
    .replaceAll('：', ':')
    .replaceAll(/[\s\u200E\u200F\u202A-\u202C*_]/gu, ' ')
    .trim()
    .replaceAll(/ {2,64}/g, ' ')
}

/** A line without the dashes around its words; null if it does not begin with any. */
export function betweenDashes(plain: string): string | null {
  if (!plain.startsWith('-')) return null
  let [from, to] = [0, plain.length]
  while (from < to && '- '.includes(plain[from] ?? '')) from += 1
  while (to > from && '- '.includes(plain[to - 1] ?? '')) to -= 1
  return plain.slice(from, to)
}
