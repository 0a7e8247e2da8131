import { useEffect, useRef } from 'react'
import { lieOver, makeEntries } from './overlay-history'

/**
 * Closes a dialog, sheet or menu by Back, as on a phone: by the browser's button, Android's, or the gesture. It may stay
 * open, for example to confirm the loss of unsaved input.
 *
 * @param isOpen whether it is open; true where it is mounted only then
 */
export function useCloseByBack(isOpen: boolean, close: () => void): void {
  const latest = useRef(close)
  useEffect(() => {
    latest.current = close
  })
  useEffect(() => (isOpen ? lieOver(() => latest.current()) : undefined), [isOpen])
  // Filters in a sheet navigate to another URL beneath it: Back closes the sheet there too.
  useEffect(() => {
    if (isOpen) makeEntries()
  })
}
