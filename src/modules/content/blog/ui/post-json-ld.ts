import { BLOG } from '@/modules/content/publishing/rules/public-urls'
import { siteIdentity } from '@/server/site-identity'
import { breadcrumbJsonLd } from '@/ui/page/breadcrumb-json-ld'
import type { BlogArticle } from '../queries/get-post'
import { urlOfPost } from '../rules/blog-urls'
import * as words from './words'

/** A post for search engines, with no more than the page shows. `origin` is the site's address without a path. */
export function postJsonLd(post: BlogArticle, path: string, origin: string): object {
  const { name } = siteIdentity()
  const publisher = { '@type': 'Organization', name, url: origin }
  return {
    '@context': 'https://schema.org',
    '@type': 'BlogPosting',
    headline: post.title || words.untitled,
    description: post.metaDescription,
    url: origin + path,
    mainEntityOfPage: origin + path,
    ...(post.featuredImageUrl && { image: origin + post.featuredImageUrl }),
    ...(post.publishedAt && { datePublished: post.publishedAt, dateModified: post.updatedAt }),
    author: post.writerName ? { '@type': 'Person', name: post.writerName } : publisher,
    publisher,
    keywords: post.tags.map((tag) => tag.name).join(', '),
    ...(post.ratings > 0 && {
      aggregateRating: {
        '@type': 'AggregateRating',
        ratingValue: post.averageRating,
        ratingCount: post.ratings,
      },
    }),
  }
}

/** Where a post lies on the site, for search engines. */
export const postTrail = (post: BlogArticle, origin: string): object =>
  breadcrumbJsonLd(
    [
      { label: words.home, href: '/' },
      { label: words.blog, href: BLOG },
      { label: post.title || words.untitled, href: urlOfPost(post) },
    ],
    origin,
  )
