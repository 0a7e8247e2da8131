import {
  AbortMultipartUploadCommand,
  CompleteMultipartUploadCommand,
  CreateMultipartUploadCommand,
  PutObjectCommand,
  type S3Client,
  UploadPartCommand,
} from '@aws-sdk/client-s3'
import { logger } from '../logger'

/** S3 takes parts from 5 MiB on, the last one apart; this much of a file is in memory at a time. */
const PART_BYTES = 8 * 1024 * 1024

type Target = { Bucket: string; Key: string; ContentType: string }

async function* partsOf(source: AsyncIterable<Uint8Array>): AsyncGenerator<Buffer> {
  let [held, size] = [[] as Uint8Array[], 0]
  for await (const bytes of source) {
    held.push(bytes)
    size += bytes.byteLength
    if (size < PART_BYTES) continue
    yield Buffer.concat(held)
    ;[held, size] = [[], 0]
  }
  if (size > 0) yield Buffer.concat(held)
}

/** Sends a stream of unknown length: one request while it is short, parts one after another when it is not. */
export async function uploadParts(
  client: S3Client,
  target: Target,
  source: AsyncIterable<Uint8Array>,
): Promise<void> {
  const parts = partsOf(source)
  const first = await parts.next()
  const second = first.done ? first : await parts.next()
  if (second.done) {
    await client.send(new PutObjectCommand({ ...target, Body: first.value ?? Buffer.alloc(0) }))
    return
  }
  const { Bucket, Key } = target
  const { UploadId } = await client.send(new CreateMultipartUploadCommand(target))
  const Parts: { ETag?: string; PartNumber: number }[] = []
  const send = async (Body: Buffer): Promise<void> => {
    const PartNumber = Parts.length + 1
    const { ETag } = await client.send(new UploadPartCommand({ Bucket, Key, UploadId, PartNumber, Body }))
    Parts.push({ ETag, PartNumber })
  }
  try {
    await send(first.value as Buffer)
    await send(second.value)
    for await (const part of parts) await send(part)
    await client.send(
      new CompleteMultipartUploadCommand({ Bucket, Key, UploadId, MultipartUpload: { Parts } }),
    )
  } catch (error) {
    await client
      .send(new AbortMultipartUploadCommand({ Bucket, Key, UploadId }))
      // What counts is why the upload failed; parts that stay behind are no file.
      .catch((err: unknown) =>
        logger.warn({ err, key: Key }, 'parts of a failed upload are left in the bucket'),
      )
    throw error
  }
}
