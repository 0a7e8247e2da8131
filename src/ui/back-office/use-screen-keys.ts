'use client'
import { useEffect, useLayoutEffect, useRef } from 'react'
import { isPlainKey } from './is-plain-key'

/** A key of a screen, or two pressed one after the other ('g q'): what it does, in words for the help, and doing it. */
export type ScreenKey = { key: string; what: string; act: () => void }

/** How long the second of two keys is waited for. */
const SECOND_KEY_MS = 1_500

/** Enter on a link or a button is for that. */
const isOnControl = ({ key, target }: KeyboardEvent): boolean =>
  key === 'Enter' && target instanceof Element && target.closest('a, button, summary') !== null

type Held = { current: readonly ScreenKey[] }
const shown = new Set<Held>()

/** The keys of this screen, in the order in which its parts were drawn. */
export const screenKeysShown = (): readonly ScreenKey[] => [...shown].flatMap(({ current }) => current)

/** Gives a screen keys of its own, which the help lists; they are not meant for fields and dialogs. */
export function useScreenKeys(keys: readonly ScreenKey[]): void {
  const latest = useRef(keys)
  useLayoutEffect(() => {
    latest.current = keys
  })
  useEffect(() => {
    let first = { key: '', at: 0 }
    const onKey = (event: KeyboardEvent) => {
      if (event.defaultPrevented || !isPlainKey(event)) return
      const isSecond = event.timeStamp - first.at < SECOND_KEY_MS
      const both = isSecond ? `${first.key} ${event.key}` : ''
      first = { key: event.key, at: event.timeStamp }
      const pressed =
        latest.current.find(({ key }) => key === both) ?? latest.current.find(({ key }) => key === event.key)
      if (!pressed || isOnControl(event)) return
      // The letter is not typed into what it opens.
      event.preventDefault()
      pressed.act()
    }
    shown.add(latest)
    document.addEventListener('keydown', onKey)
    return () => {
      shown.delete(latest)
      document.removeEventListener('keydown', onKey)
    }
  }, [])
}
