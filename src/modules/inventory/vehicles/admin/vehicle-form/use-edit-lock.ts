'use client'
import { toast } from '@payloadcms/ui'
import { useQuery } from '@tanstack/react-query'
import { useRouter } from 'next/navigation'
import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import { callApi } from '@/ui/client/call-api'
import { readOf } from '@/ui/client/read-of'
import type { Somebody } from '../../queries/get-vehicle-editing'
import { SIGN_OF_LIFE_SECONDS, WAITING_SECONDS } from '../../rules/edit-lock-times'
import * as words from '../../words'

const SECOND_MS = 1000
const ROUTE = '/api/v1/vehicles/{id}/editing'

export type Editing = {
  /** The other user who is editing this vehicle now. */
  other: Somebody | null
  /** Makes the viewer the editor. */
  takeOver: () => Promise<void>
  /** Reports that the viewer has started to edit. */
  begin: () => void
  /** Finds out who is editing. */
  check: () => Promise<void>
}

/** The opened vehicle, as far as it matters who is editing it. */
export type Edited = { id: number; updatedAt: string; editor: Somebody | null }

const paramsOf = (id: number) => ({ params: { path: { id } } })
const other = (editor: Somebody | null, me: number | null) => (editor?.id === me ? null : editor)

const leaveEditing = (id: number): void => {
  // It must arrive even if the tab is being closed.
  void callApi('delete', ROUTE, { ...paramsOf(id), keepalive: true })
}

/** Renews the lock on the vehicle, and releases it when the form is left or the tab is closed. */
function useSignsOfLife(id: number | null, begun: RefObject<boolean>, touch: () => Promise<void>) {
  useEffect(() => {
    if (id === null) return
    const again = () => void (begun.current && touch())
    const give = () => void (begun.current && leaveEditing(id))
    // A page that the browser caches for the back button may be shown again.
    const onShow = ({ persisted }: PageTransitionEvent) => persisted && again()
    const alive = setInterval(again, SIGN_OF_LIFE_SECONDS * SECOND_MS)
    window.addEventListener('pagehide', give)
    window.addEventListener('pageshow', onShow)
    return () => {
      clearInterval(alive)
      window.removeEventListener('pagehide', give)
      window.removeEventListener('pageshow', onShow)
      give()
      begun.current = false
    }
  }, [begun, id, touch])
}

type Waiting = { vehicle: Edited | null; who: Somebody | null; me: number | null }

/**
 * Watches while another user is editing: reads the vehicle again when they have saved it, and reports when they
 * have finished.
 */
function useWaiting({ me, vehicle, who }: Waiting, onFree: (editor: Somebody | null) => void) {
  const router = useRouter()
  const { data } = useQuery({
    ...readOf(ROUTE, paramsOf(vehicle?.id ?? 0)),
    enabled: vehicle !== null && who !== null,
    refetchInterval: WAITING_SECONDS * SECOND_MS,
    // Read anew each time, never out of memory.
    gcTime: 0,
  })
  const free = useRef(onFree)
  useEffect(() => {
    free.current = onFree
  })
  const [editor, updatedAt] = [data?.data.editor, data?.data.updatedAt]
  useEffect(() => {
    if (editor !== undefined) free.current(other(editor, me))
  }, [editor, me])
  const seen = vehicle?.updatedAt
  useEffect(() => {
    if (updatedAt !== undefined && updatedAt !== seen) router.refresh()
  }, [router, seen, updatedAt])
}

/**
 * Who may edit a stored vehicle: the first who changes something in its form, until the form is left, or taken over.
 * Typing does not call the server: there is one call at the beginning, then one a minute.
 *
 * @param me the viewer
 */
export function useEditLock(vehicle: Edited | null, me: number | null): Editing {
  const id = vehicle?.id ?? null
  const [who, setWho] = useState<Somebody | null>(() => other(vehicle?.editor ?? null, me))
  const begun = useRef(false)
  const put = useCallback(
    async (takeOver: boolean) => {
      if (id === null) return
      const called = await callApi('put', ROUTE, { ...paramsOf(id), body: { takeOver } })
      // A missing response does not show who is editing.
      if (called.ok) setWho(other(called.body.data.editor, me))
    },
    [id, me],
  )
  const touch = useCallback(() => put(false), [put])
  const begin = useCallback(() => {
    if (begun.current) return
    begun.current = true
    void touch()
  }, [touch])
  useSignsOfLife(id, begun, touch)
  useWaiting({ vehicle, who, me }, (editor) => {
    setWho(editor)
    if (editor || !who) return
    toast.info(words.nowYours(who.name))
    // Whoever had entered something goes on editing.
    if (begun.current) void touch()
  })
  const takeOver = useCallback(() => {
    begun.current = true
    return put(true)
  }, [put])
  return { other: who, takeOver, begin, check: touch }
}
