'use client'

import { useEffect, useRef, useState } from 'react'
import { Button } from '@/ui/button'
import { messageOr } from '@/ui/client/answer'
import { callApi } from '@/ui/client/call-from-storefront'
import type { BodyOf } from '@/ui/client/make-call'
import { Notice } from '@/ui/form/notice'
import { TextField } from '@/ui/form/text-field'
import { usePlainForm } from '@/ui/form/use-plain-form'
import { afterSignIn } from '../../rules/return-after-sign-in'
import { parseTypedCode, SECOND_FACTOR_MESSAGES } from '../../rules/second-factor'
import { AuthHead } from '../auth-head'
import { AuthLink } from '../auth-link'
import { goTo } from '../leave-sign-in'
import { WaitingNotice } from '../waiting-notice'
import { AuthenticatorQrCode, type Offer } from './authenticator-qr-code'
import * as words from './browser-words'
import { RecoveryCodes } from './recovery-codes'

type Props = { challenge: string; next: string; onOver: () => void }
type Done = BodyOf<'post', '/api/v1/auth/second-factor/set-up'>

const UNAUTHENTICATED = 401

/** What an authenticator app is set up with, requested once; or why it is missing. */
function useOffer(challenge: string, onOver: () => void) {
  const requested = useRef(false)
  const [offer, setOffer] = useState<Offer | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  useEffect(() => {
    if (requested.current) return
    requested.current = true
    callApi('post', '/api/v1/auth/second-factor/offer', { body: { challenge } }).then((answer) => {
      if (answer.ok) setOffer(answer.body.data)
      else if (answer.status === UNAUTHENTICATED) onOver()
      else setProblem(messageOr(answer, words.anErrorOccurred))
    })
  }, [challenge, onOver])
  return { offer, problem }
}

/** Setting a second factor up on the way in, because the role requires one. */
export function SetUpPanel({ challenge, next, onOver }: Props) {
  const { offer, problem } = useOffer(challenge, onOver)
  const [done, setDone] = useState<{ codes: string[]; target: string } | null>(null)
  if (problem)
    return (
      <>
        <AuthHead title={words.thatDidNotWork} focused>
          <p role="alert">{problem}</p>
        </AuthHead>
        <AuthLink to="/auth/login">{words.signInAgain}</AuthLink>
      </>
    )
  if (done)
    return (
      <>
        <AuthHead title={words.storeYourRecoveryCodes} focused>
          {words.yourSecondFactorIsSet}
        </AuthHead>
        <RecoveryCodes codes={done.codes} />
        <Button variant="primary" className="mt-6" onClick={() => goTo(done.target)}>
          {words.iHaveSavedThem}
        </Button>
      </>
    )
  if (!offer) return <WaitingNotice title={words.setUpSecondFactor} />
  return (
    <OfferForm
      challenge={challenge}
      offer={offer}
      onDone={({ recoveryCodes, user }) =>
        setDone({ codes: recoveryCodes, target: afterSignIn(user.roleId, next) })
      }
      onOver={onOver}
    />
  )
}

type FormProps = { challenge: string; offer: Offer; onDone: (done: Done) => void; onOver: () => void }

function OfferForm({ challenge, offer, onDone, onOver }: FormProps) {
  const { submit, errors, problem, isBusy } = usePlainForm({
    names: ['code'],
    check: ({ code }) =>
      parseTypedCode(code)?.kind === 'app' ? [] : [{ path: 'code', message: SECOND_FACTOR_MESSAGES.appCode }],
    fallback: words.anErrorOccurred,
    isFinal: true,
    submit: async ({ code }) => {
      const body = { challenge, offer: offer.offer, code }
      const answer = await callApi('post', '/api/v1/auth/second-factor/set-up', { body })
      if (answer.status === UNAUTHENTICATED) onOver()
      if (answer.ok) onDone(answer.body)
      return answer
    },
  })
  return (
    <>
      <AuthHead title={words.setUpSecondFactor} focused>
        {words.yourRoleRequiresSecond}
      </AuthHead>
      {problem && (
        <Notice tone="red" isAlert>
          {problem}
        </Notice>
      )}
      <form method="post" onSubmit={submit} noValidate className="grid gap-4">
        <AuthenticatorQrCode offer={offer} />
        <TextField
          id="factor-code"
          name="code"
          label={words.code}
          autoComplete="one-time-code"
          inputMode="numeric"
          maxLength={10}
          error={errors.code}
        />
        <Button type="submit" variant="primary" aria-disabled={isBusy || undefined}>
          {isBusy ? words.checking : words.setItUpAndSign}
        </Button>
      </form>
    </>
  )
}
