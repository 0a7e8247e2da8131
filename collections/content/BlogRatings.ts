import type { CollectionConfig } from 'payload'
import { ratingFault } from '@/modules/content/blog/rules/rating'
import { customerFieldAccess, moduleAccess, systemManaged } from '../shared/access'
import { link } from '../shared/fields'

/** Stars that people give to posts: one rating per person and post. */
export const BlogRatings: CollectionConfig = {
  slug: 'blog-ratings',
  labels: { singular: 'Blog rating', plural: 'Blog ratings' },
  admin: { group: false, useAsTitle: 'id', defaultColumns: ['post', 'rating'] },
  access: moduleAccess('content', systemManaged),
  lockDocuments: false,
  defaultSort: '-id',
  fields: [
    link('post', 'blog-posts', { required: true }),
    link('user', 'users', { required: true, access: customerFieldAccess }),
    {
      name: 'rating',
      type: 'number',
      required: true,
      validate: (value: number | null | undefined) => ratingFault(value) ?? true,
    },
  ],
}
