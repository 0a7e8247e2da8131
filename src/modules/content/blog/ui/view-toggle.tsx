import { cx } from '@/ui/cx'
import { Icon } from '@/ui/icon'
import { PlainLink } from '@/ui/link'
import { BLOG_VIEWS, type BlogChoice, blogHref } from '../rules/blog-urls'
import * as words from './words'

const LOOKS = {
  grid: { icon: 'layout-grid', label: words.grid },
  list: { icon: 'list', label: words.list },
} as const

/** Cards or lines. */
export function ViewToggle({ choice }: { choice: BlogChoice }) {
  const { view = 'grid' } = choice
  return (
    <nav aria-label={words.view} className="flex rounded-control border border-control bg-surface">
      {BLOG_VIEWS.map((one) => (
        <PlainLink
          key={one}
          href={blogHref({ ...choice, view: one })}
          aria-label={LOOKS[one].label}
          aria-current={one === view ? 'true' : undefined}
          className={cx(
            'inline-flex size-11 items-center justify-center first:rounded-l-control last:rounded-r-control',
            one === view ? 'bg-link-wash text-link' : 'text-faint hover:text-ink',
          )}
        >
          <Icon name={LOOKS[one].icon} size={18} />
        </PlainLink>
      ))}
    </nav>
  )
}
