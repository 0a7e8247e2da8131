import { useState } from 'react'
import type { Answer } from './answer'
import { useWrite } from './use-write'

/** Deletes something once that is confirmed; a refusal stays in the dialog. */
export function useRemoval<T>(remove: (doomed: T) => Promise<Answer<unknown>>) {
  const { busy, called, clear, run } = useWrite()
  const [doomed, setDoomed] = useState<T | null>(null)
  return {
    busy,
    called,
    doomed,
    refusal: called?.ok === false ? called.message : null,
    open: (next: T) => {
      clear()
      setDoomed(next)
    },
    forget: () => setDoomed(null),
    /** Whether it is gone. */
    confirm: async (): Promise<boolean> => {
      if (doomed === null) return false
      const { ok } = await run(remove(doomed))
      if (ok) setDoomed(null)
      return ok
    },
    run,
  }
}
