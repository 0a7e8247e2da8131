import type { CollectionConfig } from 'payload'
import { BLOG_TAG_NAME_MAX, POST_ROUTE_MAX } from '@/modules/content/blog/rules/blog-limits'
import { BLOG_TAG_MESSAGES, blogTagIssues, blogTagRoute } from '@/modules/content/blog/rules/blog-tag'
import { moduleAccess } from '../shared/access'
import { line } from '../shared/fields'
import { refuseDuplicates } from '../shared/refuseDuplicates'
import { refuseWhenInUse } from '../shared/refuseWhenInUse'
import { validateByRule } from '../shared/validateByRule'

/** What posts of the blog are about. */
export const BlogTags: CollectionConfig = {
  slug: 'blog-tags',
  labels: { singular: 'Blog tag', plural: 'Blog tags' },
  admin: { group: false, useAsTitle: 'name', defaultColumns: ['name', 'route'] },
  access: moduleAccess('content'),
  lockDocuments: false,
  defaultSort: 'name',
  fields: [
    line('name', BLOG_TAG_NAME_MAX, { required: true }),
    line('route', POST_ROUTE_MAX, { admin: { description: 'From the name, unless you choose another' } }),
  ],
  hooks: {
    beforeValidate: [
      validateByRule(blogTagIssues),
      refuseDuplicates('blog_tags', { field: 'name', column: 'name', message: BLOG_TAG_MESSAGES.nameTaken }),
    ],
    beforeChange: [
      // A new name has a new address, unless the address is chosen.
      ({ data, originalDoc }) => {
        const name = data.name ?? originalDoc?.name ?? ''
        const isChosen = data.route && data.route !== originalDoc?.route
        const isSame = name === originalDoc?.name
        return {
          ...data,
          route: blogTagRoute(name, isChosen || isSame ? (data.route ?? originalDoc?.route) : null),
        }
      },
    ],
    beforeDelete: [refuseWhenInUse('Blog tag')],
  },
}
