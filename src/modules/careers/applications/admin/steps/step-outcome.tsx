import { CallOutcome } from '@/ui/back-office/list/call-outcome'
import type { StepDone } from './change-applications'
import * as words from './words'

/** What a step has changed, and what it has not. */
export function StepOutcome({ done }: { done: StepDone | null }) {
  if (!done) return <CallOutcome called={null} />
  const { changed, refused } = done
  const said = [
    changed.length > 0 || refused.length === 0 ? (done.message ?? words.changed(changed.length)) : null,
    refused.length > 0 ? words.notChanged(refused.length) : null,
  ]
  return (
    <CallOutcome
      called={{ ok: refused.length === 0, message: said.filter(Boolean).join('. ') }}
      isPartial={changed.length > 0 && refused.length > 0}
    >
      {refused.length > 0 && (
        <ul>
          {refused.map(({ name, why }) => (
            <li key={name + why}>
              {name}: {why}
            </li>
          ))}
        </ul>
      )}
    </CallOutcome>
  )
}
