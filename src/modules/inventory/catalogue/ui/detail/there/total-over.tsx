import { type ComponentType, useEffect, useState } from 'react'
import { toast } from '@/ui/toast'
import * as words from './browser-words'
import { showTotal, TOTAL_SHEET } from './sheet-id'
import type { TotalProps } from './total-figures'

/**
 * Opens the parts of the total over the page, from whichever link to them was pressed, or by an address that ends in
 * the sheet's name. How they are drawn is fetched with the first press: few open them, and their data is in the page.
 */
export function TotalOver(props: TotalProps) {
  const [Sheet, setSheet] = useState<ComponentType<TotalProps>>()
  useEffect(() => {
    const open = () => {
      showTotal()
      import('./total-sheet').then(
        (file) => setSheet(() => file.TotalSheet),
        () => toast(words.totalIsOffline, 'warning'),
      )
    }
    const onClick = (event: MouseEvent) => {
      if (event.metaKey || event.ctrlKey || event.shiftKey) return
      if (!(event.target as Element).closest('a[data-total]')) return
      event.preventDefault()
      open()
    }
    document.addEventListener('click', onClick)
    if (location.hash === `#${TOTAL_SHEET}`) {
      window.scrollTo(0, 0)
      open()
    }
    return () => document.removeEventListener('click', onClick)
  }, [])
  return Sheet && <Sheet {...props} />
}
