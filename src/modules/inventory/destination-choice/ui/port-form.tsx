'use client'

import { type ReactNode, useRef } from 'react'
import { DELIVER_TO } from '../rules/deliver-to'
import { usePortChoice } from './use-port-choice'

type Props = {
  /** The page to go back to. */
  back: string
  /** Buttons named 'port'. */
  children: ReactNode
}

/** Ports to choose by one press. A plain form; with script, the page stays where it is and shows the new figures. */
export function PortForm({ back, children }: Props) {
  const form = useRef<HTMLFormElement>(null)
  // The button that was pressed goes: its port is the chosen one.
  const { choose, isBusy, problem } = usePortChoice(() => form.current?.focus({ preventScroll: true }))
  return (
    <form
      ref={form}
      method="post"
      action={DELIVER_TO}
      tabIndex={-1}
      aria-busy={isBusy}
      className="focus:outline-none aria-busy:opacity-60"
      onSubmit={(event) => {
        event.preventDefault()
        if (!isBusy) choose(new FormData(event.currentTarget, event.nativeEvent.submitter))
      }}
    >
      <input type="hidden" name="back" value={back} />
      {children}
      {problem && (
        <p role="alert" className="mt-3 text-14 text-red">
          {problem}
        </p>
      )}
    </form>
  )
}
