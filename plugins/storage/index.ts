import { cloudStoragePlugin } from '@payloadcms/plugin-cloud-storage'
import { s3Storage } from '@payloadcms/storage-s3'
import type { CollectionConfig, Config, Plugin } from 'payload'
import { bucketFrom } from '@/server/storage'
import { s3ClientConfig } from '@/server/storage/s3-client-config'
import { localAdapter } from './local-adapter'
import { followTwins, inPlainWords, MEDIA_FOLDER, noteFiles, removeTwins } from './media-file-hooks'

const media = {
  prefix: MEDIA_FOLDER,
  disableLocalStorage: true,
  disablePayloadAccessControl: true,
  /** Photographs are public at plain addresses of the app, which makes their other sizes and formats. */
  generateFileURL: ({ filename }: { filename: string }) => `/media/${encodeURIComponent(filename)}`,
} as const

/**
 * The storage of pictures: a bucket through Payload's S3 package if the environment names one, else a folder
 * below DATA_DIR through our adapter. Everything apart from storing is the same for both.
 */
export const storagePlugin =
  (): Plugin =>
  async (given: Config): Promise<Config> => {
    const bucket = bucketFrom(process.env)
    const s3 = s3Storage({
      // Without a bucket it still registers its admin component, so that the import map is always the same.
      enabled: bucket !== null,
      bucket: bucket?.bucket ?? '',
      config: bucket ? s3ClientConfig(bucket) : {},
      collections: { media },
    })
    const local = cloudStoragePlugin({
      enabled: bucket === null,
      collections: { media: { ...media, adapter: localAdapter } },
    })
    return withMedia(await local(await s3(withMedia(given, prepared))), followed)
  }

const withMedia = (config: Config, change: (media: CollectionConfig) => CollectionConfig): Config => ({
  ...config,
  collections: config.collections?.map((one) => (one.slug === 'media' ? change(one) : one)),
})

/**
 * All pictures are in one folder, so the table has no column for it. Hooks that run before the files are
 * stored.
 */
const prepared = (collection: CollectionConfig): CollectionConfig => ({
  ...collection,
  fields: [
    ...collection.fields,
    { name: 'prefix', type: 'text', virtual: true, hidden: true, admin: { disabled: true } },
  ],
  hooks: { ...collection.hooks, afterChange: [...(collection.hooks?.afterChange ?? []), noteFiles] },
})

/**
 * The package appends its hooks: the one that stores is wrapped, so that it fails with the product's
 * messages.
 */
const followed = (collection: CollectionConfig): CollectionConfig => {
  const { afterChange = [], afterDelete = [] } = collection.hooks ?? {}
  return {
    ...collection,
    hooks: {
      ...collection.hooks,
      afterChange: [...afterChange.slice(0, -1), ...afterChange.slice(-1).map(inPlainWords), followTwins],
      afterDelete: [...afterDelete, removeTwins],
    },
  }
}
