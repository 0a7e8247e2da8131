'use client'
import { useAuth } from '@payloadcms/ui'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { holdPages } from '@/ui/client/page-gate'
import { SIGNED_OUT_EVENT, whoIsSignedIn } from '@/ui/client/session'
import styles from '../admin.module.css'
import { AdminDialog } from '../Dialog'
import dialog from '../dialog.module.css'
import { anythingUnsaved } from './unsaved'

const SIGN_IN = '/admin/auth/login'
/** Before Payload leaves for the sign-in by itself. */
const BEFORE_END_MS = 1500
const A_DAY_MS = 86_400_000

const signInHere = (): void =>
  location.assign(`${SIGN_IN}?redirect=${encodeURIComponent(location.pathname + location.search)}`)

/**
 * Has what was entered outlive the session: where something is not saved, the sign-in opens in another tab and this one
 * waits for it. Where nothing would be lost, it opens here.
 */
export function SignedOut() {
  const { fetchFullUser, setUser, tokenExpirationMs, user } = useAuth()
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
  useEffect(() => {
    if (!isOut) return
    const onBack = () => void look()
    window.addEventListener('focus', onBack)
    document.addEventListener('visibilitychange', onBack)
    return () => {
      window.removeEventListener('focus', onBack)
      document.removeEventListener('visibilitychange', onBack)
    }
  }, [isOut])
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
  if (!isOut) return null
  return (
    <AdminDialog narrow onClose={() => setOut(false)} title="Your session has ended">
      <p>
        Nothing more was saved, and what you entered is still here. Sign in in another tab, then come back and
        save again.
      </p>
      <div className={dialog.foot}>
        <button className={styles.button} onClick={() => setOut(false)} type="button">
          Not now
        </button>
        <a className={styles.primary} href={SIGN_IN} rel="noreferrer" target="_blank">
          Sign in
        </a>
      </div>
    </AdminDialog>
  )
}
