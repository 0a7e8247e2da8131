'use client'
import { RefreshRouteOnSave } from '@payloadcms/live-preview-react'
import { useRouter } from 'next/navigation'
import { useCallback } from 'react'

/** In the editor's live preview: reads the page anew each time that the editor has saved it. */
export function FollowEditor() {
  const router = useRouter()
  const refresh = useCallback(() => router.refresh(), [router])
  // The editor and its preview are one site; on the server there is no editor to follow.
  const site = typeof location === 'undefined' ? '' : location.origin
  return <RefreshRouteOnSave refresh={refresh} serverURL={site} />
}
