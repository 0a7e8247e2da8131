import { useRouter } from 'next/navigation'
import { useState, useTransition } from 'react'
import { wayForward } from '@/ui/overlay/overlay-history'
import { DELIVER_TO, withoutPort } from '../rules/deliver-to'
import * as words from './dialog-words'

/** Sends the form as the browser would, without following the redirect. Null without a connection. */
const send = (form: FormData): Promise<Response | null> =>
  fetch(DELIVER_TO, { method: 'POST', body: form, redirect: 'manual' }).catch(() => null)

/**
 * Saves a port and reads the page anew where it stands: nothing moves, and Back goes to the page before. An address
 * that names a port is left for the same without one.
 *
 * @param onChosen called once the new figures are there
 */
export function usePortChoice(onChosen: () => void) {
  const router = useRouter()
  const [isBusy, startTransition] = useTransition()
  const [problem, setProblem] = useState<string | null>(null)

  const show = () => {
    const { pathname, search } = location
    if (new URLSearchParams(search).has('to'))
      router[wayForward()](withoutPort(pathname + search), { scroll: false })
    else router.refresh()
    onChosen()
  }
  const choose = (form: FormData) =>
    startTransition(async () => {
      setProblem(null)
      const answer = await send(form)
      // A redirect that was not followed: the choice is saved.
      if (answer?.type === 'opaqueredirect') startTransition(show)
      else setProblem(answer ? words.notSaved : words.youAreOffline)
    })
  return { choose, isBusy, problem }
}
