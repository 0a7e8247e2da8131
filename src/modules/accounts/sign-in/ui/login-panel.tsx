'use client'

import { EMAIL_MAX } from '@/modules/accounts/people/rules/person-limits'
import { Button, buttonStyle } from '@/ui/button'
import { Notice } from '@/ui/form/notice'
import { TextField } from '@/ui/form/text-field'
import { AuthHead } from './auth-head'
import { AuthLink } from './auth-link'
import * as words from './browser-words'
import { PasswordField } from './password-field'
import { ResendVerificationButton } from './resend-verification-button'
import { SocialButtons, type SocialProvider } from './social-buttons'
import { useSignIn } from './use-sign-in'

type Props = {
  providers: readonly SocialProvider[]
  /** What it is needed for; null when nothing required it. */
  reason: string | null
  /** Whether the visitor comes with a session that was ended from elsewhere. */
  hasEnded?: boolean
}

/** Signing in by e-mail and password, or through a provider. */
export function LoginPanel({ providers, reason, hasEnded = false }: Props) {
  const { errors, isBusy, news, problem, submit, unconfirmed } = useSignIn()
  if (news) return <Restored {...news} />
  return (
    <>
      <AuthHead title={words.signIn}>
        {words.newHere} <AuthLink to="/auth/sign-up">{words.register}</AuthLink>
      </AuthHead>
      {hasEnded && !problem && <Notice tone="amber">{words.yourSessionHasEndedPlease}</Notice>}
      {reason && !hasEnded && !problem && <Notice tone="amber">{reason}</Notice>}
      {problem && <Problem unconfirmed={unconfirmed}>{problem}</Problem>}
      <form method="post" onSubmit={submit} noValidate className="grid gap-4">
        <TextField
          id="login-email"
          name="email"
          label={words.email}
          type="email"
          autoComplete="username"
          maxLength={EMAIL_MAX}
          error={errors.email}
        />
        <PasswordField
          id="login-password"
          name="password"
          label={words.password}
          autoComplete="current-password"
          error={errors.password}
        />
        <ForgotPassword />
        <Button type="submit" variant="primary" aria-disabled={isBusy || undefined}>
          {isBusy ? words.signingIn : words.signIn}
        </Button>
      </form>
      <SocialButtons providers={providers} />
    </>
  )
}

/** Why it failed; whoever only has to confirm their address gets the e-mail for that again. */
function Problem({ children, unconfirmed }: { children: string; unconfirmed: string | null }) {
  return (
    <>
      <Notice tone="red" isAlert>
        {children}
      </Notice>
      {unconfirmed && (
        <div className="-mt-3 mb-6">
          <ResendVerificationButton key={unconfirmed} email={unconfirmed} />
        </div>
      )}
    </>
  )
}

function ForgotPassword() {
  return (
    <p className="-mt-2 text-14">
      {/* A page of its own: nothing below a dialog would be gone back to from there. */}
      <a
        href="/auth/forgot-password"
        className="inline-flex min-h-11 items-center text-link underline underline-offset-3"
      >
        {words.forgotPasswordLink}
      </a>
    </p>
  )
}

/** Shown before going on, to somebody whose sign-in undid something. */
function Restored({ text, target }: { text: string; target: string }) {
  return (
    <>
      <AuthHead title={words.youAreSignedIn} focused>
        <p role="status">{text}</p>
      </AuthHead>
      <a href={target} className={buttonStyle('primary')}>
        {words.goOn}
      </a>
    </>
  )
}
