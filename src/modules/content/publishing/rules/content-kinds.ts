import { postUrl, topicUrl } from './public-urls'

/** What is written as a draft and published, by names that rows store. */
export const KINDS = ['post', 'page'] as const
export type ContentKind = (typeof KINDS)[number]

/** Its collection, its tables, its screens under /admin, and where it is read. */
export const CONTENT_KINDS = {
  post: {
    collection: 'blog-posts',
    table: 'blog_posts',
    versions: '_blog_posts_v',
    /** The column of its long text, and of the picture beside it. */
    text: 'body',
    picture: 'featured_image_id',
    /** The column of redirects that lead to it. */
    redirects: 'blog_posts_id',
    one: 'post',
    path: '/blogs/posts',
    urlOf: postUrl,
    screens: {
      list: 'content-management/blog',
      create: 'content-management/blog/create',
      edit: 'content-management/blog/edit',
    },
  },
  page: {
    collection: 'topic-pages',
    table: 'topic_pages',
    versions: '_topic_pages_v',
    text: 'content',
    picture: null,
    redirects: 'topic_pages_id',
    one: 'topic page',
    path: '/topic-pages',
    urlOf: topicUrl,
    screens: {
      list: 'content-management/topic-pages',
      create: 'content-management/topic-pages/topic-editor/create',
      edit: 'content-management/topic-pages/topic-editor',
      hasInner: true,
    },
  },
} as const satisfies Record<ContentKind, object>

/** Most versions that are kept of a record. */
export const MAX_VERSIONS = 50

/** The kind of a collection's records; null for another collection. */
export const kindOf = (collection: string): ContentKind | null =>
  KINDS.find((kind) => CONTENT_KINDS[kind].collection === collection) ?? null

/** The address of the list of a kind's records. */
export const listScreen = (kind: ContentKind): string => `/admin/${CONTENT_KINDS[kind].screens.list}`

/** The address at which staff write a record; 'create' for a new one. */
export function editScreen(kind: ContentKind, id: number | 'create'): string {
  const { create, edit } = CONTENT_KINDS[kind].screens
  return id === 'create' ? `/admin/${create}` : `/admin/${edit}/${id}`
}
