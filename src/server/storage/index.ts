import path from 'node:path'
import { localStorage } from './local-storage'
import type { S3Options } from './s3-client-config'
import { s3Storage } from './s3-storage'
import type { Storage } from './storage-type'

export { isStorageKey } from './storage-key'
export type { GetTerms, PutTerms, SignedRequest, Storage, StoredFacts, StoredFile } from './storage-type'

type Source = Readonly<Record<string, string | undefined>>

/** The bucket in the environment; null if files stay on this machine. */
export function bucketFrom(source: Source): S3Options | null {
  if (source.STORAGE !== 's3') return null
  return {
    bucket: source.S3_BUCKET ?? '',
    region: source.S3_REGION || 'us-east-1',
    endpoint: source.S3_ENDPOINT || undefined,
    publicEndpoint: source.S3_PUBLIC_ENDPOINT || undefined,
    accessKeyId: source.S3_ACCESS_KEY_ID ?? '',
    secretAccessKey: source.S3_SECRET_ACCESS_KEY ?? '',
  }
}

/** The configured storage: a folder below DATA_DIR, or an S3 bucket. */
export function storageFrom(source: Source): Storage {
  const bucket = bucketFrom(source)
  return bucket ? s3Storage(bucket) : localStorage(path.resolve(source.DATA_DIR || '.data', 'files'))
}

let current: Storage | undefined

/** The storage of this process. */
export function storage(): Storage {
  current ??= storageFrom(process.env)
  return current
}

/** Has the storage configured again; for tests, which work in several folders in turn. */
export function forgetStorage(): void {
  current = undefined
}
