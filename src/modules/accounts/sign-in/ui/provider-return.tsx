'use client'

import { useEffect, useState } from 'react'
import { buttonStyle } from '@/ui/button'
import { messageOr } from '@/ui/client/answer'
import { callApi } from '@/ui/client/call-from-storefront'
import { afterSignIn } from '../rules/return-after-sign-in'
import { AuthHead } from './auth-head'
import { AuthLink } from './auth-link'
import * as words from './browser-words'
import { goTo } from './leave-sign-in'
import { WaitingNotice } from './waiting-notice'

const NEWS = {
  welcome: words.yourAccountIsReadySome,
  restored: words.welcomeBackYourAccount,
} as const

type Props = { next: string; notice: string | undefined }

/** Back from a provider: the session is read, and the browser goes on from this site's own page. */
export function ProviderReturn({ next, notice }: Props) {
  const [state, setState] = useState<{ problem?: string; target?: string }>({})
  const news = notice === 'welcome' || notice === 'restored' ? NEWS[notice] : null
  useEffect(() => {
    let isGone = false
    callApi('get', '/api/v1/auth/session').then((answer) => {
      if (isGone) return
      if (!answer.ok) return setState({ problem: messageOr(answer, words.anErrorOccurred) })
      const target = afterSignIn(answer.body.user.roleId, next)
      if (news) setState({ target })
      else goTo(target)
    })
    return () => {
      isGone = true
    }
  }, [next, news])
  if (state.problem)
    return (
      <>
        <AuthHead title={words.signingInDidNotWork} focused>
          <p role="alert">{state.problem}</p>
        </AuthHead>
        <AuthLink to="/auth/login">{words.signInAgain}</AuthLink>
      </>
    )
  if (!state.target) return <WaitingNotice title={words.signingYouIn} />
  return (
    <>
      <AuthHead title={words.youAreSignedIn} focused>
        <p role="status">{news}</p>
      </AuthHead>
      <a href={state.target} className={buttonStyle('primary')}>
        {words.goOn}
      </a>
    </>
  )
}
