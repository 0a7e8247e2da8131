'use client'

import { buttonStyle } from './button'
import { Icon } from './icon'
import { toast } from './toast'

type CopyButtonProps = { text: string; label: string; done: string; className?: string }

/** Copies a text, and says so. Hidden without script, since it could do nothing then. */
export function CopyButton({ text, label, done, className }: CopyButtonProps) {
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => toast(done),
      () => toast(`This browser does not allow copying: ${text}`),
    )
  return (
    <span className="scripted">
      <button type="button" onClick={copy} className={buttonStyle('quiet', className)}>
        <Icon name="link" size={18} />
        {label}
      </button>
    </span>
  )
}
