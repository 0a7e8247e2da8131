'use client'

import { useRouter } from 'next/navigation'
import { type ReactNode, useLayoutEffect, useRef } from 'react'
import { IconButton } from '@/ui/button'
import { cx } from '@/ui/cx'
import { AUTH_TITLE } from '../auth-head'
import { AuthPanelProvider } from '../auth-panel-context'
import * as words from '../browser-words'

type Props = { next: string; isWide?: boolean; children: ReactNode }

/** The browser's own dialog: it traps the focus, closes with Escape, and gives the focus back. Closing goes back. */
export function AuthDialog({ next, isWide, children }: Props) {
  const router = useRouter()
  const dialog = useRef<HTMLDialogElement>(null)
  useLayoutEffect(() => {
    const shown = dialog.current
    shown?.showModal()
    // A finger would be met by a keyboard over half of the form.
    if (matchMedia('(pointer: fine)').matches) shown?.querySelector('input')?.focus()
    return () => shown?.close()
  }, [])
  return (
    <dialog
      ref={dialog}
      aria-labelledby={AUTH_TITLE}
      // Shown again by then when it was only mounted twice.
      onClose={(event) => event.currentTarget.open || router.back()}
      className={cx(
        'modal m-auto max-h-[calc(100dvh-2rem)] w-[calc(100%-2rem)] overflow-y-auto rounded-card border border-line bg-surface p-0 text-ink shadow-float',
        isWide ? 'max-w-[46rem]' : 'max-w-[28rem]',
      )}
    >
      <div className="relative px-4 py-6 sm:p-8">
        <IconButton
          icon="x"
          label={words.close}
          className="absolute top-2 right-2"
          onClick={() => dialog.current?.close()}
        />
        <AuthPanelProvider inDialog next={next}>
          {children}
        </AuthPanelProvider>
      </div>
    </dialog>
  )
}
