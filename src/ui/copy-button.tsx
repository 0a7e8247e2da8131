'use client'

import { Button, IconButton } from './button'
import { Icon } from './icon'
import { toast } from './toast'
import * as words from './words'

type CopyButtonProps = {
  text: string
  label: string
  done: string
  /** The message where the browser refuses; by default it contains the text, to be copied by hand. */
  failed?: string
  compact?: boolean
}

/** Copies a text, and confirms that. `compact` shows an icon alone. Hidden without script, since it could do nothing then. */
export function CopyButton({ text, label, done, failed, compact }: CopyButtonProps) {
  const copy = async () => {
    try {
      // Absent where the page came over a plain connection.
      await navigator.clipboard.writeText(text)
      toast(done)
    } catch {
      toast(failed ?? words.thisBrowserDoesNotAllow(text))
    }
  }
  return (
    <span className="scripted no-print">
      {compact ? (
        <IconButton icon="copy" label={label} onClick={copy} />
      ) : (
        <Button variant="quiet" size="slim" onClick={copy}>
          <Icon name="link" size={18} />
          {label}
        </Button>
      )}
    </span>
  )
}
