import type { Metadata } from 'next'
import { cache } from 'react'
import { listPosts } from '@/modules/content/blog/queries/list-posts'
import { readTagCloud } from '@/modules/content/blog/queries/read-posts-and-tags-from-memory'
import { BLOG_FEED, blogHref } from '@/modules/content/blog/rules/blog-urls'
import { BLOG_PAGE_SIZE, parseBlogChoice } from '@/modules/content/blog/schemas/blog-page-query'
import { BlogPage, chosenTag } from '@/modules/content/blog/ui/blog-page'
import * as blogWords from '@/modules/content/blog/ui/words'
import { pageBreadcrumbs } from '@/modules/inventory/catalogue/ui/listing-page/page-breadcrumbs'
import { answerNotFound } from '@/server/http/answer-not-found'
import { runningPayload } from '@/server/running-payload'
import { pageMetadata } from '@/shell/storefront/page-metadata'
import { JsonLd } from '@/ui/page/json-ld-script'

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> }

/** Read once for the head and the body. */
const readTags = cache(async (chosen: string | undefined) => readTagCloud(runningPayload(), chosen))

/** A tag is a page of its own for search engines; words, days and later pages are not. */
export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  const choice = parseBlogChoice(await searchParams)
  const tag = chosenTag(choice, await readTags(choice.tag))
  const { dateFrom, dateTo, page, title } = choice
  const isIndexed = !title && !dateFrom && !dateTo && page === 1
  const facts = pageMetadata({
    title: tag ? blogWords.postsAbout(tag) : blogWords.blog,
    description: blogWords.blogLead,
    path: blogHref({ tag: choice.tag }),
    isIndexed,
  })
  return { ...facts, alternates: { ...facts.alternates, types: { 'application/rss+xml': BLOG_FEED } } }
}

export default async function BlogAddress({ searchParams }: Props) {
  const choice = parseBlogChoice(await searchParams)
  const { page, view: _, ...filters } = choice
  const [{ rows, total }, tags] = await Promise.all([
    listPosts({ payload: runningPayload() }, { ...filters, page, limit: BLOG_PAGE_SIZE }, false),
    readTags(choice.tag),
  ])
  if (page > 1 && rows.length === 0) answerNotFound()
  return (
    <>
      <JsonLd data={pageBreadcrumbs(blogWords.blog)} />
      <BlogPage choice={choice} posts={rows} total={total} tags={tags} />
    </>
  )
}
