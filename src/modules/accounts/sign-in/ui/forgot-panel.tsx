'use client'

import { MailForm } from './mail-form'
import { AuthHead, AuthLink } from './way'

/** Asking for a new password. */
export function ForgotPanel() {
  return (
    <>
      <AuthHead title="Forgot password">
        Enter your account’s e-mail address. We will send you a link to choose a new password.
      </AuthHead>
      <MailForm path="/api/v1/auth/forgot-password" action="Send the link" busy="Sending…" />
      <p className="mt-6 text-14">
        Remembered it? <AuthLink to="/auth/login">Sign in</AuthLink>
      </p>
    </>
  )
}
