import path from 'node:path'
import { localStorage } from './local'
import { s3Storage } from './s3'
import type { Storage } from './types'

export {
  type GetTerms,
  isStorageKey,
  type PutTerms,
  type SignedRequest,
  type Storage,
  type StoredFacts,
  type StoredFile,
} from './types'

type Source = Readonly<Record<string, string | undefined>>

/** The storage that the environment names: a folder below DATA_DIR, or an S3 bucket. */
export function storageFrom(source: Source): Storage {
  if (source.STORAGE === 's3')
    return s3Storage({
      bucket: source.S3_BUCKET ?? '',
      region: source.S3_REGION || 'us-east-1',
      endpoint: source.S3_ENDPOINT || undefined,
      publicEndpoint: source.S3_PUBLIC_ENDPOINT || undefined,
      accessKeyId: source.S3_ACCESS_KEY_ID ?? '',
      secretAccessKey: source.S3_SECRET_ACCESS_KEY ?? '',
    })
  return localStorage(path.resolve(source.DATA_DIR || '.data', 'files'))
}

let current: Storage | undefined

/** The storage of this process. */
export function storage(): Storage {
  current ??= storageFrom(process.env)
  return current
}
