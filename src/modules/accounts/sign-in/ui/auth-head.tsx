'use client'

import type { ReactNode } from 'react'
import { useAuthPanel } from './auth-panel-context'

/** The element that names the panel, for dialogs and readers. */
export const AUTH_TITLE = 'auth-title'

/** The head of a panel; it takes the focus where a panel takes the place of another. */
export function AuthHead({ title, focused, children }: HeadProps) {
  const Heading = useAuthPanel().inDialog ? 'h2' : 'h1'
  return (
    <header className="mb-6">
      <Heading
        id={AUTH_TITLE}
        tabIndex={-1}
        ref={focused ? focusOnce : undefined}
        className="text-25 focus:outline-none"
      >
        {title}
      </Heading>
      {children && <div className="mt-2 text-14 text-soft">{children}</div>}
    </header>
  )
}

type HeadProps = { title: string; focused?: boolean; children?: ReactNode }

/** Outside the component, so that it is called when the heading appears and not at every drawing. */
const focusOnce = (heading: HTMLElement | null) => heading?.focus()
