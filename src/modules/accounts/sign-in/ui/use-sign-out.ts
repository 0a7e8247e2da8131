import { useState } from 'react'
import { SITE_LOST } from '@/ui/client/words'
import { toast } from '@/ui/toast'
import { goTo } from './leave-sign-in'

/** Every page has the button, but few people use it: the API client is loaded on click. */
const send = () =>
  import('@/ui/client/call-from-storefront').then(
    ({ callApi }) => callApi('post', '/api/v1/auth/sign-out'),
    () => null,
  )

/** Ends the session and goes home. A session that had already ended is just as good. */
export function useSignOut() {
  const [isBusy, setBusy] = useState(false)
  const signOut = async () => {
    setBusy(true)
    const answer = await send()
    if (answer?.ok || answer?.status === 401) return goTo('/')
    setBusy(false)
    toast(answer?.message ?? SITE_LOST)
  }
  return { isBusy, signOut }
}
