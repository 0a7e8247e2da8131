import type { ReactNode } from 'react'
import { BLOG } from '@/modules/content/publishing/rules/public-urls'
import { Breadcrumbs } from '@/ui/breadcrumbs'
import { useDataSaver } from '@/ui/offline/data-saver'
import { Container } from '@/ui/page-parts'
import { HeldPicture, Picture } from '@/ui/picture'
import type { BlogArticle } from '../queries/get-post'
import type { BlogTag } from '../queries/list-tags'
import type { BlogPost } from '../queries/select-post'
import { blogHref } from '../rules/blog-urls'
import { BlogTagCloud } from './blog-tag-cloud'
import { PostFacts } from './post-facts'
import { PostRow } from './post-row'
import { ShareLinks } from './share-links'
import * as words from './words'

type Props = {
  post: BlogArticle
  /** Its text, as it is rendered for readers. */
  text: ReactNode
  /** Three others, the newest first. */
  recent: readonly BlogPost[]
  tags: readonly BlogTag[]
  /** The whole URL of the post. */
  url: string
  /** What readers say about it. */
  responses?: ReactNode
  /** Above it, for a post that is not public yet. */
  note?: ReactNode
}

/** A post, and what else there is to read. */
export function PostPage({ post, recent, responses, tags, text, note, url }: Props) {
  const title = post.title || words.untitled
  const crumbs = [{ label: words.home, href: '/' }, { label: words.blog, href: BLOG }, { label: title }]
  return (
    <Container className="py-4">
      {note}
      <Breadcrumbs crumbs={crumbs} />
      <div className="mt-4 gap-12 lg:grid lg:grid-cols-[minmax(0,1fr)_18rem]">
        <div className="min-w-0">
          <article>
            <PostHead post={post} title={title} />
            {text}
            <PostTags post={post} />
            <ShareLinks title={title} url={url} />
          </article>
          {responses}
        </div>
        <Sidebar recent={recent} tags={tags} />
      </div>
    </Container>
  )
}

function PostHead({ post, title }: { post: BlogArticle; title: string }) {
  const isSaving = useDataSaver()
  const url = post.featuredImageUrl
  const cover = url && (
    <Picture
      src={url}
      alt=""
      width={1280}
      height={720}
      eager={!isSaving}
      className="aspect-video h-auto w-full rounded-card border border-line bg-plate object-cover"
    />
  )
  return (
    <header className="mb-6">
      <h1 className="max-w-text text-31 [overflow-wrap:anywhere] md:text-39">{title}</h1>
      <div className="mt-3">
        <PostFacts post={post} />
      </div>
      {cover && (
        <div className="mt-5">{isSaving ? <HeldPicture alt={title}>{cover}</HeldPicture> : cover}</div>
      )}
    </header>
  )
}

function PostTags({ post: { tags } }: { post: BlogArticle }) {
  if (tags.length === 0) return null
  return (
    <ul aria-label={words.tags} className="mt-8 flex flex-wrap gap-x-4 text-14">
      {tags.map(({ id, name, route }) => (
        <li key={id}>
          <a
            href={blogHref({ tag: route })}
            className="inline-flex min-h-11 items-center text-link underline decoration-1 underline-offset-3"
          >
            {name}
          </a>
        </li>
      ))}
    </ul>
  )
}

function Sidebar({ recent, tags }: Pick<Props, 'recent' | 'tags'>) {
  return (
    <aside className="no-print mt-12 lg:mt-0">
      {recent.length > 0 && (
        <section aria-labelledby="recent-posts" className="mb-10">
          <h2 id="recent-posts" className="text-20">
            {words.recentPosts}
          </h2>
          <ul>
            {recent.map((post) => (
              <li key={post.id}>
                <PostRow post={post} heading="h3" isNarrow />
              </li>
            ))}
          </ul>
        </section>
      )}
      <section aria-labelledby="post-tag-cloud">
        <h2 id="post-tag-cloud" className="mb-3 text-20">
          {words.tags}
        </h2>
        <BlogTagCloud tags={tags} />
      </section>
    </aside>
  )
}
