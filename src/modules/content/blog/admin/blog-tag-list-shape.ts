import { type Actor, can } from '@/kernel/permissions'
import type { Filter, ListRow, ListShape } from '@/ui/back-office/list/list-type'
import type { StaffTag } from '../queries/list-staff-tags'
import { BLOG_TAGS_SCREEN } from '../rules/admin-urls'
import { BLOG_TAG_NAME_MAX, POST_ROUTE_MAX } from '../rules/blog-limits'
import * as words from './words'

/** The table and the form of tags, for a viewer with these permissions. */
export const tagListShape = (actor: Actor): ListShape => ({
  address: BLOG_TAGS_SCREEN,
  collection: 'blog-tags',
  path: '/blogs/tags',
  singular: words.blogTag,
  plural: words.blogTags,
  createLabel: words.createTag,
  columns: [
    { key: 'name', title: words.tagName },
    { key: 'route', title: words.route },
    { key: 'posts', title: words.publishedPosts, kind: 'number' },
    { key: 'updatedAt', title: words.updated, kind: 'day' },
  ],
  fields: [
    { name: 'name', label: words.tagName, kind: 'text', required: true, max: BLOG_TAG_NAME_MAX },
    { name: 'route', label: words.route, kind: 'text', max: POST_ROUTE_MAX, help: words.routeHelp },
  ],
  opens: 'dialog',
  may: {
    create: can(actor, 'content', 'create'),
    update: can(actor, 'content', 'update'),
    delete: can(actor, 'content', 'delete'),
  },
  toggle: null,
  bulkDelete: false,
})

export const TAG_FILTERS: Filter[] = [
  { name: 'name', label: words.tagName, kind: 'search' },
  { name: 'route', label: words.route, kind: 'text' },
]

/** A tag as shown in the table and opened in the form. */
export const tagRow = ({ id, name, posts, route, updatedAt }: StaffTag): ListRow => ({
  id,
  name,
  updatedAt,
  active: null,
  cells: { name, route, posts, updatedAt },
  values: { name, route },
})
