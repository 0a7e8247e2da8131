'use client'

import { useRouter } from 'next/navigation'
import { useEffect, useState } from 'react'
import { checkPasswordGiven } from '@/modules/accounts/credentials/rules/password'
import { checkEmail } from '@/modules/accounts/people/rules/email'
import { EMAIL_MAX } from '@/modules/accounts/people/rules/limits'
import { Button, buttonStyle } from '@/ui/button'
import { callApi } from '@/ui/client/site'
import { Notice } from '@/ui/form/notice'
import { TextField } from '@/ui/form/text-field'
import { afterSignIn } from '../rules/return-to'
import { secondFactorPage } from '../rules/second-factor'
import { dialogWayOut, goTo, leaveFor } from './leave'
import { PasswordField } from './password-field'
import { SocialButtons, type SocialProvider } from './social-buttons'
import { usePlainForm } from './use-plain-form'
import { AuthHead, AuthLink, useWay } from './way'

type Props = {
  providers: readonly SocialProvider[]
  /** What it is needed for; null when nothing asked for it. */
  reason: string | null
  /** Whether the visitor comes with a session that was ended from elsewhere. */
  hasEnded?: boolean
}

/** Signing in by e-mail and password, or through a provider. */
export function LoginPanel({ providers, reason, hasEnded = false }: Props) {
  const router = useRouter()
  const { inDialog, next } = useWay()
  const [wayOut] = useState(() => dialogWayOut(router))
  // This panel goes with the dialog.
  useEffect(() => wayOut.gone, [wayOut])
  const [news, setNews] = useState<{ text: string; target: string } | null>(null)
  const { onSubmit, errors, problem, isBusy } = usePlainForm({
    names: ['email', 'password'],
    check: ({ email, password }) => [...checkEmail(email), ...checkPasswordGiven(password)],
    send: async (texts) => {
      const answer = await callApi('post', '/api/v1/auth/sign-in', {
        body: { ...texts, email: texts.email.trim() },
      })
      if (!answer.ok) return answer
      if ('challenge' in answer.body) {
        goTo(secondFactorPage(answer.body, next))
        return answer
      }
      const { message, user } = answer.body
      const { roleId } = user
      const target = afterSignIn(roleId, next)
      if (message) setNews({ text: message, target })
      else if (inDialog && roleId === null) wayOut.leave(target)
      else leaveFor(target)
      return answer
    },
  })
  if (news) return <Restored {...news} />
  return (
    <>
      <AuthHead title="Sign in">
        New here? <AuthLink to="/auth/sign-up">Register</AuthLink>
      </AuthHead>
      {hasEnded && !problem && <Notice tone="amber">Your session has ended. Please sign in again.</Notice>}
      {reason && !hasEnded && !problem && <Notice tone="amber">{reason}</Notice>}
      {problem && (
        <Notice tone="red" isAlert>
          {problem}
        </Notice>
      )}
      <form method="post" onSubmit={onSubmit} noValidate className="grid gap-4">
        <TextField
          id="login-email"
          name="email"
          label="E-mail"
          type="email"
          autoComplete="username"
          maxLength={EMAIL_MAX}
          error={errors.email}
        />
        <PasswordField
          id="login-password"
          name="password"
          label="Password"
          autoComplete="current-password"
          error={errors.password}
        />
        <p className="-mt-2 text-14">
          {/* A page of its own: nothing below a dialog would be gone back to from there. */}
          <a
            href="/auth/forgot-password"
            className="inline-flex min-h-11 items-center text-link underline underline-offset-3"
          >
            Forgot Password
          </a>
        </p>
        <Button type="submit" variant="primary" disabled={isBusy}>
          {isBusy ? 'Signing in…' : 'Sign in'}
        </Button>
      </form>
      <SocialButtons providers={providers} />
    </>
  )
}

/** Said before going on, to somebody whose sign-in took something back. */
function Restored({ text, target }: { text: string; target: string }) {
  return (
    <>
      <AuthHead title="You are signed in" focused>
        <p role="status">{text}</p>
      </AuthHead>
      <a href={target} className={buttonStyle('primary')}>
        Continue
      </a>
    </>
  )
}
