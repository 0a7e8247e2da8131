'use client'

import { useState } from 'react'
import { Button } from '@/ui/button'
import { callApi } from '@/ui/client/call-from-storefront'
import { Notice } from '@/ui/form/notice'
import { TextField } from '@/ui/form/text-field'
import { usePlainForm } from '@/ui/form/use-plain-form'
import { afterSignIn } from '../../rules/return-after-sign-in'
import { safeReturn } from '../../rules/safe-return'
import { parseTypedCode, SECOND_FACTOR_MESSAGES } from '../../rules/second-factor'
import { AuthHead } from '../auth-head'
import { AuthLink } from '../auth-link'
import { leaveFor } from '../leave-sign-in'
import { useUrlFragment } from '../use-url-fragment'
import { WaitingNotice } from '../waiting-notice'
import * as words from './browser-words'
import { SetUpPanel } from './set-up-panel'

const UNAUTHENTICATED = 401

/** The second step of a sign-in: a code, or setting a second factor up where the role requires one. */
export function SecondFactorPanel() {
  const fragment = useUrlFragment()
  const [isOver, setOver] = useState(false)
  if (!fragment) return <WaitingNotice title={words.secondFactor} />
  const { asks: step, challenge, next } = fragment
  if (!challenge || isOver) return <SignInAgain focused={isOver} />
  const steps = { challenge, next: safeReturn(next), onOver: () => setOver(true) }
  return step === 'set-up' ? <SetUpPanel {...steps} /> : <CodePanel {...steps} />
}

function SignInAgain({ focused }: { focused: boolean }) {
  return (
    <>
      <AuthHead title={words.pleaseSignInAgain} focused={focused}>
        <p role="alert">{words.secondStepInTime}</p>
      </AuthHead>
      <AuthLink to="/auth/login">{words.signIn}</AuthLink>
    </>
  )
}

type Steps = { challenge: string; next: string; onOver: () => void }

function CodePanel({ challenge, next, onOver }: Steps) {
  const { submit, errors, problem, isBusy } = usePlainForm({
    names: ['code'],
    check: ({ code }) =>
      parseTypedCode(code) ? [] : [{ path: 'code', message: SECOND_FACTOR_MESSAGES.code }],
    fallback: words.anErrorOccurred,
    isFinal: true,
    submit: async ({ code }) => {
      const answer = await callApi('post', '/api/v1/auth/second-factor', { body: { challenge, code } })
      if (answer.status === UNAUTHENTICATED) onOver()
      if (answer.ok) leaveFor(afterSignIn(answer.body.user.roleId, next))
      return answer
    },
  })
  return (
    <>
      <AuthHead title={words.enterYourCode} focused>
        {words.openYourAuthenticatorApp}
      </AuthHead>
      {problem && (
        <Notice tone="red" isAlert>
          {problem}
        </Notice>
      )}
      <form method="post" onSubmit={submit} noValidate className="grid gap-4">
        <TextField
          id="factor-code"
          name="code"
          label={words.code}
          help={words.ifYouHaveLostYourPhone}
          autoComplete="one-time-code"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={30}
          error={errors.code}
        />
        <Button type="submit" variant="primary" aria-disabled={isBusy || undefined}>
          {isBusy ? words.signingIn : words.signIn}
        </Button>
      </form>
    </>
  )
}
