import { useState } from 'react'
import { SITE_LOST } from '@/ui/client/words'
import { toast } from '@/ui/toast'
import { goTo } from './leave'

/** Every page has the button, and few are left by it: what it calls with comes with the click. */
const send = () =>
  import('@/ui/client/site').then(
    ({ callApi }) => callApi('post', '/api/v1/auth/sign-out'),
    () => null,
  )

/** Ends the session and goes home. A session that had ended already is as good as one that ends now. */
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
