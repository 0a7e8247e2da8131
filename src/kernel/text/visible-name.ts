import { withoutWidthless } from './text'

/** Line breaks, tabs and other control characters. */
const CONTROLS = /[\p{Cc}\u2028\u2029]+/gu

/** A name as people see it in one line, trimmed. */
export function visibleName(name: string): string {
  const seen = withoutWidthless(name)
  return (seen.search(CONTROLS) < 0 ? seen : seen.replaceAll(CONTROLS, ' ').replaceAll(/ {2,}/g, ' ')).trim()
}
