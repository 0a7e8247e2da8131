'use client'
import { useRouter } from 'next/navigation'
import { useEffect, useRef, useState } from 'react'
import styles from '@/ui/admin/admin.module.css'
import { AdminDialog } from '@/ui/admin/Dialog'
import dialog from '@/ui/admin/dialog.module.css'

/** Where a link leads if following it leaves this page; null for everything else that is clicked. */
function leavingTo(event: MouseEvent): string | null {
  const link = event.target instanceof Element ? event.target.closest('a') : null
  const besides = event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0
  if (!link?.href || besides || link.target === '_blank' || link.hasAttribute('download')) return null
  const to = new URL(link.href)
  return to.origin === location.origin && to.pathname !== location.pathname ? to.pathname + to.search : null
}

type Traversal = Event & { navigationType?: string }

type Props = { unsaved: () => boolean; leave: { current: ((to: string) => void) | null } }

/** Asks before unsaved changes are lost: by a link, by Cancel, by the back button where browsers allow, by closing. */
export function LeaveGuard({ leave, unsaved }: Props) {
  const router = useRouter()
  const [asked, setAsked] = useState<(() => void) | null>(null)
  const leaving = useRef(false)
  useEffect(() => {
    const go = (to: string) => {
      if (unsaved()) setAsked(() => () => router.push(to))
      else router.push(to)
    }
    leave.current = go
    const onUnload = (event: BeforeUnloadEvent) => {
      if (unsaved() && !leaving.current) event.preventDefault()
    }
    const onClick = (event: MouseEvent) => {
      const to = unsaved() ? leavingTo(event) : null
      if (to === null) return
      event.preventDefault()
      event.stopPropagation()
      go(to)
    }
    const onTraverse = (event: Traversal) => {
      if (event.navigationType !== 'traverse' || !event.cancelable || !unsaved() || leaving.current) return
      event.preventDefault()
      setAsked(() => () => history.back())
    }
    const navigation = (window as { navigation?: EventTarget }).navigation
    window.addEventListener('beforeunload', onUnload)
    document.addEventListener('click', onClick, true)
    navigation?.addEventListener('navigate', onTraverse)
    return () => {
      window.removeEventListener('beforeunload', onUnload)
      document.removeEventListener('click', onClick, true)
      navigation?.removeEventListener('navigate', onTraverse)
    }
  }, [leave, router, unsaved])
  if (!asked) return null
  return (
    <AdminDialog narrow onClose={() => setAsked(null)} title="Leave without saving?">
      <p>What you changed on this vehicle is not saved yet.</p>
      <div className={dialog.foot}>
        <button className={styles.button} onClick={() => setAsked(null)} type="button">
          Stay on this page
        </button>
        <button
          className={styles.primary}
          onClick={() => {
            leaving.current = true
            asked()
          }}
          type="button"
        >
          Leave without saving
        </button>
      </div>
    </AdminDialog>
  )
}
