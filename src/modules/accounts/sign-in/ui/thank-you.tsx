'use client'

import { useState } from 'react'
import { Button } from '@/ui/button'
import { callApi } from '@/ui/client/site'
import { Notice } from '@/ui/form/notice'
import * as words from './browser-words'
import { ResendForm } from './resend-form'
import { AuthHead, AuthLink } from './way'

type Props = { email: string | null; focused?: boolean }

/** After a sign-up: what to do next, and the confirmation again for those whom it did not reach. */
export function ThankYou({ email, focused }: Props) {
  return (
    <>
      <AuthHead title={words.thankYouForSigning} focused={focused}>
        <p>
          We have sent a link to{' '}
          {email ? <strong className="break-all text-ink">{email}</strong> : words.yourAddress}. Follow it
          within 24 hours to confirm the address; then you can sign in. Please look among the unwanted mail
          too.
        </p>
      </AuthHead>
      {email ? <Resend email={email} /> : <ResendForm />}
      <p className="mt-6 text-14">
        {words.alreadyConfirmed} <AuthLink to="/auth/login">{words.signIn}</AuthLink>
      </p>
    </>
  )
}

function Resend({ email }: { email: string }) {
  const [isBusy, setBusy] = useState(false)
  const [said, setSaid] = useState<{ ok: boolean; message: string } | null>(null)
  const resend = async () => {
    setBusy(true)
    setSaid(null)
    setSaid(await callApi('post', '/api/v1/auth/resend-verification', { body: { email } }))
    setBusy(false)
  }
  return (
    <>
      <div role="status">{said && <Notice tone={said.ok ? 'green' : 'red'}>{said.message}</Notice>}</div>
      <Button disabled={isBusy} onClick={resend}>
        {isBusy ? words.sending : words.resendVerificationEmail}
      </Button>
    </>
  )
}
