import { plainLine } from './plain-line'
import { HEADER_LABELS } from './quoted-text-words'

/** Header blocks are within so many lines; long lists of receivers go on below their label. */
const LINES_MAX = 9
const LABEL_MAX = 16

const labelOf = (plain: string): string | null => {
  const colon = plain.slice(0, LABEL_MAX).indexOf(':')
  return colon < 1 ? null : (HEADER_LABELS[plain.slice(0, colon).trim()] ?? null)
}

/**
 * The last line of a header that a mail program wrote above the message it quotes ('From: … Sent: … To: … Subject: …'),
 * in any language; null if none begins here. People write 'From: Yokohama, to: Mombasa', too: so it has an address, or
 * all four.
 */
export function findHeaderBlock(lines: readonly string[], first: number): number | null {
  const kinds = new Set<string>()
  let last = first
  let hasAddress = false
  for (let at = first; at < lines.length && at - first < LINES_MAX; at += 1) {
    const plain = plainLine(lines[at] ?? '')
    const label = labelOf(plain)
    if (at === first && label !== 'from' && label !== 'date') return null
    if (plain === '' && at > first && kinds.size > 2) break
    if (label !== null) {
      if (kinds.has(label) && label === 'from') break
      kinds.add(label)
      last = at
      hasAddress ||= (label === 'from' || label === 'to') && plain.includes('@')
    }
  }
  const isWhole = kinds.has('from') && kinds.size >= (hasAddress ? 3 : 4)
  return isWhole && (hasAddress || kinds.has('subject')) ? last : null
}
