'use client'

import { AuthHead } from '../auth-head'
import { AuthLink } from '../auth-link'
import * as words from '../browser-words'
import { ResendVerificationButton } from '../resend-verification-button'
import { ResendVerificationForm } from '../resend-verification-form'

type Props = { email: string | null; focused?: boolean }

/** After a sign-up: what to do next, and the confirmation again for those whom it did not reach. */
export function ThankYou({ email, focused }: Props) {
  return (
    <>
      <AuthHead title={words.thankYouForSigning} focused={focused}>
        <p>
          We have sent a link to{' '}
          {email ? <strong className="break-all text-ink">{email}</strong> : words.yourAddress}. Follow it
          within 24 hours to confirm your address, then sign in. If you do not see the e-mail, please check
          your spam folder.
        </p>
      </AuthHead>
      {email ? <ResendVerificationButton email={email} /> : <ResendVerificationForm />}
      <p className="mt-6 text-14">
        {words.alreadyConfirmed} <AuthLink to="/auth/login">{words.signIn}</AuthLink>
      </p>
    </>
  )
}
