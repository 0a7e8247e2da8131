'use client'

import { Dialog as Radix } from 'radix-ui'
import { type ReactNode, useRef } from 'react'
import { IconButton } from './button'

type DialogProps = { title: string; onClose: () => void; children: ReactNode }

/** A view over the whole screen: it keeps the focus, closes with Escape, and gives the focus back. */
export function FullscreenDialog({ title, onClose, children }: DialogProps) {
  const opener = useRef<Element | null>(null)
  return (
    <Radix.Root open onOpenChange={(open) => !open && onClose()}>
      <Radix.Portal>
        <Radix.Content
          aria-describedby={undefined}
          onOpenAutoFocus={() => {
            opener.current = document.activeElement
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault()
            if (opener.current instanceof HTMLElement) opener.current.focus()
          }}
          className="fixed inset-0 z-50 flex flex-col bg-paper text-ink focus:outline-none"
        >
          <div className="flex items-center gap-4 border-b border-line py-1 pr-2 pl-4">
            <Radix.Title className="min-w-0 flex-1 truncate text-14 font-medium">{title}</Radix.Title>
            <Radix.Close asChild>
              <IconButton icon="x" label="Close" />
            </Radix.Close>
          </div>
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}
