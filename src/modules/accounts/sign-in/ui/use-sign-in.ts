import { useRouter } from 'next/navigation'
import { useEffect, useState } from 'react'
import { checkPasswordGiven } from '@/modules/accounts/credentials/rules/password'
import { checkEmail } from '@/modules/accounts/people/rules/check-email'
import { callApi } from '@/ui/client/call-from-storefront'
import { usePlainForm } from '@/ui/form/use-plain-form'
import { afterSignIn } from '../rules/return-after-sign-in'
import { secondFactorHref } from '../rules/second-factor'
import { useAuthPanel } from './auth-panel-context'
import * as words from './browser-words'
import { dialogWayOut, goTo, leaveFor } from './leave-sign-in'
import { UNCONFIRMED } from './use-resend-verification'

/**
 * The form of a sign-in, and what follows it; `news` is shown before continuing, and `unconfirmed` is the address of
 * an account that only has to be confirmed.
 */
export function useSignIn() {
  const router = useRouter()
  const { inDialog, next } = useAuthPanel()
  const [wayOut] = useState(() => dialogWayOut(router))
  // This panel disappears with the dialog.
  useEffect(() => wayOut.gone, [wayOut])
  const [news, setNews] = useState<{ text: string; target: string } | null>(null)
  const [unconfirmed, setUnconfirmed] = useState<string | null>(null)
  const form = usePlainForm({
    names: ['email', 'password'],
    check: ({ email, password }) => [...checkEmail(email), ...checkPasswordGiven(password)],
    fallback: words.anErrorOccurred,
    isFinal: true,
    submit: async (texts) => {
      const email = texts.email.trim()
      const answer = await callApi('post', '/api/v1/auth/sign-in', { body: { ...texts, email } })
      setUnconfirmed(!answer.ok && answer.code === UNCONFIRMED ? email : null)
      if (!answer.ok) return answer
      if ('challenge' in answer.body) {
        goTo(secondFactorHref(answer.body, next))
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
  return { ...form, news, unconfirmed }
}
