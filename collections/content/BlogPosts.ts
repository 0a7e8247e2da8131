import type { CheckboxField, CollectionConfig } from 'payload'
import {
  POST_KEYWORDS_MAX,
  POST_META_DESCRIPTION_MAX,
  POST_META_TITLE_MAX,
  POST_ROUTE_MAX,
  POST_TITLE_MAX,
} from '@/modules/content/blog/rules/limits'
import { postPreviewAddress } from '@/modules/content/publishing/rules/addresses'
import { moduleAccess } from '../shared/access'
import { line, lines, link } from '../shared/fields'
import { PREVIEW_SIZES } from '../shared/previewSizes'
import { contentEditor } from './contentEditor'
import { mayReadVersions, plainEditor, publishingFields, publishingHooks, versions } from './draftOptions'
import { assignSlug, checkFeaturedImage, cleanBody, stampPost, validatePost } from './postHooks'
import { saveAsDraft } from './refuseTakingDown'

const flag = (name: string): CheckboxField => ({ name, type: 'checkbox', defaultValue: true })

/** A post that was never saved has no preview. */
const previewOf = ({ id }: { id?: unknown }): string | null =>
  typeof id === 'number' ? postPreviewAddress(id) : null

/** Posts of the blog. A draft may be incomplete; the rules decide what a published post needs. */
export const BlogPosts: CollectionConfig = {
  slug: 'blog-posts',
  labels: { singular: 'Blog post', plural: 'Blog posts' },
  admin: {
    ...plainEditor,
    useAsTitle: 'title',
    defaultColumns: ['title', '_status', 'writerName', 'publishedAt'],
    preview: (post) => previewOf(post),
    livePreview: { url: ({ data }) => previewOf(data), breakpoints: PREVIEW_SIZES },
  },
  access: moduleAccess('content', mayReadVersions),
  versions,
  disableDuplicate: true,
  defaultSort: '-id',
  fields: [
    line('title', POST_TITLE_MAX, { localized: true }),
    line('route', POST_ROUTE_MAX, { index: true }),
    link('tags', 'blog-tags', { hasMany: true }),
    { name: 'body', type: 'richText', localized: true, editor: contentEditor() },
    { name: 'readingMinutes', type: 'number', localized: true, admin: { readOnly: true } },
    { name: 'featuredImage', type: 'upload', relationTo: 'media' },
    flag('commentingEnabled'),
    flag('ratingEnabled'),
    flag('showAuthorName'),
    flag('showPublishDate'),
    line('metaTitle', POST_META_TITLE_MAX, { localized: true }),
    lines('metaDescription', POST_META_DESCRIPTION_MAX, { localized: true }),
    line('keywords', POST_KEYWORDS_MAX, { localized: true }),
    link('writer', 'users', { admin: { readOnly: true } }),
    line('writerName', 200, { admin: { readOnly: true } }),
    { name: 'publishedAt', type: 'date', admin: { readOnly: true } },
    ...publishingFields(POST_ROUTE_MAX),
  ],
  hooks: {
    ...publishingHooks,
    beforeValidate: [saveAsDraft, cleanBody, validatePost],
    beforeChange: [checkFeaturedImage, assignSlug, stampPost, ...publishingHooks.beforeChange],
  },
}
