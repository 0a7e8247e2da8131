'use client'

import { useEffect, useRef, useState } from 'react'
import { Button } from '@/ui/button'
import { saidOr } from '@/ui/client/answer'
import type { BodyOf } from '@/ui/client/call'
import { callApi } from '@/ui/client/site'
import { Notice } from '@/ui/form/notice'
import { TextField } from '@/ui/form/text-field'
import { afterSignIn } from '../../rules/return-to'
import { readCode, SECOND_FACTOR_MESSAGES } from '../../rules/second-factor'
import { goTo } from '../leave'
import { usePlainForm } from '../use-plain-form'
import { Waiting } from '../waiting'
import { AuthHead, AuthLink } from '../way'
import { type Offer, OfferPicture } from './offer-picture'
import { RecoveryCodes } from './recovery-codes'

type Props = { challenge: string; next: string; onOver: () => void }
type Done = BodyOf<'post', '/api/v1/auth/second-factor/set-up'>

const UNAUTHENTICATED = 401

/** What an authenticator app is set up with, asked for once; or why there is none. */
function useOffer(challenge: string, onOver: () => void) {
  const asked = useRef(false)
  const [offer, setOffer] = useState<Offer | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  useEffect(() => {
    if (asked.current) return
    asked.current = true
    callApi('post', '/api/v1/auth/second-factor/offer', { body: { challenge } }).then((answer) => {
      if (answer.ok) setOffer(answer.body.data)
      else if (answer.status === UNAUTHENTICATED) onOver()
      else setProblem(saidOr(answer, 'An error occurred'))
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
        <AuthHead title="That did not work" focused>
          <p role="alert">{problem}</p>
        </AuthHead>
        <AuthLink to="/auth/login">Sign in again</AuthLink>
      </>
    )
  if (done)
    return (
      <>
        <AuthHead title="Keep your recovery codes" focused>
          Your second factor is set up. If you lose your phone, each of these codes signs you in once. They
          will not be shown again.
        </AuthHead>
        <RecoveryCodes codes={done.codes} />
        <Button variant="primary" className="mt-6" onClick={() => goTo(done.target)}>
          I have saved them
        </Button>
      </>
    )
  if (!offer) return <Waiting title="Set up a second factor" />
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
  const { onSubmit, errors, problem, isBusy } = usePlainForm({
    names: ['code'],
    check: ({ code }) =>
      readCode(code)?.kind === 'app' ? [] : [{ path: 'code', message: SECOND_FACTOR_MESSAGES.appCode }],
    send: async ({ code }) => {
      const body = { challenge, offer: offer.offer, code }
      const answer = await callApi('post', '/api/v1/auth/second-factor/set-up', { body })
      if (answer.status === UNAUTHENTICATED) onOver()
      if (answer.ok) onDone(answer.body)
      return answer
    },
  })
  return (
    <>
      <AuthHead title="Set up a second factor" focused>
        Your role requires a second factor. Scan the QR code with an authenticator app, then enter the code it
        shows.
      </AuthHead>
      {problem && (
        <Notice tone="red" isAlert>
          {problem}
        </Notice>
      )}
      <form method="post" onSubmit={onSubmit} noValidate className="grid gap-4">
        <OfferPicture offer={offer} />
        <TextField
          id="factor-code"
          name="code"
          label="Code"
          autoComplete="one-time-code"
          inputMode="numeric"
          maxLength={10}
          error={errors.code}
        />
        <Button type="submit" variant="primary" disabled={isBusy}>
          {isBusy ? 'Checking…' : 'Set it up and sign in'}
        </Button>
      </form>
    </>
  )
}
