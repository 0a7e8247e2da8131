import type { Payload } from 'payload'
import { escapeXml } from '@/kernel/markup/escape'
import { BLOG } from '@/modules/content/publishing/rules/public-urls'
import { siteIdentity } from '@/server/site-identity'
import { listLatestPosts } from '../queries/list-posts'
import type { BlogPost } from '../queries/select-post'
import { BLOG_FEED, urlOfPost } from '../rules/blog-urls'
import { feedTitle } from './words'

/** Posts in the feed. */
const FEED_POSTS = 20

const element = (name: string, text: string, attributes = ''): string =>
  `<${name}${attributes}>${escapeXml(text)}</${name}>`

/** A post in the feed, with no more than its page shows. */
function itemOf(post: BlogPost, origin: string): string {
  const url = origin + urlOfPost(post)
  return [
    '<item>',
    element('title', post.title),
    element('link', url),
    element('guid', `${origin}${BLOG}/${post.id}`, ' isPermaLink="false"'),
    element('description', post.metaDescription),
    ...(post.publishedAt ? [element('pubDate', new Date(post.publishedAt).toUTCString())] : []),
    ...(post.writerName ? [element('dc:creator', post.writerName)] : []),
    ...post.tags.map(({ name }) => element('category', name)),
    '</item>',
  ].join('')
}

/** Responds with the newest posts as RSS 2.0. `origin` is the site's address without a path. */
export async function serveBlogFeed(payload: Payload, origin: string): Promise<Response> {
  const posts = await listLatestPosts(payload, FEED_POSTS)
  const { description, name } = siteIdentity()
  const channel = [
    element('title', feedTitle(name)),
    element('link', origin + BLOG),
    `<atom:link href="${escapeXml(origin + BLOG_FEED)}" rel="self" type="application/rss+xml"/>`,
    element('description', description || feedTitle(name)),
    element('language', 'en'),
    ...posts.map((post) => itemOf(post, origin)),
  ].join('')
  const feed = `<?xml version="1.0" encoding="UTF-8"?><rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:dc="http://purl.org/dc/elements/1.1/"><channel>${channel}</channel></rss>`
  return new Response(feed, {
    headers: {
      'content-type': 'application/rss+xml; charset=utf-8',
      'cache-control': 'public, max-age=300',
      'x-content-type-options': 'nosniff',
    },
  })
}
