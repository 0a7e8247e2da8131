import { useState } from 'react'
import { callApi } from '@/ui/form/call-api'
import { toast } from '@/ui/toast'
import { goTo } from './leave'

/** Ends the session and goes home. A session that had ended already is as good as one that ends now. */
export function useSignOut() {
  const [isBusy, setBusy] = useState(false)
  const signOut = async () => {
    setBusy(true)
    const { ok, status, message } = await callApi('POST', '/auth/sign-out')
    if (ok || status === 401) return goTo('/')
    setBusy(false)
    toast(message)
  }
  return { isBusy, signOut }
}
