import { Icon } from './icon'
import { PlainLink } from './link'
import * as words from './words'

export type Crumb = { label: string; href?: string }

/** Where this page lies. The last one is the page itself and is no link. */
export function Breadcrumbs({ crumbs }: { crumbs: Crumb[] }) {
  return (
    <nav aria-label={words.breadcrumb} className="no-print">
      <ol className="flex flex-wrap items-center gap-x-1.5 text-13 text-faint">
        {crumbs.map(({ label, href }, index) => (
          <li key={href ?? label} className="flex min-w-0 items-center gap-1.5">
            {index > 0 && <Icon name="chevron-right" size={14} />}
            {href ? (
              <PlainLink href={href} className="py-2 hover:text-link hover:underline">
                {label}
              </PlainLink>
            ) : (
              <span aria-current="page" className="max-w-[60vw] truncate text-soft">
                {label}
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
