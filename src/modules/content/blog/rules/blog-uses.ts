/** References from the blog that prevent other records from being deleted. */
export const blogUses = [
  { of: 'blog-tags', table: 'blog_posts_rels', column: 'blog_tags_id', what: 'blog post' },
  {
    of: 'media',
    table: 'blog_posts',
    column: 'featured_image_id',
    what: 'blog post',
    area: 'content' as const,
  },
]
