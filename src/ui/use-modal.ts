import { type SyntheticEvent, useEffect, useId, useLayoutEffect, useRef } from 'react'
import { useCloseByBack } from './overlay/use-close-by-back'

/**
 * Shows a native dialog over the page while it is mounted. The browser's Back closes it.
 *
 * @param onClose called when it is closed, by whatever means
 * @returns what its element needs: the ref, the id of its heading, and the handler for closing
 */
export function useModal(onClose: () => void) {
  const dialog = useRef<HTMLDialogElement>(null)
  const heading = useId()
  // Before any effect of its contents, so that they may take the focus.
  useLayoutEffect(() => {
    const shown = dialog.current
    shown?.showModal()
    return () => shown?.close()
  }, [])
  useCloseByBack(true, () => dialog.current?.close())
  const closed = useRef(onClose)
  useEffect(() => {
    closed.current = onClose
  }, [onClose])
  const onClosed = (event: SyntheticEvent<HTMLDialogElement>) => {
    // It is open again if it was only mounted twice.
    if (!event.currentTarget.open) closed.current()
  }
  return { dialog, heading, onClosed }
}
