'use client'

import { buttonStyle } from '@/ui/button'
import { AuthHead } from './auth-head'
import * as words from './browser-words'
import { providerErrorWords } from './provider-error-words'
import { ResendVerificationForm } from './resend-verification-form'

/** Why a sign-in ended, and the ways on. */
export function SignInErrorPanel({ reason, provider }: { reason: string | undefined; provider: string }) {
  const { title, text } = providerErrorWords(reason, provider)
  return (
    <>
      <AuthHead title={title}>{text}</AuthHead>
      {reason === 'pending' && (
        <div className="mb-6">
          <ResendVerificationForm />
        </div>
      )}
      <div className="flex flex-wrap gap-3">
        <a href="/auth/login" className={buttonStyle('primary')}>
          {words.signIn}
        </a>
        <a href="/contact-us" className={buttonStyle()}>
          {words.contact}
        </a>
      </div>
    </>
  )
}
