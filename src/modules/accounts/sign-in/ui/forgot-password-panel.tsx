'use client'

import { AuthHead } from './auth-head'
import { AuthLink } from './auth-link'
import * as words from './browser-words'
import { RequestMailForm } from './request-mail-form'

/** The request for a new password. */
export function ForgotPasswordPanel() {
  return (
    <>
      <AuthHead title={words.forgotPassword}>{words.enterYourAccountsEmail}</AuthHead>
      <RequestMailForm path="/api/v1/auth/forgot-password" action={words.sendTheLink} busy={words.sending} />
      <p className="mt-6 text-14">
        {words.rememberedIt} <AuthLink to="/auth/login">{words.signIn}</AuthLink>
      </p>
    </>
  )
}
