import { useAuth } from '@payloadcms/ui'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { holdPages } from '@/ui/client/page-gate'
import { SIGNED_OUT_EVENT, whoIsSignedIn } from '@/ui/client/session'
import { anythingUnsaved } from './unsaved'

export const SIGN_IN = '/admin/auth/login'
/** Before Payload leaves for the sign-in by itself. */
const BEFORE_END_MS = 1500
const A_DAY_MS = 86_400_000

const signInHere = (): void =>
  location.assign(`${SIGN_IN}?redirect=${encodeURIComponent(location.pathname + location.search)}`)

/** Calls while the tab waits, each time that somebody comes back to it. */
function useComingBack(isWaiting: boolean, look: () => void) {
  const onBack = useEffectEvent(look)
  useEffect(() => {
    if (!isWaiting) return
    const back = () => onBack()
    window.addEventListener('focus', back)
    document.addEventListener('visibilitychange', back)
    return () => {
      window.removeEventListener('focus', back)
      document.removeEventListener('visibilitychange', back)
    }
  }, [isWaiting])
}

/** Has Payload not leave for the sign-in by itself where something is not saved: it learns of a later end. */
function useOutlived() {
  const { setUser, tokenExpirationMs, user } = useAuth()
  const outlive = useEffectEvent((end: number) => {
    if (!user || !anythingUnsaved()) return
    setUser({ user, exp: (end + A_DAY_MS) / 1000 })
    setTimeout(() => window.dispatchEvent(new Event(SIGNED_OUT_EVENT)), 2 * BEFORE_END_MS)
  })
  useEffect(() => {
    const left = (tokenExpirationMs ?? 0) - Date.now() - BEFORE_END_MS
    if (!tokenExpirationMs || left <= 0 || left > A_DAY_MS / 2) return
    const timer = setTimeout(() => outlive(tokenExpirationMs), left)
    return () => clearTimeout(timer)
  }, [tokenExpirationMs])
}

/** Whether the session has ended while something here is not saved; calls wait until somebody is signed in again. */
export function useSignedOut() {
  const { fetchFullUser, user } = useAuth()
  const [isOut, setOut] = useState(false)
  const letOn = useRef<(() => void) | null>(null)
  const goOn = () => {
    letOn.current?.()
    letOn.current = null
    setOut(false)
  }
  const look = useEffectEvent(async () => {
    const who = await whoIsSignedIn()
    // No answer says nothing of the session.
    if (who === undefined) return isOut ? undefined : goOn()
    if (who === null) return anythingUnsaved() ? setOut(true) : signInHere()
    // Someone else's page is no place to go on in.
    if (who !== user?.id) return location.reload()
    if (isOut) await fetchFullUser()
    goOn()
  })
  const hold = useEffectEvent(() => {
    // Where nobody is signed in, as on the page for it, no session can have ended: the refusal is of something else.
    if (!user && !isOut) return
    if (!letOn.current) {
      const until = new Promise<void>((resolve) => {
        letOn.current = resolve
      })
      void holdPages(until)
    }
    void look()
  })
  useEffect(() => {
    window.addEventListener(SIGNED_OUT_EVENT, hold)
    return () => window.removeEventListener(SIGNED_OUT_EVENT, hold)
  }, [])
  useComingBack(isOut, () => void look())
  useOutlived()
  return { isOut, stay: () => setOut(false) }
}
