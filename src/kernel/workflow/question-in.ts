import type { Issue } from '../issue'
import { CONFIRMED } from './confirmation-question'

/** A refusal that is a question: its name, and its words. Null for any other. */
export function questionIn(issues: readonly Issue[]): { name: string; message: string } | null {
  const requested = issues.find(({ path }) => path.startsWith(CONFIRMED))
  return requested ? { name: requested.path.slice(CONFIRMED.length), message: requested.message } : null
}
