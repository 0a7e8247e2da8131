import { useEffect, useState } from 'react'
import { isDialogOpen } from '@/ui/back-office/is-dialog-open'

const onMac = (): boolean => /Mac|iPhone|iPad/.test(navigator.userAgent)

/**
 * Ctrl K, or ⌘ K on a Mac, where Ctrl K belongs to text fields; not while a dialog is open.
 *
 * @returns the key that goes with K and Enter, as on this keyboard; 'Ctrl' until the browser is known
 */
export function useShortcut(open: () => void): string {
  const [key, setKey] = useState('Ctrl')
  useEffect(() => {
    const isMac = onMac()
    if (isMac) setKey('⌘')
    const onKey = (event: KeyboardEvent) => {
      const isHeld = isMac ? event.metaKey && !event.ctrlKey : event.ctrlKey && !event.metaKey
      if (!isHeld || event.altKey || event.shiftKey || event.key.toLowerCase() !== 'k') return
      // A text editor may have made a link of it.
      if (event.defaultPrevented || isDialogOpen()) return
      event.preventDefault()
      open()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [open])
  return key
}
