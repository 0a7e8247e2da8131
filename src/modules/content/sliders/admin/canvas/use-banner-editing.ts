'use client'
import { type KeyboardEvent, useState } from 'react'
import type { BannerConfig, BannerElement } from '../../rules/banner-config'
import {
  type BannerEdit,
  type BannerHistory,
  beginGesture,
  cancelGesture,
  editBanner,
  endGesture,
  loadBanner,
  moveGesture,
  redoBanner,
  repeatGesture,
  undoBanner,
} from '../../rules/banner-history'
import { type Device, readKey, removeElement, shiftBox } from '../../rules/edit-banner'
import { writeBanner } from '../../rules/write-banner'

/** The gesture of a mouse or a finger: keys that are released meanwhile do not end it. */
const DRAG = 'drag'

/** What a key does to a banner while one of its elements has the focus; null if it does nothing. */
function pressedOn(
  id: string | null,
  device: Device,
  event: KeyboardEvent,
): ((now: BannerHistory) => BannerHistory) | null {
  const gesture = readKey(event)
  if (gesture?.kind === 'undo') return undoBanner
  if (gesture?.kind === 'redo') return redoBanner
  if (gesture?.kind === 'cancel') return cancelGesture
  if (!gesture || id === null) return null
  if (gesture.kind === 'delete') return (now) => editBanner(now, removeElement(id))
  if (gesture.kind !== 'shift') return null
  const { key, timeStamp } = event
  return (now) => repeatGesture(now, `${device} ${id} ${key}`, timeStamp, shiftBox(id, device, gesture.by))
}

/** The banner on the canvas with its history. */
export function useBannerEditing(loaded: BannerConfig) {
  const [history, setHistory] = useState(() => loadBanner(loaded))
  const [saved, setSaved] = useState(() => writeBanner(loaded))
  const { future, gesture, past, present } = history
  return {
    banner: present,
    isUnsaved: writeBanner(present) !== saved,
    canUndo: past.length > 0 || gesture !== null,
    canRedo: future.length > 0,
    /** A gesture of one change. */
    edit: (edit: BannerEdit) => setHistory((now) => editBanner(now, edit)),
    /** Changes that are one gesture until `end`, as those of a field while it is typed in. */
    type: (field: string, edit: BannerEdit) => setHistory((now) => repeatGesture(now, field, 0, edit)),
    beginDrag: () => setHistory((now) => beginGesture(now, DRAG)),
    /** One of the moves of a drag; nothing once it was broken off. */
    drag: (edit: BannerEdit) =>
      setHistory((now) => (now.gesture?.key === DRAG ? moveGesture(now, edit) : now)),
    end: () => setHistory(endGesture),
    cancel: () => setHistory(cancelGesture),
    undo: () => setHistory(undoBanner),
    redo: () => setHistory(redoBanner),
    /** Saving leaves the history as it is. */
    markSaved: (banner: BannerConfig) => setSaved(writeBanner(banner)),
    onKeyDown: (id: string | null, device: Device) => (event: KeyboardEvent) => {
      const change = pressedOn(id, device, event)
      if (!change) return
      event.preventDefault()
      setHistory(change)
    },
    onKeyUp: () => setHistory((now) => (now.gesture?.key === DRAG ? now : endGesture(now))),
  }
}

export type Editing = ReturnType<typeof useBannerEditing>

/** What the fields of an element are given. */
export type FieldsOf<E extends BannerElement> = { editing: Editing; device: Device; element: E }
