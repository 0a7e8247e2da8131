import type { CollectionAfterChangeHook, CollectionAfterDeleteHook } from 'payload'
import type { Media } from '@/payload-types'
import { logger } from '@/server/logger'
import { avifOf, makeTwinLater, twinsOf } from '@/server/pictures/avif-twins'
import { storage } from '@/server/storage'
import { storedKeys } from '@/server/storage/remove-stored-files'
import { orUnavailable } from '@/server/storage/storage-failures'

/** The folder of all pictures. */
export const MEDIA_FOLDER = 'media'

/** Storage key of a picture's file, or of one of its sizes. */
export const keyOf = (filename: string): string => `${MEDIA_FOLDER}/${filename}`

/** The storage keys of a picture's file and its sizes. */
const keysOf = ({ filename, sizes }: Partial<Media>): string[] =>
  [filename, ...Object.values(sizes ?? {}).map((size) => size?.filename)].flatMap((name) =>
    name ? keyOf(name) : [],
  )

/** Records what is about to be stored, so that it can be removed on failure. */
export const noteFiles: CollectionAfterChangeHook<Media> = ({ doc, req }) => {
  if (req.file) storedKeys(req).push(...keysOf(doc))
  return doc
}

/** Has the other formats of new files made, and removes those of a replaced picture. */
export const followTwins: CollectionAfterChangeHook<Media> = async ({ doc, operation, previousDoc }) => {
  if (operation === 'update' && doc.filename === previousDoc.filename) return doc
  for (const key of keysOf(doc)) makeTwinLater(avifOf(key))
  if (operation === 'update') await forget(previousDoc)
  return doc
}

/** Removes the other formats with their picture. */
export const removeTwins: CollectionAfterDeleteHook<Media> = async ({ doc }) => {
  await forget(doc)
  return doc
}

async function forget(picture: Partial<Media>): Promise<void> {
  const twins = keysOf(picture).flatMap(twinsOf)
  const done = await Promise.allSettled(twins.map((key) => storage().remove(key)))
  const failed = done.filter(({ status }) => status === 'rejected').length
  if (failed > 0) logger.warn({ failed }, 'other formats of a picture are left in the storage')
}

/** The AWS client adds the number of attempts to every error it throws. */
const isOfBucket = (error: unknown): boolean => error instanceof Error && '$metadata' in error

/** The same hook, with the usual error message if the bucket does not answer. */
export const inPlainWords =
  (hook: CollectionAfterChangeHook): CollectionAfterChangeHook =>
  async (args) => {
    try {
      return await hook(args)
    } catch (error) {
      if (isOfBucket(error)) return orUnavailable(Promise.reject(error))
      throw error
    }
  }
