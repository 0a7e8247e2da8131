'use client'

import { buttonStyle } from '@/ui/button'
import { AuthHead } from './auth-head'
import * as words from './browser-words'
import { SignOutButton } from './sign-out-button'

/** For somebody who comes to sign in and is signed in. */
export function AlreadySignedIn({ email, target }: { email: string; target: string }) {
  return (
    <>
      <AuthHead title={words.youAreSignedIn}>
        {words.youAreSignedInAs} <strong className="break-all text-ink">{email}</strong>.
      </AuthHead>
      <div className="flex flex-wrap gap-3">
        <a href={target} className={buttonStyle('primary')}>
          {words.goOn}
        </a>
        <SignOutButton className={buttonStyle()}>{words.signOut}</SignOutButton>
      </div>
    </>
  )
}
