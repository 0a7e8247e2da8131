import { cx } from '@/ui/cx'
import { PlainLink } from '@/ui/link'
import { urlOfPost } from '../rules/blog-urls'
import { Cover, type PostCardProps } from './post-card'
import { PostFacts } from './post-facts'
import * as words from './words'

/** A post in a list: less picture, so that more posts are in view. */
export function PostRow({
  post,
  heading: Heading = 'h2',
  isNarrow = false,
}: PostCardProps & { isNarrow?: boolean }) {
  return (
    <article className="group relative flex gap-4 border-b border-line py-4">
      <div className={cx('w-28 shrink-0 empty:hidden', !isNarrow && 'sm:w-44')}>
        <Cover
          url={post.featuredImageUrl}
          className="aspect-video h-auto w-full rounded-card border border-line"
        />
      </div>
      <div className="flex min-w-0 flex-1 flex-col gap-1">
        <Heading className="text-16 font-semibold [overflow-wrap:anywhere] group-hover:text-link">
          <PlainLink href={urlOfPost(post)} className="after:absolute after:inset-0">
            {post.title || words.untitled}
          </PlainLink>
        </Heading>
        {!isNarrow && (
          <p className="line-clamp-2 text-14 text-soft [overflow-wrap:anywhere] max-sm:hidden">
            {post.metaDescription}
          </p>
        )}
        <PostFacts post={post} />
      </div>
    </article>
  )
}
