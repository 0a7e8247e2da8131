import { CallOutcome } from '@/ui/back-office/list/call-outcome'
import type { Called } from '@/ui/client/answer'
import type { StepDone } from './change-applications'
import * as words from './words'

type Props = {
  done: StepDone | null
  /** What is said until a step is taken. */
  before?: Called | null
}

/** What a step has changed, and what it has not. */
export function StepOutcome({ before = null, done }: Props) {
  if (!done) return <CallOutcome called={before} />
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
