'use client'

import { type ComponentProps, type ComponentType, type MouseEvent, useState } from 'react'
import { toast } from '@/ui/toast'
import { DESTINATIONS } from '../rules/deliver-to'
import * as words from './browser-words'

type Props = Omit<ComponentProps<'a'>, 'href'> & { chosen: number | null }
type Dialog = ComponentType<{ chosen: number | null; onClose: () => void }>

/** Leads to the choice of a port: over the page, and without script on a page of its own. */
export function DeliverToLink({ chosen, children, ...props }: Props) {
  const [isOpen, setOpen] = useState(false)
  const [Dialog, setDialog] = useState<Dialog>()
  const open = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    setOpen(true)
    import('./deliver-to-dialog').then(
      (file) => setDialog(() => file.DeliverToDialog),
      () => {
        setOpen(false)
        toast(words.youAreOffline, 'warning')
      },
    )
  }
  return (
    <>
      <a href={DESTINATIONS} aria-haspopup="dialog" onClick={open} {...props}>
        {children}
      </a>
      {isOpen && Dialog && <Dialog chosen={chosen} onClose={() => setOpen(false)} />}
    </>
  )
}
