'use client'

import { useSyncExternalStore } from 'react'
import { Button } from '@/ui/button'
import { Icon } from '@/ui/icon'
import * as words from './browser-words'

/** The page as one sheet of paper. */
export function PrintButton() {
  return (
    <span className="scripted">
      <Button variant="quiet" size="slim" onClick={() => window.print()}>
        <Icon name="printer" size={18} />
        {words.print}
      </Button>
    </span>
  )
}

const never = () => () => undefined

/** The share sheet of the device, where it has one. It stands last, so that nothing moves when it appears. */
export function ShareSheetButton({ title, text, url }: { title: string; text?: string; url: string }) {
  const offered = useSyncExternalStore(
    never,
    () => typeof navigator.share === 'function',
    () => false,
  )
  if (!offered) return null
  // Who closes the sheet again has not met an error.
  const share = () => navigator.share({ title, text, url }).catch(() => undefined)
  return (
    <Button variant="quiet" size="slim" onClick={share}>
      <Icon name="share" size={18} />
      {words.moreWays}
    </Button>
  )
}
