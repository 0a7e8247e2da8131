'use client'
import { useRouter } from 'next/navigation'
import { useEffect } from 'react'

/** Messages of Payload's editor to the page in its live preview, and what it waits for. */
const SAVED = 'payload-document-event'
const READY = { type: 'payload-live-preview', ready: true }

/** In the editor's live preview: reads the page anew each time that the editor has saved it. */
export function FollowEditor() {
  const router = useRouter()
  useEffect(() => {
    const onMessage = ({ data, origin }: MessageEvent<{ type?: unknown } | null>) => {
      if (origin === location.origin && data?.type === SAVED) router.refresh()
    }
    addEventListener('message', onMessage)
    const editor = window.opener ?? window.parent
    if (editor && editor !== window) editor.postMessage(READY, location.origin)
    return () => removeEventListener('message', onMessage)
  }, [router])
  return null
}
