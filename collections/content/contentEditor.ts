import {
  BlocksFeature,
  EXPERIMENTAL_TableFeature,
  FixedToolbarFeature,
  lexicalEditor,
  UploadFeature,
} from '@payloadcms/richtext-lexical'
import { contentBlocks } from '@/server/content/content-blocks'
import { textFeatures } from '../shared/textEditor'
import { draftBlock } from './refuseIncompleteBlocks'

/** The editor of posts and topic pages: text, pictures, tables, and the blocks of all modules. */
export const contentEditor = () =>
  lexicalEditor({
    // Called when the configuration is complete, and every module has registered its blocks.
    features: () => [
      ...textFeatures(),
      UploadFeature({ enabledCollections: ['media'] }),
      EXPERIMENTAL_TableFeature(),
      FixedToolbarFeature(),
      BlocksFeature({ blocks: contentBlocks().map(({ config }) => draftBlock(config)) }),
    ],
  })
