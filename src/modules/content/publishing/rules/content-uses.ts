const holder = (collection: string, value: string) => ({
  collection,
  column: 'record_id',
  only: { column: 'kind', value },
})

/** Pictures that posts, pages and banners show, as readers see them and as last saved. */
export const contentUses = [
  {
    of: 'media',
    table: 'content_pictures',
    column: 'media_id',
    what: 'article',
    area: 'content' as const,
    holders: [
      holder('blog-posts', 'post'),
      holder('topic-pages', 'page'),
      holder('homepage-slides', 'slide'),
    ],
  },
]
