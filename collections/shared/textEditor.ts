import {
  BlockquoteFeature,
  BoldFeature,
  HeadingFeature,
  HorizontalRuleFeature,
  InlineToolbarFeature,
  ItalicFeature,
  LinkFeature,
  lexicalEditor,
  OrderedListFeature,
  ParagraphFeature,
  StrikethroughFeature,
  UnderlineFeature,
  UnorderedListFeature,
} from '@payloadcms/richtext-lexical'

/** Whatever the rule of texts lets running text hold: the editor cannot open a text with parts that it does not know. */
export const textFeatures = () => [
  ParagraphFeature(),
  BoldFeature(),
  ItalicFeature(),
  UnderlineFeature(),
  StrikethroughFeature(),
  UnorderedListFeature(),
  OrderedListFeature(),
  // Only addresses: a link to a record would need one of its own.
  LinkFeature({ enabledCollections: [] }),
  HeadingFeature({ enabledHeadingSizes: ['h2', 'h3', 'h4'] }),
  BlockquoteFeature(),
  HorizontalRuleFeature(),
  InlineToolbarFeature(),
]

/** The editor of a text inside a block. */
export const textEditor = () => lexicalEditor({ features: textFeatures() })
