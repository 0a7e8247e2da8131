import { PlainLink } from '@/ui/link'
import { useDataSaver } from '@/ui/offline/data-saver'
import { Picture } from '@/ui/picture'
import type { BlogPost } from '../queries/select-post'
import { urlOfPost } from '../rules/blog-urls'
import { PostFacts } from './post-facts'
import * as words from './words'

/** A picture of ours at 768 pixels; the file is made on first request. */
const mediumOf = (url: string): string => url.replace(/\.webp$/, '.w768.webp')

export type PostCardProps = { post: BlogPost; heading?: 'h2' | 'h3' }

/** The picture of a post; it belongs to the title beside it, so it is not read out. */
export function Cover({ url, className }: { url: string | null; className: string }) {
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

/** A post in a grid: its picture, and what it is about. */
export function PostCard({ post, heading: Heading = 'h2' }: PostCardProps) {
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
