import type { CollectionConfig } from 'payload'
import { COMMENT_MAX, COMMENT_NAME_MAX } from '@/modules/content/blog/rules/blog-limits'
import { customerFieldAccess, moduleAccess, systemManaged } from '../shared/access'
import { line, lines, link } from '../shared/fields'

/** Comments on posts: one per person and post; what looks like spam waits for staff. */
export const BlogComments: CollectionConfig = {
  slug: 'blog-comments',
  labels: { singular: 'Blog comment', plural: 'Blog comments' },
  admin: { group: false, useAsTitle: 'content', defaultColumns: ['content', 'post', 'isApproved', 'isSpam'] },
  access: moduleAccess('content', systemManaged),
  lockDocuments: false,
  defaultSort: '-id',
  fields: [
    link('post', 'blog-posts', { required: true }),
    link('user', 'users', { required: true, access: customerFieldAccess }),
    lines('content', COMMENT_MAX, { required: true }),
    line('authorName', COMMENT_NAME_MAX, { required: true }),
    line('authorEmail', 254, { required: true, access: customerFieldAccess }),
    { name: 'isApproved', type: 'checkbox', required: true, defaultValue: false },
    { name: 'isSpam', type: 'checkbox', required: true, defaultValue: false },
  ],
}
