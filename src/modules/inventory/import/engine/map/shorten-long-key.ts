import { createHash } from 'node:crypto'
import { textLength } from '@/kernel/text/text'

/** The longest number of a vehicle, in characters. */
const MOST = 100
const HASH = 16

/**
 * The number of a vehicle as it is stored: one that is too long, such as a web address, begins in the same way and
 * ends with a hash of all of it, the same for the same text in any case.
 */
export function shortenLongKey(text: string): string {
  if (textLength(text) <= MOST) return text
  const hash = createHash('sha256').update(text.toLowerCase()).digest('hex').slice(0, HASH)
  return `${[...text].slice(0, MOST - HASH - 1).join('')}~${hash}`
}
