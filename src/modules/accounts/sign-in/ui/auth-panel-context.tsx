'use client'

import { createContext, type ReactNode, useContext } from 'react'

/** Where a sign-in stands: over the page that required it or on one of its own, and where it redirects. */
type AuthPanel = { inDialog: boolean; next: string }

const AuthPanelContext = createContext<AuthPanel>({ inDialog: false, next: '/' })
export const useAuthPanel = (): AuthPanel => useContext(AuthPanelContext)

export function AuthPanelProvider({ inDialog, next, children }: AuthPanel & { children: ReactNode }) {
  return <AuthPanelContext value={{ inDialog, next }}>{children}</AuthPanelContext>
}
