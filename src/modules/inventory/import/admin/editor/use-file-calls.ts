import { useState } from 'react'
import type { Answer } from '@/ui/client/answer'

/** Calls about the file, one after another: which one is running, and what was wrong with the last. */
export function useFileCalls() {
  const [problem, setProblem] = useState('')
  const [busy, setBusy] = useState<'' | 'check' | 'run'>('')
  const report = (answer: Answer<unknown>): void => setProblem(answer.ok ? '' : answer.message)
  const act = async <T>(
    what: 'check' | 'run',
    call: Promise<Answer<{ data: T }>>,
    done: (data: T) => void,
  ) => {
    setBusy(what)
    const answer = await call
    setBusy('')
    report(answer)
    if (answer.ok) done(answer.body.data)
  }
  return { act, busy, problem, report }
}
export type Calls = ReturnType<typeof useFileCalls>
