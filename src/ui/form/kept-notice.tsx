import { Button } from '@/ui/button'
import * as words from '@/ui/words'
import { Notice } from './notice'

/** Marks what was typed before the page was loaded as not saved, at the head of its form. */
export function KeptNotice({ onDiscard }: { onDiscard: () => void }) {
  return (
    <Notice tone="amber">
      <p role="status">{words.whatYouTypedIsKept}</p>
      <Button onClick={onDiscard} className="mt-3">
        {words.discardIt}
      </Button>
    </Notice>
  )
}
