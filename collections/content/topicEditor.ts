import {
  BlockquoteFeature,
  BlocksFeature,
  BoldFeature,
  FixedToolbarFeature,
  HeadingFeature,
  HorizontalRuleFeature,
  InlineToolbarFeature,
  ItalicFeature,
  LinkFeature,
  lexicalEditor,
  OrderedListFeature,
  ParagraphFeature,
  UnorderedListFeature,
} from '@payloadcms/richtext-lexical'
import type { Block } from 'payload'
import type { TopicBlock } from '@/modules/content/topics/rules/topic-content'
import { SITE_FACTS } from '@/modules/content/topics/rules/topic-facts'
import { line, lines } from '../shared/fields'

/** Whatever the rules let a text hold: the editor cannot open a text with parts that it does not know. */
const textFeatures = () => [
  ParagraphFeature(),
  BoldFeature(),
  ItalicFeature(),
  UnorderedListFeature(),
  OrderedListFeature(),
  // Only addresses: a link to a record would need one of its own.
  LinkFeature({ enabledCollections: [] }),
  HeadingFeature({ enabledHeadingSizes: ['h2', 'h3'] }),
  BlockquoteFeature(),
  HorizontalRuleFeature(),
  InlineToolbarFeature(),
]

const block = (slug: TopicBlock, one: string, fields: Block['fields']): Block => ({
  slug,
  labels: { singular: one, plural: one },
  fields,
})

const TITLE_MAX = 150

const blocks: Block[] = [
  block('section', 'Section', [
    line('title', TITLE_MAX, { required: true, label: 'Heading' }),
    line('anchor', 60, {
      admin: {
        description:
          'What links to this section end with, such as payment for #payment. Empty for one made from the heading.',
      },
    }),
  ]),
  block('picture', 'Picture', [
    { name: 'image', type: 'upload', relationTo: 'media', required: true },
    line('caption', 300),
  ]),
  block('columns', 'Columns', [
    {
      name: 'columns',
      type: 'array',
      minRows: 2,
      maxRows: 3,
      required: true,
      fields: [{ name: 'text', type: 'richText', editor: lexicalEditor({ features: textFeatures() }) }],
    },
  ]),
  block('questions', 'Questions and answers', [
    line('title', TITLE_MAX),
    {
      name: 'items',
      type: 'array',
      minRows: 1,
      maxRows: 50,
      required: true,
      fields: [line('question', 300, { required: true }), lines('answer', 3_000, { required: true })],
    },
  ]),
  block('vehicles', 'Vehicles by a search', [
    line('title', TITLE_MAX),
    line('search', 2_000, {
      label: 'Address of the list of vehicles',
      admin: {
        description: 'Search on the site and copy the address of the result. Empty for the newest vehicles.',
      },
    }),
    {
      name: 'count',
      type: 'select',
      label: 'At most',
      defaultValue: '4',
      required: true,
      options: ['4', '8', '12'],
    },
  ]),
  block('showrooms', 'Showrooms', [
    line('title', TITLE_MAX),
    line('country', 60, { admin: { description: 'Empty for the showrooms of every country.' } }),
  ]),
  block('facts', 'Facts about this site', [
    { name: 'what', type: 'select', required: true, options: [...SITE_FACTS] },
  ]),
  block('contact', 'Contact', [line('title', TITLE_MAX), lines('text', 500)]),
]

/** The editor of a topic page: text, and the parts that are more than text. */
export const topicEditor = () =>
  lexicalEditor({
    features: [...textFeatures(), FixedToolbarFeature(), BlocksFeature({ blocks })],
  })
