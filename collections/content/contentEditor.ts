import {
  BlocksFeature,
  EXPERIMENTAL_TableFeature,
  FixedToolbarFeature,
  lexicalEditor,
  UploadFeature,
} from '@payloadcms/richtext-lexical'
import { contentBlocks } from '@/server/content/content-blocks'
import { textFeatures } from '../shared/textEditor'

type Editor = ReturnType<typeof lexicalEditor>
type Saved = { _status?: unknown } | undefined

const isDraft = (data: Saved, before?: Saved): boolean => (data?._status ?? before?._status) === 'draft'

/** Drafts are validated (`draftOptions`), but the blocks of one may be incomplete: they are complete once published. */
function completeOncePublished(provider: Editor): Editor {
  return async (args) => {
    const adapter = await provider(args)
    return {
      ...adapter,
      validate: (value, options) => (isDraft(options.data) ? true : adapter.validate(value, options)),
      hooks: {
        ...adapter.hooks,
        beforeChange: adapter.hooks?.beforeChange?.map(
          (hook) => (change) =>
            hook(isDraft(change.data, change.originalDoc) ? { ...change, skipValidation: true } : change),
        ),
      },
    }
  }
}

/** The editor of posts and topic pages: text, pictures, tables, and the blocks of all modules. */
export const contentEditor = () =>
  completeOncePublished(
    lexicalEditor({
      // Called when the configuration is complete, and every module has registered its blocks.
      features: () => [
        ...textFeatures(),
        UploadFeature({ enabledCollections: ['media'] }),
        EXPERIMENTAL_TableFeature(),
        FixedToolbarFeature(),
        BlocksFeature({ blocks: contentBlocks().map(({ config }) => config) }),
      ],
    }),
  )
