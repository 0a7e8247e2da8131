import { cx } from '@/ui/cx'
import { PlainLink } from '@/ui/link'
import { useDataSaver } from '@/ui/offline/data-saver'
import { Picture } from '@/ui/picture'
import type { BlogPost } from '../queries/list-posts'
import { urlOfPost } from '../rules/blog-urls'
import * as words from './words'

/** A picture of ours at 768 pixels; the file is made on first request. */
const mediumOf = (url: string): string => url.replace(/\.webp$/, '.w768.webp')

type Props = { post: BlogPost; heading?: 'h2' | 'h3' }

/** The picture of a post; it belongs to the title beside it, so it is not read out. */
function Cover({ url, className }: { url: string | null; className: string }) {
  const isSaving = useDataSaver()
  if (!url || isSaving) return null
  return (
    <Picture
      src={mediumOf(url)}
      alt=""
      width={768}
      height={432}
      className={`bg-plate object-cover ${className}`}
    />
  )
}

/** When a post was published, by whom and how long it takes to read, as far as the post shows it. */
export function PostFacts({
  post,
}: {
  post: Pick<BlogPost, 'publishedAt' | 'writerName' | 'readingMinutes'>
}) {
  const { publishedAt, readingMinutes, writerName } = post
  const facts = [
    publishedAt && (
      <time key="day" dateTime={publishedAt}>
        {words.dayOf(publishedAt)}
      </time>
    ),
    writerName && <span key="writer">{words.by(writerName)}</span>,
    readingMinutes > 0 && <span key="minutes">{words.minutesToRead(readingMinutes)}</span>,
  ].filter(Boolean)
  return facts.length > 0 && <p className="flex flex-wrap gap-x-4 text-13 text-faint">{facts}</p>
}

/** A post in a grid: its picture, and what it is about. */
export function PostCard({ post, heading: Heading = 'h2' }: Props) {
  return (
    <article className="group relative flex h-full flex-col overflow-hidden rounded-card border border-line bg-surface hover:border-control">
      <Cover url={post.featuredImageUrl} className="aspect-video h-auto w-full border-b border-line" />
      <div className="flex flex-1 flex-col gap-2 p-4">
        <Heading className="text-16 font-semibold [overflow-wrap:anywhere] group-hover:text-link">
          <PlainLink href={urlOfPost(post)} className="after:absolute after:inset-0">
            {post.title || words.untitled}
          </PlainLink>
        </Heading>
        <p className="line-clamp-3 text-14 text-soft [overflow-wrap:anywhere]">{post.metaDescription}</p>
        <div className="mt-auto pt-2">
          <PostFacts post={post} />
        </div>
      </div>
    </article>
  )
}

/** A post in a list: less picture, so that more posts are in view. */
export function PostRow({ post, heading: Heading = 'h2', isNarrow = false }: Props & { isNarrow?: boolean }) {
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
