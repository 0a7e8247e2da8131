'use client'
import { type ComponentProps, useState } from 'react'
import { checkPasswordGiven } from '@/modules/accounts/credentials/rules/password'
import { checkEmail } from '@/modules/accounts/people/rules/check-email'
import { EMAIL_MAX } from '@/modules/accounts/people/rules/person-limits'
import styles from '@/ui/back-office/admin.module.css'
import list from '@/ui/back-office/list/list-context.module.css'
import { callApi } from '@/ui/client/call-api'
import type { BodyOf } from '@/ui/client/make-call'
import { usePlainForm } from '@/ui/form/use-plain-form'
import { useIsHydrated } from '@/ui/use-is-hydrated'
import { afterSignIn } from '../rules/return-after-sign-in'
import { secondFactorHref } from '../rules/second-factor'
import { UNCONFIRMED, useResendVerification } from '../ui/use-resend-verification'
import login from './login.module.css'
import * as words from './words'

/** To the second step of signing in, or to where the session is for. */
const wayOn = (signedIn: BodyOf<'post', '/api/v1/auth/sign-in'>, next: string): string =>
  'challenge' in signedIn ? secondFactorHref(signedIn, next) : afterSignIn(signedIn.user.roleId, next)

/** What is wrong with what was given, and the call that signs in. */
function useLogin(next: string) {
  const [unconfirmed, setUnconfirmed] = useState<string | null>(null)
  const form = usePlainForm({
    names: ['email', 'password'],
    check: ({ email, password }) => [...checkEmail(email), ...checkPasswordGiven(password)],
    isFinal: true,
    submit: async (texts) => {
      const email = texts.email.trim()
      const answer = await callApi('post', '/api/v1/auth/sign-in', { body: { ...texts, email } })
      if (answer.ok) window.location.assign(wayOn(answer.body, next))
      else setUnconfirmed(answer.code === UNCONFIRMED ? email : null)
      return answer
    },
  })
  return { ...form, unconfirmed }
}

/** Signs staff in, or redirects to the second step of signing in. */
export function LoginForm({ next }: { next: string }) {
  const isLive = useIsHydrated()
  const [isShown, setShown] = useState(false)
  const { errors, isBusy, problem, submit, unconfirmed } = useLogin(next)
  return (
    <form className={login.form} method="post" noValidate onSubmit={submit}>
      {problem && (
        <p className={list.error} role="alert">
          {problem}
        </p>
      )}
      {problem && unconfirmed && <Resend email={unconfirmed} key={unconfirmed} />}
      <Field
        autoComplete="username"
        error={errors.email}
        label={words.email}
        maxLength={EMAIL_MAX}
        name="email"
        type="email"
      />
      <Field
        autoComplete="current-password"
        error={errors.password}
        label={words.password}
        name="password"
        type={isShown ? 'text' : 'password'}
      />
      <label className={login.check}>
        <input checked={isShown} onChange={(event) => setShown(event.target.checked)} type="checkbox" />{' '}
        {words.showPassword}
      </label>
      <a className={login.forgot} href="/auth/forgot-password">
        {words.forgotPasswordLink}
      </a>
      <button className={`${styles.primary} ${login.submit}`} disabled={isBusy || !isLive} type="submit">
        {isBusy ? words.signingIn : words.signIn}
      </button>
    </form>
  )
}

/** The confirmation of the address again, to whoever knew the password. */
function Resend({ email }: { email: string }) {
  const { isBusy, notice, resend } = useResendVerification(email)
  return (
    <>
      <p role="status">{notice?.message}</p>
      <button className={styles.button} disabled={isBusy} onClick={resend} type="button">
        {isBusy ? words.sending : words.resendVerificationEmail}
      </button>
    </>
  )
}

type FieldProps = { name: string; label: string; error?: string } & ComponentProps<'input'>

function Field({ error, label, name, ...input }: FieldProps) {
  const id = `login-${name}`
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <input
        {...input}
        aria-describedby={error ? `${id}-error` : undefined}
        aria-invalid={error !== undefined}
        className={styles.input}
        id={id}
        name={name}
      />
      {error && (
        <span className={list.error} id={`${id}-error`}>
          {error}
        </span>
      )}
    </div>
  )
}
