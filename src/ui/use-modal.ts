import { type SyntheticEvent, useEffect, useId, useLayoutEffect, useRef } from 'react'

/**
 * Shows a dialog of the browser over the page as long as it is there.
 *
 * @param onClose what happens when it is closed, by whatever way
 * @returns what its element needs: itself, the id of its heading, and what hears that it is closed
 */
export function useModal(onClose: () => void) {
  const dialog = useRef<HTMLDialogElement>(null)
  const heading = useId()
  // Before any effect of what is inside, so that it may take the focus.
  useLayoutEffect(() => {
    const shown = dialog.current
    shown?.showModal()
    return () => shown?.close()
  }, [])
  const closed = useRef(onClose)
  useEffect(() => {
    closed.current = onClose
  }, [onClose])
  const onClosed = (event: SyntheticEvent<HTMLDialogElement>) => {
    // Open again by then when it was only mounted twice.
    if (!event.currentTarget.open) closed.current()
  }
  return { dialog, heading, onClosed }
}
