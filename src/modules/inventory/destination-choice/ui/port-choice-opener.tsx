import { useEffect, useState } from 'react'
import { toast } from '@/ui/toast'
import { useLazyComponent } from '@/ui/use-lazy-component'
import * as words from './browser-words'

const fetchDialog = () => import('./deliver-to-dialog').then((file) => file.DeliverToDialog)

/** Opens the choice of a port over the page, from whichever link to it was pressed. Once per page. */
export function PortChoiceOpener({ chosen }: { chosen: number | null }) {
  const [isOpen, setOpen] = useState(false)
  const Dialog = useLazyComponent(isOpen, fetchDialog, () => {
    setOpen(false)
    toast(words.youAreOffline, 'warning')
  })
  useEffect(() => {
    const onClick = (event: MouseEvent) => {
      if (event.metaKey || event.ctrlKey || event.shiftKey) return
      if (!(event.target as Element).closest('a[data-ports]')) return
      event.preventDefault()
      setOpen(true)
    }
    document.addEventListener('click', onClick)
    return () => document.removeEventListener('click', onClick)
  }, [])
  return isOpen && Dialog ? <Dialog chosen={chosen} onClose={() => setOpen(false)} /> : null
}
