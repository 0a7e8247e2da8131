import { useAuth } from '@payloadcms/ui'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { holdPages } from '@/ui/client/hold-page-requests'
import { SIGNED_OUT_EVENT, whoIsSignedIn } from '@/ui/client/session-state'
import { anythingUnsaved } from './unsaved-forms'

export const SIGN_IN = '/admin/auth/login'
/** Shortly before Payload would redirect to the sign-in by itself. */
const BEFORE_END_MS = 1500
const A_DAY_MS = 86_400_000

const signInHere = (): void =>
  location.assign(`${SIGN_IN}?redirect=${encodeURIComponent(location.pathname + location.search)}`)

/** Polls while the tab waits, and each time the user returns to it. */
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

/**
 * Prevents Payload's redirect to the sign-in while there is unsaved input, by giving it a later
 * expiry.
 */
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

/**
 * Whether the session has ended while there is unsaved input; calls wait until someone is signed in again.
 */
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
    // A missing response does not show that the session ended.
    if (who === undefined) return isOut ? undefined : goOn()
    if (who === null) return anythingUnsaved() ? setOut(true) : signInHere()
    // Another person's page cannot be continued.
    if (who !== user?.id) return location.reload()
    if (isOut) await fetchFullUser()
    goOn()
  })
  const hold = useEffectEvent(() => {
    // If nobody was signed in, as on the sign-in page, no session can have ended: the refusal has another
    // reason.
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
