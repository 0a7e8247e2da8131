import type { Metadata } from 'next'
import { localeOf } from '@/kernel/languages/languages'
import { postShareUrl, urlOfPost } from '@/modules/content/blog/rules/blog-urls'
import { postJsonLd, postTrail } from '@/modules/content/blog/ui/post-json-ld'
import * as blogWords from '@/modules/content/blog/ui/words'
import { postUrl } from '@/modules/content/publishing/rules/public-urls'
import { env } from '@/server/env'
import { NOT_FOUND_HEAD, NotFoundPage } from '@/shell/storefront/not-found-page'
import { pageMetadata } from '@/shell/storefront/page-metadata'
import { JsonLd } from '@/ui/page/json-ld-script'
import { getPostAt } from '../get-post-at'
import { PostPageContent } from '../post-page-content'

type Props = {
  params: Promise<{ id: string }>
  searchParams: Promise<{ lang?: string | string[]; response?: unknown }>
}

const readPost = async ({ params, searchParams }: Props) => {
  const locale = localeOf((await searchParams).lang)
  return { locale, post: await getPostAt((await params).id, locale) }
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const { post } = await readPost(props)
  if (!post) return NOT_FOUND_HEAD
  const slug = post.route ?? String(post.id)
  return pageMetadata({
    title: post.metaTitle || post.title || blogWords.untitled,
    description: post.metaDescription,
    keywords: post.keywords,
    path: postUrl(slug),
    ...(post.featuredImageUrl && { picture: { url: postShareUrl(slug, post.updatedAt), alt: post.title } }),
  })
}

export default async function Post(props: Props) {
  const { locale, post } = await readPost(props)
  if (!post) return <NotFoundPage kind="post" />
  const origin = env().SERVER_URL
  return (
    <>
      <JsonLd data={postTrail(post, origin)} />
      <JsonLd data={postJsonLd(post, urlOfPost(post), origin)} />
      <PostPageContent post={post} locale={locale} outcome={(await props.searchParams).response} />
    </>
  )
}
