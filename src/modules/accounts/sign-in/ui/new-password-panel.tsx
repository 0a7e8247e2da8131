'use client'

import { type ReactNode, useState } from 'react'
import { checkPassword, checkRepeat } from '@/modules/accounts/credentials/rules/password'
import { PasswordNeeds } from '@/modules/accounts/credentials/ui/password-needs'
import { uncommonIssues } from '@/modules/accounts/credentials/ui/uncommon-issues'
import { Button } from '@/ui/button'
import type { Called } from '@/ui/client/answer'
import { callApi } from '@/ui/client/call-from-storefront'
import { Notice } from '@/ui/form/notice'
import { usePlainForm } from '@/ui/form/use-plain-form'
import { AuthHead } from './auth-head'
import { AuthLink } from './auth-link'
import * as words from './browser-words'
import { PasswordField } from './password-field'
import { forgetLink, useUrlFragment } from './use-url-fragment'
import { WaitingNotice } from './waiting-notice'

type Props = {
  path: '/api/v1/auth/reset-password' | '/api/v1/auth/set-password'
  title: string
  action: string
  /** How to get another link. */
  another: ReactNode
}

/** A new password by the link of a mail: after it was forgotten, or the first one after an invitation. */
export function NewPasswordPanel({ path, title, action, another }: Props) {
  const fragment = useUrlFragment()
  const [done, setDone] = useState<string | null>(null)
  const [refused, setRefused] = useState<string | null>(null)
  if (!fragment) return <WaitingNotice title={title} />
  if (done)
    return (
      <>
        <AuthHead title={done} focused />
        <AuthLink to="/auth/login">{words.signIn}</AuthLink>
      </>
    )
  const { token } = fragment
  if (!token || refused === token)
    return (
      <>
        <AuthHead title={words.thisLinkIsNoLonger} focused={Boolean(token)}>
          {words.itHasAlreadyBeenUsed}
        </AuthHead>
        {another}
      </>
    )
  return (
    <NewPasswordForm
      {...{ path, title, action, token }}
      onDone={setDone}
      onRefused={() => setRefused(token)}
    />
  )
}

type FormProps = Omit<Props, 'another'> & {
  token: string
  onDone: (message: string) => void
  onRefused: () => void
}

const BAD_REQUEST = 400

/** A password that is too easy to guess is refused here and not sent. */
async function sendUncommon(path: Props['path'], token: string, password: string): Promise<Called> {
  const issues = await uncommonIssues(password)
  if (issues.length > 0) return { ok: false, message: '', issues }
  return callApi('post', path, { body: { token, password } })
}

type Link = Pick<FormProps, 'path' | 'token' | 'onDone' | 'onRefused'>

const useNewPassword = ({ path, token, onDone, onRefused }: Link) =>
  usePlainForm({
    names: ['password', 'repeat'],
    check: ({ password, repeat }) => [...checkPassword(password), ...checkRepeat(password, repeat)],
    fallback: words.anErrorOccurred,
    isFinal: true,
    submit: async ({ password }) => {
      const answer = await sendUncommon(path, token, password)
      if (answer.ok || answer.status === BAD_REQUEST) forgetLink()
      if (answer.ok) onDone(answer.message)
      if (answer.status === BAD_REQUEST) onRefused()
      return answer
    },
  })

function NewPasswordForm({ title, action, ...link }: FormProps) {
  const [typed, setTyped] = useState('')
  const { submit, errors, problem, isBusy } = useNewPassword(link)
  return (
    <>
      <AuthHead title={title} />
      {problem && (
        <Notice tone="red" isAlert>
          {problem}
        </Notice>
      )}
      <form method="post" onSubmit={submit} noValidate className="grid gap-4">
        <PasswordField
          id="new-password"
          name="password"
          label={words.newPassword}
          autoComplete="new-password"
          error={errors.password}
          onChange={(event) => setTyped(event.target.value)}
        />
        <PasswordNeeds password={typed} />
        <PasswordField
          id="new-repeat"
          name="repeat"
          label={words.repeatPassword}
          autoComplete="new-password"
          error={errors.repeat}
        />
        <Button type="submit" variant="primary" aria-disabled={isBusy || undefined}>
          {isBusy ? words.saving : action}
        </Button>
      </form>
    </>
  )
}
