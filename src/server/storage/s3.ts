import type { Readable } from 'node:stream'
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3'
import { typeOfName } from './content-type'
import { uploadParts } from './s3-parts'
import { signS3 } from './s3-sign'
import { checkKey, type DirectAccess, type Storage } from './types'

/** Which bucket, and how to reach it. Without an endpoint it is AWS. */
export type S3Options = {
  bucket: string
  region: string
  endpoint?: string
  accessKeyId: string
  secretAccessKey: string
  /** Where browsers reach the same storage, when that is not where the app does. */
  publicEndpoint?: string
}

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

/** Signs what browsers send to the bucket; null when the only address known is one for the app. */
function directAccess(options: S3Options): DirectAccess | null {
  if (options.endpoint && !options.publicEndpoint) return null
  const { bucket, region } = options
  const base = options.publicEndpoint
    ? `${options.publicEndpoint.replace(/(?<!\/)\/+$/, '')}/${bucket}`
    : `https://${bucket}.s3.${region}.amazonaws.com`
  const urlOf = (key: string) => `${base}/${checkKey(key).split('/').map(encodeURIComponent).join('/')}`
  return {
    put(key, { type, size, expires }) {
      // The length is signed too, but browsers write that header themselves and let nobody else.
      const headers = { 'content-type': type, 'if-none-match': '*' }
      const signed = { ...headers, 'content-length': String(size) }
      return { url: signS3(options, { method: 'PUT', url: urlOf(key), headers: signed, expires }), headers }
    },
    get(key, { type, disposition, expires }) {
      const wish = { 'response-content-type': type, 'response-content-disposition': disposition }
      const url = `${urlOf(key)}?${new URLSearchParams(wish)}`
      return signS3(options, { method: 'GET', url, headers: {}, expires })
    },
  }
}

/** Files in an S3 bucket or in a server that speaks the same protocol. */
export function s3Storage(options: S3Options): Storage {
  const { bucket: Bucket, accessKeyId, secretAccessKey, region, endpoint } = options
  const client = new S3Client({
    region,
    endpoint,
    forcePathStyle: Boolean(endpoint),
    credentials: { accessKeyId, secretAccessKey },
    // Whoever waits for an answer is told so while they still look.
    requestHandler: { connectionTimeout: 5_000, requestTimeout: 60_000 },
    // Servers other than AWS do not know the newer checksums.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  })
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
      uploadParts(client, { Bucket, Key: checkKey(key), ContentType }, source),
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
