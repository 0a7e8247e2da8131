'use client'

import { useEffect } from 'react'
import { lieOver } from './overlay-history'

/**
 * Lets Back close the sheets of the page, which the browser itself opens and closes. One listener for all of them.
 * Once per page.
 */
export function CloseSheetsByBack() {
  useEffect(() => {
    const closed = new Map<HTMLElement, () => void>()
    const onToggle = (event: Event) => {
      const sheet = event.target as HTMLElement
      if (!sheet.matches('.sheet[popover]')) return
      closed.get(sheet)?.()
      closed.delete(sheet)
      if ((event as ToggleEvent).newState === 'open')
        closed.set(
          sheet,
          lieOver(() => sheet.hidePopover()),
        )
    }
    // Not 'toggle', which comes after a sheet is seen: Back could be pressed before its entry is there.
    document.addEventListener('beforetoggle', onToggle, true)
    return () => {
      document.removeEventListener('beforetoggle', onToggle, true)
      for (const close of closed.values()) close()
    }
  }, [])
  return null
}
