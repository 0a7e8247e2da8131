import { BLOG } from '@/modules/content/publishing/rules/public-urls'
import { buttonStyle } from '@/ui/button'
import { Disclosure } from '@/ui/disclosure'
import { EmptyState } from '@/ui/empty-and-error-states'
import { Link, PlainLink } from '@/ui/link'
import { Container, PageHeading } from '@/ui/page-parts'
import { Pagination } from '@/ui/pagination'
import type { BlogTag } from '../queries/list-tags'
import type { BlogPost } from '../queries/select-post'
import { BLOG_FEED, type BlogChoice, blogHref } from '../rules/blog-urls'
import { BLOG_PAGE_SIZE } from '../schemas/blog-page-query'
import { BlogFilters } from './blog-filters'
import { BlogTagCloud } from './blog-tag-cloud'
import { PostCard } from './post-card'
import { PostRow } from './post-row'
import { ViewToggle } from './view-toggle'
import * as words from './words'

type Props = {
  choice: BlogChoice & { page: number }
  posts: readonly BlogPost[]
  total: number
  tags: readonly BlogTag[]
}

/** The name of the tag that posts are chosen by; its slug where no such tag exists. */
export const chosenTag = ({ tag }: BlogChoice, tags: readonly BlogTag[]): string | undefined =>
  tag && (tags.find(({ route }) => route === tag)?.name ?? tag)

const isFiltered = ({ dateFrom, dateTo, tag, title }: BlogChoice): boolean =>
  [dateFrom, dateTo, tag, title].some(Boolean)

/** The list of posts. */
export function BlogPage({ choice, posts, tags, total }: Props) {
  const tag = chosenTag(choice, tags)
  const pages = Math.ceil(total / BLOG_PAGE_SIZE)
  return (
    <Container className="py-6 md:py-10">
      <PageHeading title={tag ? words.postsAbout(tag) : words.blog}>{words.blogLead}</PageHeading>
      <Disclosure title={words.filterPosts} open={isFiltered(choice)}>
        <div className="pb-4">
          <BlogFilters choice={choice} tags={tags} />
        </div>
      </Disclosure>
      {posts.length === 0 ? (
        <div className="mt-8">
          <NoPosts choice={choice} />
        </div>
      ) : (
        <>
          <div className="mt-6 mb-4 flex items-center justify-between gap-4">
            <p className="text-14 text-soft">{words.posts(total)}</p>
            <ViewToggle choice={choice} />
          </div>
          <Posts posts={posts} view={choice.view ?? 'grid'} />
          <div className="mt-8">
            <Pagination page={choice.page} pages={pages} hrefOf={(page) => blogHref({ ...choice, page })} />
          </div>
        </>
      )}
      <section aria-labelledby="blog-tags" className="mt-12">
        <h2 id="blog-tags" className="mb-3 text-20">
          {words.tags}
        </h2>
        <BlogTagCloud tags={tags} current={choice.tag} />
        <p className="mt-6 text-14">
          <a href={BLOG_FEED} className="inline-block py-2.5 text-link underline">
            {words.feed}
          </a>
        </p>
      </section>
    </Container>
  )
}

function Posts({ posts, view }: { posts: readonly BlogPost[]; view: 'grid' | 'list' }) {
  if (view === 'list')
    return (
      <ul className="border-t border-line">
        {posts.map((post) => (
          <li key={post.id}>
            <PostRow post={post} />
          </li>
        ))}
      </ul>
    )
  return (
    <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
      {posts.map((post) => (
        <li key={post.id}>
          <PostCard post={post} />
        </li>
      ))}
    </ul>
  )
}

function NoPosts({ choice }: { choice: BlogChoice & { page: number } }) {
  if (choice.page > 1)
    return (
      <EmptyState
        title={words.noSuchPage(choice.page)}
        actions={
          <PlainLink href={blogHref({ ...choice, page: 1 })} className={buttonStyle('secondary')}>
            {words.firstPage}
          </PlainLink>
        }
      >
        <p>{words.fewerPosts}</p>
      </EmptyState>
    )
  if (!isFiltered(choice))
    return (
      <EmptyState icon="file-text" title={words.noPostsYet}>
        <p>{words.comeBackSoon}</p>
      </EmptyState>
    )
  return (
    <EmptyState
      title={words.nothingMatches}
      actions={
        <PlainLink href={BLOG} className={buttonStyle('secondary')}>
          {words.showAllPosts}
        </PlainLink>
      }
    >
      <p>{words.tryFewerFilters}</p>
    </EmptyState>
  )
}

/** The newest posts, for the home page. */
export function LatestPosts({ posts }: { posts: readonly BlogPost[] }) {
  return (
    <>
      <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {posts.map((post) => (
          <li key={post.id}>
            <PostCard post={post} heading="h3" />
          </li>
        ))}
      </ul>
      <p className="mt-4">
        <Link href={BLOG} className="inline-block py-2.5">
          {words.allPosts}
        </Link>
      </p>
    </>
  )
}
