'use client'
import { type ComponentProps, type FormEvent, useState } from 'react'
import { PASSWORD_MESSAGES } from '@/modules/accounts/credentials/rules/password'
import { checkEmail } from '@/modules/accounts/people/rules/email'
import { EMAIL_MAX } from '@/modules/accounts/people/rules/limits'
import styles from '@/ui/back-office/admin.module.css'
import list from '@/ui/back-office/list/list.module.css'
import type { BodyOf } from '@/ui/client/call'
import { callApi } from '@/ui/client/office'
import { useIsLive } from '@/ui/use-is-live'
import { afterSignIn } from '../rules/return-to'
import { secondFactorPage } from '../rules/second-factor'
import { UNCONFIRMED, useResend } from '../ui/use-resend'
import login from './login.module.css'
import * as words from './words'

type Errors = { email?: string; password?: string }

/** To the second step of signing in, or to where the session is for. */
const wayOn = (signedIn: BodyOf<'post', '/api/v1/auth/sign-in'>, next: string): string =>
  'challenge' in signedIn ? secondFactorPage(signedIn, next) : afterSignIn(signedIn.user.roleId, next)

/** What is wrong with what was given, and the call that signs in. */
function useLogin(next: string) {
  const [isBusy, setBusy] = useState(false)
  const [errors, setErrors] = useState<Errors>({})
  const [problem, setProblem] = useState<string | null>(null)
  const [unconfirmed, setUnconfirmed] = useState<string | null>(null)
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const data = new FormData(event.currentTarget)
    const [email, password] = [String(data.get('email')).trim(), String(data.get('password'))]
    const found: Errors = {
      email: checkEmail(email)[0]?.message,
      password: password === '' ? PASSWORD_MESSAGES.required : undefined,
    }
    setErrors(found)
    setProblem(null)
    if (found.email || found.password) return
    setBusy(true)
    const answer = await callApi('post', '/api/v1/auth/sign-in', { body: { email, password } })
    if (answer.ok) return window.location.assign(wayOn(answer.body, next))
    setBusy(false)
    setProblem(answer.message)
    setUnconfirmed(answer.code === UNCONFIRMED ? email : null)
  }
  return { errors, isBusy, problem, submit, unconfirmed }
}

/** Signs staff in, or leads to the second step of signing in. */
export function LoginForm({ next }: { next: string }) {
  const isLive = useIsLive()
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
  const { isBusy, resend, said } = useResend(email)
  return (
    <>
      <p role="status">{said?.message}</p>
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
