import type { Readable } from 'node:stream'
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3'
import { checkKey } from './check-key'
import { contentTypeOfName } from './content-type-of-name'
import { type S3Options, s3ClientConfig } from './s3-client-config'
import { directAccess } from './s3-signed-urls'
import { uploadStream } from './s3-upload'
import type { Storage } from './storage-type'

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
  const client = new S3Client(s3ClientConfig(options))
  const factsOf = (key: string, head: { ContentLength?: number; ContentType?: string; ETag?: string }) => ({
    size: head.ContentLength ?? 0,
    type: head.ContentType ?? contentTypeOfName(key),
    etag: head.ETag ?? '""',
  })
  return {
    async put(key, data, type) {
      await client.send(new PutObjectCommand({ Bucket, Key: checkKey(key), Body: data, ContentType: type }))
    },
    putStream: async (key, source, ContentType) =>
      uploadStream(client, { Bucket, Key: checkKey(key), ContentType }, source),
    async get(key, part) {
      const Range = part && `bytes=${part.start}-${part.end}`
      const object = await orNull(client.send(new GetObjectCommand({ Bucket, Key: checkKey(key), Range })))
      if (!object) return null
      const size = Number(object.ContentRange?.split('/')[1] ?? object.ContentLength ?? 0)
      return { ...factsOf(key, { ...object, ContentLength: size }), stream: object.Body as Readable }
    },
    async head(key) {
      const object = await orNull(client.send(new HeadObjectCommand({ Bucket, Key: checkKey(key) })))
      return object && factsOf(key, object)
    },
    async remove(key) {
      await client.send(new DeleteObjectCommand({ Bucket, Key: checkKey(key) }))
    },
    direct: directAccess(options),
  }
}
