import {
  BlockquoteFeature,
  BoldFeature,
  FixedToolbarFeature,
  HeadingFeature,
  HorizontalRuleFeature,
  ItalicFeature,
  LinkFeature,
  lexicalEditor,
  OrderedListFeature,
  ParagraphFeature,
  StrikethroughFeature,
  UnderlineFeature,
  UnorderedListFeature,
  UploadFeature,
} from '@payloadcms/richtext-lexical'
import type { CheckboxField, CollectionConfig } from 'payload'
import { URL_MAX } from '@/kernel/markup/safe-links'
import {
  POST_KEYWORDS_MAX,
  POST_META_DESCRIPTION_MAX,
  POST_META_TITLE_MAX,
  POST_ROUTE_MAX,
  POST_TITLE_MAX,
} from '@/modules/content/blog/rules/limits'
import { may, moduleAccess } from '../shared/access'
import { line, lines, link } from '../shared/fields'
import { assignSlug, checkFeaturedImage, cleanBody, saveRedirect, stampPost, validatePost } from './postHooks'

/** How many earlier versions of a post are kept. */
const VERSIONS = 50

const editor = lexicalEditor({
  features: [
    ParagraphFeature(),
    HeadingFeature({ enabledHeadingSizes: ['h2', 'h3', 'h4'] }),
    BoldFeature(),
    ItalicFeature(),
    UnderlineFeature(),
    StrikethroughFeature(),
    UnorderedListFeature(),
    OrderedListFeature(),
    BlockquoteFeature(),
    HorizontalRuleFeature(),
    LinkFeature({ enabledCollections: [] }),
    UploadFeature({ enabledCollections: ['media'] }),
    FixedToolbarFeature(),
  ],
})

const flag = (name: string): CheckboxField => ({ name, type: 'checkbox', defaultValue: true })

/** Posts of the blog. A draft may be incomplete; the rules decide what a published post needs. */
export const BlogPosts: CollectionConfig = {
  slug: 'blog-posts',
  labels: { singular: 'Blog post', plural: 'Blog posts' },
  admin: {
    group: false,
    useAsTitle: 'title',
    defaultColumns: ['title', '_status', 'writerName', 'publishedAt'],
  },
  access: moduleAccess('content', { readVersions: may('content', 'read') }),
  versions: { maxPerDoc: VERSIONS, drafts: { autosave: true } },
  disableDuplicate: true,
  lockDocuments: false,
  defaultSort: '-id',
  fields: [
    line('title', POST_TITLE_MAX, { localized: true }),
    line('route', POST_ROUTE_MAX, { index: true }),
    link('tags', 'blog-tags', { hasMany: true }),
    { name: 'body', type: 'richText', localized: true, editor },
    { name: 'readingMinutes', type: 'number', localized: true, admin: { readOnly: true } },
    { name: 'featuredImage', type: 'upload', relationTo: 'media' },
    line('featuredImageUrl', URL_MAX, { admin: { hidden: true } }),
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
  ],
  hooks: {
    beforeValidate: [cleanBody, validatePost],
    beforeChange: [checkFeaturedImage, assignSlug, stampPost],
    afterChange: [saveRedirect],
  },
}
