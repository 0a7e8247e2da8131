import { useEffect, useState } from 'react'
import { toast } from '@/ui/toast'
import { useLazyComponent } from '@/ui/use-lazy-component'
import * as words from './browser-words'
import type { TotalProps } from './total-figures'
import { showTotal, TOTAL_SHEET } from './total-sheet-id'

const fetchSheet = () => import('./total-sheet').then((file) => file.TotalSheet)

/**
 * Opens the parts of the total over the page, from whichever link to them was pressed, or by a URL that ends in
 * the sheet's name. How they are drawn is fetched with the first press: few open them, and their data is in the page.
 */
export function TotalSheetOpener(props: TotalProps) {
  const [isPending, setPending] = useState(false)
  const Sheet = useLazyComponent(isPending, fetchSheet, () => {
    setPending(false)
    toast(words.totalIsOffline, 'warning')
  })
  useEffect(() => {
    const open = () => {
      setPending(true)
      showTotal()
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
