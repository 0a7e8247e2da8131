import type { MouseEvent } from 'react'
import { Button } from '@/ui/button'
import * as words from '@/ui/words'
import { Notice } from './notice'

const FIELDS = 'input:not([type=hidden]), select, textarea'

/** Marks what was typed before the page was loaded as not saved, at the head of its form. */
export function DraftNotice({ onDiscard }: { onDiscard: () => void }) {
  const discard = ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
    // This button goes with the notice; the keyboard goes on where the form begins.
    currentTarget.form?.querySelector<HTMLElement>(FIELDS)?.focus()
    onDiscard()
  }
  return (
    <Notice tone="amber">
      <p role="status">{words.whatYouTypedIsStored}</p>
      <Button onClick={discard} className="mt-3">
        {words.discardIt}
      </Button>
    </Notice>
  )
}
