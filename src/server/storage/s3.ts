import type { Readable } from 'node:stream'
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3'
import { typeOfName } from './content-type'
import { clientConfig, type S3Options } from './s3-client'
import { directAccess } from './s3-direct'
import { uploadStream } from './s3-upload'
import { checkKey, type Storage } from './types'

const isAbsent = (error: unknown): boolean =>
  (error as { $metadata?: { httpStatusCode?: number } }).$metadata?.httpStatusCode === 404

async function orNull<T>(answer: Promise<T>): Promise<T | null> {
  try {
    return await answer
  } catch (error) {
    if (isAbsent(error)) return null
    throw error
  }
}

/** Files in an S3 bucket or in a server that speaks the same protocol. */
export function s3Storage(options: S3Options): Storage {
  const { bucket: Bucket } = options
  const client = new S3Client(clientConfig(options))
  const factsOf = (key: string, found: { ContentLength?: number; ContentType?: string; ETag?: string }) => ({
    size: found.ContentLength ?? 0,
    type: found.ContentType ?? typeOfName(key),
    etag: found.ETag ?? '""',
  })
  return {
    async put(key, data, type) {
      await client.send(new PutObjectCommand({ Bucket, Key: checkKey(key), Body: data, ContentType: type }))
    },
    putStream: async (key, source, ContentType) =>
      uploadStream(client, { Bucket, Key: checkKey(key), ContentType }, source),
    async get(key) {
      const found = await orNull(client.send(new GetObjectCommand({ Bucket, Key: checkKey(key) })))
      return found && { ...factsOf(key, found), stream: found.Body as Readable }
    },
    async head(key) {
      const found = await orNull(client.send(new HeadObjectCommand({ Bucket, Key: checkKey(key) })))
      return found && factsOf(key, found)
    },
    async remove(key) {
      await client.send(new DeleteObjectCommand({ Bucket, Key: checkKey(key) }))
    },
    direct: directAccess(options),
  }
}
