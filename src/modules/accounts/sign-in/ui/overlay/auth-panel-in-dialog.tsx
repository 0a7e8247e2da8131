'use client'

import { useSearchParams } from 'next/navigation'
import { safeReturn } from '../../rules/safe-return'
import { signInReason } from '../../rules/sign-in-reasons'
import { LoginPanel } from '../login-panel'
import { SignUpPanel } from '../sign-up/sign-up-panel'
import type { SocialProvider } from '../social-buttons'
import { AuthDialog } from './auth-dialog'

export type AuthPanelInDialogProps = {
  /** One of the addresses that may lie over a page. */
  path: string
  providers: readonly SocialProvider[]
  /** Where the visitor has vehicles delivered, by its name; '' if that is not known. */
  country: string
  /** Whether the visitor comes with a session that has ended. */
  hasEnded: boolean
}

/** The panel of an address, over the page. */
export function AuthPanelInDialog({ path, providers, country, hasEnded }: AuthPanelInDialogProps) {
  const given = useSearchParams()
  const next = safeReturn(given.get('next'))
  if (path === '/auth/sign-up')
    return (
      <AuthDialog next={next} isWide>
        <SignUpPanel providers={providers} country={country} />
      </AuthDialog>
    )
  const reason = signInReason(given.get('why') ?? undefined)
  return (
    <AuthDialog next={next}>
      <LoginPanel providers={providers} reason={reason} hasEnded={hasEnded} />
    </AuthDialog>
  )
}
