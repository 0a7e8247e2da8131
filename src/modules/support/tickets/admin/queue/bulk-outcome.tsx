import { CallOutcome } from '@/ui/back-office/list/call-outcome'
import * as words from './words'

/** What became of each ticket. */
export type BulkDone = {
  changed: readonly number[]
  /** Those that were refused, and why. */
  refused: readonly { number: string; why: string }[]
}

/** How many tickets were changed, and which were not. */
export function BulkOutcome({ done }: { done: BulkDone | null }) {
  if (!done) return <CallOutcome called={null} />
  const { changed, refused } = done
  const message = [
    changed.length > 0 || refused.length === 0 ? words.done(changed.length) : null,
    refused.length > 0 ? words.notDone(refused.length) : null,
  ]
    .filter(Boolean)
    .join('. ')
  return (
    <CallOutcome
      called={{ ok: refused.length === 0, message }}
      isPartial={changed.length > 0 && refused.length > 0}
    >
      {refused.length > 0 && (
        <ul>
          {refused.map(({ number, why }) => (
            <li key={number}>
              {number}: {why}
            </li>
          ))}
        </ul>
      )}
    </CallOutcome>
  )
}
