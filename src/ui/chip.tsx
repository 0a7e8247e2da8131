import { cx } from './cx'
import { Icon } from './icon'
import { PlainLink } from './link'
import { VisuallyHidden } from './page-parts'
import * as words from './words'

/** A choice that is in force, with the way to drop it. `facet` is which kind of choice it is. */
export function Chip({ facet, value, removeHref }: { facet: string; value: string; removeHref: string }) {
  return (
    <PlainLink
      href={removeHref}
      className={cx(
        'inline-flex min-h-11 items-center gap-1.5 rounded-full border border-line bg-surface py-1 pr-2.5 pl-4 text-13',
        'transition-colors duration-150 hover:border-ink lg:min-h-9',
      )}
    >
      <VisuallyHidden>{words.removeFilter}</VisuallyHidden>
      <span className="text-faint">{facet}</span>
      <span className="max-w-[40vw] truncate font-medium">{value}</span>
      <Icon name="x" size={16} className="shrink-0 text-faint" />
    </PlainLink>
  )
}
