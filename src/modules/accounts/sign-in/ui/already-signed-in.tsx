'use client'

import { buttonStyle } from '@/ui/button'
import { SignOutButton } from './sign-out-button'
import { AuthHead } from './way'

/** For somebody who comes to sign in and is signed in. */
export function AlreadySignedIn({ email, target }: { email: string; target: string }) {
  return (
    <>
      <AuthHead title="You are signed in">
        You are signed in as <strong className="break-all text-ink">{email}</strong>.
      </AuthHead>
      <div className="flex flex-wrap gap-3">
        <a href={target} className={buttonStyle('primary')}>
          Continue
        </a>
        <SignOutButton className={buttonStyle()}>Sign out</SignOutButton>
      </div>
    </>
  )
}
