import { postUrl, topicUrl } from './site-urls'

/** What is written as a draft and published: its collection, its tables, and where it is read. */
export const CONTENT_KINDS = {
  post: {
    collection: 'blog-posts',
    table: 'blog_posts',
    versions: '_blog_posts_v',
    /** The column of its long text, and of the picture beside it. */
    text: 'body',
    picture: 'featured_image_id',
    one: 'post',
    path: '/blogs/posts',
    urlOf: postUrl,
  },
  page: {
    collection: 'topic-pages',
    table: 'topic_pages',
    versions: '_topic_pages_v',
    text: 'content',
    picture: null,
    one: 'topic page',
    path: '/topic-pages',
    urlOf: topicUrl,
  },
} as const

/** Most versions that are kept of a record. */
export const MAX_VERSIONS = 50

export type ContentKind = keyof typeof CONTENT_KINDS

const KINDS: readonly ContentKind[] = ['post', 'page']

/** The kind of a collection's records; null for another collection. */
export const kindOf = (collection: string): ContentKind | null =>
  KINDS.find((kind) => CONTENT_KINDS[kind].collection === collection) ?? null
