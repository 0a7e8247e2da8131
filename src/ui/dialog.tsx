'use client'

import { type KeyboardEventHandler, type ReactNode, useEffect, useId, useLayoutEffect, useRef } from 'react'
import { createPortal } from 'react-dom'
import { IconButton } from './button'

type DialogProps = {
  title: ReactNode
  onClose: () => void
  onKeyDown?: KeyboardEventHandler
  children: ReactNode
}

/**
 * A view over the whole screen, by the browser's own dialog: it keeps the focus, closes with Escape or a phone's back
 * gesture, and gives the focus back to where it was.
 */
export function FullscreenDialog({ title, onClose, onKeyDown, children }: DialogProps) {
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
  return createPortal(
    <dialog
      ref={dialog}
      aria-labelledby={heading}
      // Shown again by then when it was only mounted twice.
      onKeyDown={onKeyDown}
      onClose={(event) => event.currentTarget.open || closed.current()}
      className="fixed inset-0 m-0 hidden h-dvh max-h-none w-full max-w-none flex-col border-0 bg-paper p-0 text-ink open:flex"
    >
      <div className="flex items-center gap-4 border-b border-line py-1 pr-2 pl-4">
        <h2 id={heading} className="min-w-0 flex-1 truncate text-14 font-medium">
          {title}
        </h2>
        <IconButton icon="x" label="Close" onClick={() => dialog.current?.close()} />
      </div>
      {children}
    </dialog>,
    document.body,
  )
}
