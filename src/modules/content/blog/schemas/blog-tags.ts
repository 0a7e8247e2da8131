import { z } from 'zod'
import { optionalText, requiredText } from '@/input/fields'
import { textQuery } from '@/input/list-query-fields'
import { BLOG_TAG_NAME_MAX, POST_ROUTE_MAX } from '../rules/blog-limits'
import { BLOG_TAG_MESSAGES } from '../rules/blog-tag'

/** A tag of the blog. Its address is made from its name unless one is given. */
export const blogTagInput = z.strictObject({
  name: requiredText('Tag name', BLOG_TAG_NAME_MAX, { missing: BLOG_TAG_MESSAGES.nameRequired }),
  route: optionalText('Address', POST_ROUTE_MAX),
})

/** The query of the list of tags. */
export const blogTagsQuery = z.object({ name: textQuery('name'), route: textQuery('route') })
export type BlogTagsQuery = z.output<typeof blogTagsQuery>
