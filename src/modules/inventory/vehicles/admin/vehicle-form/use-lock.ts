'use client'
import { useAuth, useDocumentInfo, useServerFunctions } from '@payloadcms/ui'
import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'

/** How long a lock lasts without a sign of life. */
const LOCK_MS = 5 * 60_000
const SIGN_OF_LIFE_MS = 60_000

type Editor = { id: number | string; email?: string }
const editorOf = (user: unknown): Editor | null =>
  user && typeof user === 'object' && 'id' in user
    ? (user as Editor)
    : typeof user === 'number' || typeof user === 'string'
      ? { id: user }
      : null

export type Lock = {
  /** The other user who is editing this vehicle now. */
  other: Editor | null
  /** Makes the viewer the editor. */
  takeOver: () => Promise<void>
  /** Reports that the viewer has started to edit. */
  begin: () => void
  /** Asks who is editing. */
  check: () => Promise<void>
}

/** Takes or keeps the lock, and reports who else has it. */
function useTouch(vehicleId: number | null, setOther: (other: Editor | null) => void) {
  const { docPermissions } = useDocumentInfo()
  const { user } = useAuth()
  const { getFormState } = useServerFunctions()
  return useCallback(async () => {
    if (vehicleId === null || !docPermissions) return
    const answer = await getFormState({
      collectionSlug: 'vehicles',
      data: {},
      docPermissions,
      docPreferences: { fields: {} },
      id: vehicleId,
      operation: 'update',
      renderAllFields: false,
      returnLockStatus: true,
      schemaPath: 'vehicles',
      skipValidation: true,
      updateLastEdited: true,
    })
    // A missing response says nothing about who is editing.
    if (!answer) return
    const editor = editorOf(answer.lockedState?.user)
    setOther(editor && editor.id !== user?.id ? editor : null)
  }, [docPermissions, getFormState, setOther, user?.id, vehicleId])
}

/** Keeps a lock alive once taken, and releases it when the form is left. */
function useSignsOfLife(vehicleId: number | null, begun: RefObject<boolean>, touch: () => Promise<void>) {
  const { unlockDocument } = useDocumentInfo()
  const unlock = useRef(unlockDocument)
  useEffect(() => {
    unlock.current = unlockDocument
  }, [unlockDocument])
  useEffect(() => {
    if (vehicleId === null) return
    const alive = setInterval(() => begun.current && touch(), SIGN_OF_LIFE_MS)
    return () => {
      clearInterval(alive)
      if (begun.current) unlock.current(vehicleId, 'vehicles')
      begun.current = false
    }
  }, [begun, touch, vehicleId])
}

/**
 * Payload's lock on a document being edited: taken with the first change, kept alive, released when the form
 * is left. Typing does not trigger it: there is one call at the beginning, then one a minute.
 */
export function useLock(vehicleId: number | null): Lock {
  const { currentEditor, isLocked, lastUpdateTime, updateDocumentEditor } = useDocumentInfo()
  const { user } = useAuth()
  const [other, setOther] = useState<Editor | null>(() => {
    const editor = editorOf(currentEditor)
    const fresh = Date.now() - Number(lastUpdateTime ?? 0) < LOCK_MS
    return isLocked && fresh && editor && editor.id !== user?.id ? editor : null
  })
  const begun = useRef(false)
  const touch = useTouch(vehicleId, setOther)
  const begin = useCallback(() => {
    if (begun.current) return
    begun.current = true
    touch()
  }, [touch])
  useSignsOfLife(vehicleId, begun, touch)
  const takeOver = useCallback(async () => {
    if (vehicleId === null || !user) return
    await updateDocumentEditor(vehicleId, 'vehicles', user)
    begun.current = true
    setOther(null)
  }, [updateDocumentEditor, user, vehicleId])
  return { other, takeOver, begin, check: touch }
}
