'use client'
import { type KeyboardEvent, useState } from 'react'
import type { BannerConfig, Box } from '../rules/banner-config'
import { changePlaced, type Device, readKey, removeElement, shiftBox } from '../rules/banner-gestures'
import {
  type BannerEdit,
  type BannerHistory,
  cancelGesture,
  editBanner,
  endGesture,
  loadBanner,
  redoBanner,
  repeatGesture,
  undoBanner,
} from '../rules/banner-history'
import { writeBanner } from '../rules/write-banner'

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

/** The banner on the canvas with its history; `saved` is what is stored. */
export function useBanner(loaded: BannerConfig) {
  const [history, setHistory] = useState(() => loadBanner(loaded))
  const [saved, setSaved] = useState(() => writeBanner(loaded))
  const { future, gesture, past, present } = history
  return {
    banner: present,
    isUnsaved: writeBanner(present) !== saved,
    canUndo: past.length > 0 || gesture !== null,
    canRedo: future.length > 0,
    edit: (edit: BannerEdit) => setHistory((now) => editBanner(now, edit)),
    place: (id: string, device: Device, box: Partial<Box>) =>
      setHistory((now) => editBanner(now, changePlaced(id, device, box))),
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
    onKeyUp: () => setHistory(endGesture),
  }
}
