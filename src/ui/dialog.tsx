'use client'

import type { KeyboardEventHandler, ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { IconButton } from './button'
import { useModal } from './use-modal'
import * as words from './words'

type DialogProps = {
  title: ReactNode
  onClose: () => void
  onKeyDown?: KeyboardEventHandler
  children: ReactNode
}

/**
 * A view over the whole screen, by the browser's own dialog: it traps the focus, closes with Escape and with the
 * browser's Back, and gives the focus back to where it was.
 */
export function FullscreenDialog({ title, onClose, onKeyDown, children }: DialogProps) {
  const { dialog, heading, onClosed } = useModal(onClose)
  return createPortal(
    <dialog
      ref={dialog}
      aria-labelledby={heading}
      onKeyDown={onKeyDown}
      onClose={onClosed}
      className="fixed inset-0 m-0 hidden h-dvh max-h-none w-full max-w-none flex-col border-0 bg-paper p-0 text-ink open:flex"
    >
      <div className="flex items-center gap-4 border-b border-line py-1 pr-2 pl-4">
        <h2 id={heading} className="min-w-0 flex-1 truncate text-14 font-medium">
          {title}
        </h2>
        <IconButton icon="x" label={words.close} onClick={() => dialog.current?.close()} />
      </div>
      {children}
    </dialog>,
    document.body,
  )
}

type ModalProps = {
  title: ReactNode
  onClose: () => void
  /** Its contents; `close` closes it as its own button does. */
  children: (close: () => void) => ReactNode
}

/** A small dialog in the middle of the page, by the browser's own dialog; closes as the large one does. */
export function ModalDialog({ title, onClose, children }: ModalProps) {
  const { dialog, heading, onClosed } = useModal(onClose)
  const close = () => dialog.current?.close()
  return createPortal(
    <dialog
      ref={dialog}
      aria-labelledby={heading}
      onClose={onClosed}
      className="modal m-auto max-h-[calc(100dvh-2rem)] w-[calc(100%-2rem)] max-w-[30rem] overflow-y-auto rounded-card border border-line bg-surface p-0 text-ink shadow-float"
    >
      <div className="relative p-5 sm:p-6">
        <h2 id={heading} className="mb-4 pr-10 text-20">
          {title}
        </h2>
        {children(close)}
        <IconButton icon="x" label={words.close} className="absolute top-2 right-2" onClick={close} />
      </div>
    </dialog>,
    document.body,
  )
}
