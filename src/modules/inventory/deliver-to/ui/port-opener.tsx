import { type ComponentType, useEffect, useState } from 'react'
import { toast } from '@/ui/toast'
import * as words from './browser-words'

type Dialog = ComponentType<{ chosen: number | null; onClose: () => void }>

/** Opens the choice of a port over the page, from whichever link to it was pressed. Once per page. */
export function PortOpener({ chosen }: { chosen: number | null }) {
  const [isOpen, setOpen] = useState(false)
  const [Dialog, setDialog] = useState<Dialog>()
  useEffect(() => {
    const onClick = (event: MouseEvent) => {
      if (event.metaKey || event.ctrlKey || event.shiftKey) return
      if (!(event.target as Element).closest('a[data-ports]')) return
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
    document.addEventListener('click', onClick)
    return () => document.removeEventListener('click', onClick)
  }, [])
  return isOpen && Dialog ? <Dialog chosen={chosen} onClose={() => setOpen(false)} /> : null
}
