import type { CheckboxField, CollectionConfig } from 'payload'
import {
  POST_KEYWORDS_MAX,
  POST_META_DESCRIPTION_MAX,
  POST_META_TITLE_MAX,
  POST_ROUTE_MAX,
  POST_TITLE_MAX,
} from '@/modules/content/blog/rules/blog-limits'
import { POST_MESSAGES } from '@/modules/content/blog/rules/post'
import { postPreviewUrl } from '@/modules/content/publishing/rules/public-urls'
import { moduleAccess } from '../shared/access'
import { atMost, line, lines, link } from '../shared/fields'
import { PREVIEW_SIZES } from '../shared/previewSizes'
import { contentEditor } from './contentEditor'
import {
  documentViewHeading,
  documentViewPart,
  documentViewSide,
  documentViewWith,
  searchPreviewPart,
  withPublishingFaults,
} from './documentView'
import { mayReadVersions, publishingFields, publishingHooks, versions } from './draftOptions'
import { assignSlug, checkFeaturedImage, cleanBody, stampPost, validatePost } from './postHooks'
import { refuseIncompleteBlocks } from './refuseIncompleteBlocks'
import { saveAsDraft } from './refuseTakingDown'

const flag = (name: string, label: string): CheckboxField => ({
  name,
  label,
  type: 'checkbox',
  defaultValue: true,
  admin: documentViewSide,
})

const EDITOR = '/modules/content/blog/admin/editor'

/** A post that was never saved has no preview. */
const previewOf = ({ id }: { id?: unknown }): string | null =>
  typeof id === 'number' ? postPreviewUrl(id) : null

/** Posts of the blog. A draft may be incomplete; the rules decide what a published post needs. */
export const BlogPosts: CollectionConfig = {
  slug: 'blog-posts',
  labels: { singular: 'Blog post', plural: 'Blog posts' },
  admin: {
    ...documentViewWith(`${EDITOR}/post-editor-bar#PostBar`),
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
    line('title', POST_TITLE_MAX, {
      validate: atMost(POST_TITLE_MAX, POST_MESSAGES.titleTooLong),
      localized: true,
      admin: withPublishingFaults,
    }),
    { name: 'body', type: 'richText', localized: true, editor: contentEditor(), admin: withPublishingFaults },
    documentViewPart('actions', `${EDITOR}/post-editor-bar#PostEditorActions`),
    documentViewHeading('Details'),
    link('tags', 'blog-tags', { hasMany: true, admin: { ...documentViewSide, ...withPublishingFaults } }),
    line('writerName', 200, { label: 'Writer', admin: { ...documentViewSide, readOnly: true } }),
    {
      name: 'featuredImage',
      label: 'Featured image',
      type: 'upload',
      relationTo: 'media',
      admin: {
        ...documentViewSide,
        components: { Field: `${EDITOR}/featured-image-field#FeaturedImageField` },
      },
    },
    line('metaTitle', POST_META_TITLE_MAX, {
      label: 'Meta title',
      localized: true,
      admin: { ...documentViewSide, ...withPublishingFaults },
    }),
    lines('metaDescription', POST_META_DESCRIPTION_MAX, {
      label: 'Meta description',
      validate: atMost(POST_META_DESCRIPTION_MAX, POST_MESSAGES.metaDescriptionTooLong),
      localized: true,
      admin: {
        ...documentViewSide,
        components: {
          ...withPublishingFaults.components,
          afterInput: [`${EDITOR}/meta-description-length#MetaDescriptionLength`],
        },
      },
    }),
    searchPreviewPart('post'),
    line('keywords', POST_KEYWORDS_MAX, {
      localized: true,
      admin: { ...documentViewSide, ...withPublishingFaults },
    }),
    line('route', POST_ROUTE_MAX, { index: true, admin: { ...documentViewSide, ...withPublishingFaults } }),
    {
      name: 'readingMinutes',
      label: 'Reading time',
      type: 'number',
      localized: true,
      admin: { ...documentViewSide, readOnly: true },
    },
    documentViewHeading('Settings'),
    flag('commentingEnabled', 'Readers may comment'),
    flag('ratingEnabled', 'Readers may rate'),
    flag('showAuthorName', 'Show the author name'),
    flag('showPublishDate', 'Show the publish date'),
    {
      name: 'publishedAt',
      label: 'Published on',
      type: 'date',
      admin: { ...documentViewSide, readOnly: true },
    },
    link('writer', 'users', { admin: { hidden: true } }),
    ...publishingFields(POST_ROUTE_MAX),
  ],
  hooks: {
    ...publishingHooks,
    beforeValidate: [saveAsDraft, cleanBody, refuseIncompleteBlocks('body'), validatePost],
    beforeChange: [checkFeaturedImage, assignSlug, stampPost, ...publishingHooks.beforeChange],
  },
}
