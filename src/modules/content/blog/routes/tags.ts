import { z } from 'zod'
import { recordOf } from '@/api/answer-schemas'
import { crudRoutes } from '@/api/crud-routes'
import { defineRoute } from '@/api/define-route'
import { notFound } from '@/kernel/errors'
import { WHOLE_LIST_LIMIT } from '@/kernel/lists/paging-limits'
import { getBlogTag, listBlogTags } from '../queries/list-tags'
import { blogTagInput, blogTagsQuery } from '../schemas/blog-tags'

const tag = 'Blog'

const record = z
  .object({ id: z.int(), name: z.string(), route: z.string(), posts: z.int() })
  .meta({ id: 'BlogTag' })

/** Tags of the blog: read by everyone, written by staff. */
export const blogTagRoutes = [
  defineRoute({
    method: 'get',
    path: '/blogs/tags',
    access: { kind: 'public' },
    tag,
    summary: 'List the tags of the blog, each with the number of its published posts',
    query: blogTagsQuery,
    response: recordOf(z.array(record)),
    handler: async ({ query }, { req }) => ({
      data: await listBlogTags(req, query, WHOLE_LIST_LIMIT),
    }),
  }),
  ...crudRoutes({
    path: '/blogs/tags',
    collection: 'blog-tags',
    singular: 'Tag',
    tag,
    module: 'content',
    input: blogTagInput,
    patch: blogTagInput.partial(),
    record,
    one: async ({ req }, id) => {
      const blogTag = await getBlogTag(req, id)
      if (!blogTag) throw notFound()
      return blogTag
    },
  }),
]
