import { isHighlightedTag } from '@/modules/inventory/lists/rules/tag'
import { cx } from '@/ui/cx'
import { PlainLink } from '@/ui/link'
import type { BlogTag } from '../queries/list-tags'
import { blogHref } from '../rules/blog-urls'

const CHIP =
  'flex min-h-11 items-center gap-1.5 rounded-card border px-3.5 text-14 hover:border-control hover:text-link'

type Props = { tags: readonly BlogTag[]; current?: string }

/** The tags that published posts have, with their numbers of posts; the countries of the trade stand out. */
export function BlogTagCloud({ tags, current }: Props) {
  return (
    <ul className="flex flex-wrap gap-2" data-tag-cloud="">
      {tags
        .filter(({ posts }) => posts > 0)
        .map(({ id, name, posts, route }) => {
          const isHighlighted = isHighlightedTag(name)
          return (
            <li key={id}>
              <PlainLink
                href={blogHref({ tag: route })}
                aria-current={current === route ? 'true' : undefined}
                className={cx(
                  CHIP,
                  isHighlighted ? 'border-control bg-surface' : 'border-line',
                  current === route && 'bg-link-wash text-link',
                )}
              >
                {isHighlighted ? <b className="font-semibold">{`${name} `}</b> : `${name} `}
                <span className="text-13 text-faint tabular-nums">{posts}</span>
              </PlainLink>
            </li>
          )
        })}
    </ul>
  )
}
