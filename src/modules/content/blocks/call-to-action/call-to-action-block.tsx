import { isTextLink } from '@/kernel/markup/safe-links'
import type { CallToActionBlock as Fields } from '@/payload-types'
import { buttonStyle } from '@/ui/button'
import { Card } from '@/ui/page-parts'
import type { BlockProps } from '../ui/block-props'

/** What a reader may do next, with the way there. */
export function CallToActionBlock({ fields: { label, text, title, to } }: BlockProps<Fields>) {
  const isComplete = Boolean(label) && isTextLink(to)
  if (!title && !text && !isComplete) return null
  return (
    <Card className="my-8 flex max-w-text flex-col items-start gap-3 p-5">
      {title && <h2 className="text-20">{title}</h2>}
      {text && <p className="whitespace-pre-line text-soft">{text}</p>}
      {isComplete && (
        <a href={(to ?? '').trim()} className={buttonStyle('primary')}>
          {label}
        </a>
      )}
    </Card>
  )
}
