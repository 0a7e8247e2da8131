'use client'

import { createContext, type ReactNode, useContext } from 'react'
import { PlainLink } from '@/ui/link'

/** Where a sign-in stands: over the page that required it or on one of its own, and where it redirects. */
type AuthPanel = { inDialog: boolean; next: string }

const AuthPanelContext = createContext<AuthPanel>({ inDialog: false, next: '/' })
export const useAuthPanel = (): AuthPanel => useContext(AuthPanelContext)

/** The element that names the panel, for dialogs and readers. */
export const AUTH_TITLE = 'auth-title'

export function AuthPanelProvider({ inDialog, next, children }: AuthPanel & { children: ReactNode }) {
  return <AuthPanelContext value={{ inDialog, next }}>{children}</AuthPanelContext>
}

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

/** The same address with the place to go back to. */
export const withNext = (path: string, next: string): string =>
  next === '/' ? path : `${path}?next=${encodeURIComponent(next)}`

type AuthLinkProps = { to: string; className?: string; children: ReactNode }

/**
 * From one panel to another. Over a page it takes the other's place, so that closing still shows the page; on a
 * page of its own it loads the other's, which would otherwise open over this one.
 */
export function AuthLink({ to, className = LINK, children }: AuthLinkProps) {
  const { inDialog, next } = useAuthPanel()
  const href = withNext(to, next)
  if (!inDialog)
    return (
      <a href={href} className={className}>
        {children}
      </a>
    )
  return (
    <PlainLink replace scroll={false} href={href} className={className}>
      {children}
    </PlainLink>
  )
}

const LINK = 'font-medium text-link underline decoration-1 underline-offset-3 hover:decoration-2'
