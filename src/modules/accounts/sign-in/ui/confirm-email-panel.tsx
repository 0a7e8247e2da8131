'use client'

import { type ReactNode, useEffect, useRef, useState } from 'react'
import { type Called, messageOr } from '@/ui/client/answer'
import { callApi } from '@/ui/client/call-from-storefront'
import { AuthHead } from './auth-head'
import { AuthLink } from './auth-link'
import { AuthPanelProvider } from './auth-panel-context'
import * as words from './browser-words'
import { takeReturn } from './sign-up/return-after-sign-up'
import { useUrlFragment } from './use-url-fragment'
import { WaitingNotice } from './waiting-notice'

type Props = {
  path: '/api/v1/auth/verify-email' | '/api/v1/auth/confirm-email-change'
  waiting: string
  done: string
  /** How to get another link. */
  another: ReactNode
}

/** Confirms an address by the link of a mail, at once and once. */
export function ConfirmEmailPanel({ path, waiting, done, another }: Props) {
  const fragment = useUrlFragment()
  const [answer, setAnswer] = useState<Called | null>(null)
  const [next, setNext] = useState('/')
  const sent = useRef<string>(undefined)
  const token = fragment?.token
  useEffect(() => {
    if (!token || sent.current === token) return
    sent.current = token
    setAnswer(null)
    callApi('post', path, { body: { token } }).then((called) => {
      if (called.ok) setNext(takeReturn(new Date()))
      setAnswer(called)
    })
  }, [path, token])
  if (!fragment || (token && !answer)) return <WaitingNotice title={waiting} />
  if (answer?.ok)
    return (
      <>
        <AuthHead title={done} focused>
          <p role="status">{answer.message}</p>
        </AuthHead>
        <AuthPanelProvider inDialog={false} next={next}>
          <AuthLink to="/auth/login">{words.signIn}</AuthLink>
        </AuthPanelProvider>
      </>
    )
  return (
    <>
      <AuthHead title={words.thatDidNotWork} focused>
        <p role="alert">{answer ? messageOr(answer, words.anErrorOccurred) : words.partOfLinkIsMissing}</p>
      </AuthHead>
      {another}
    </>
  )
}
