import { Readable } from 'node:stream'
import type { S3Client } from '@aws-sdk/client-s3'
import { Upload } from '@aws-sdk/lib-storage'
import { logger } from '../logger'

/** How much of a file is in memory at a time; S3 accepts parts from 5 MiB, except for the last one. */
const PART_BYTES = 8 * 1024 * 1024

type Target = { Bucket: string; Key: string; ContentType: string }

/** Passes bytes through; records the error that ended them, if any. */
async function* noted(
  source: AsyncIterable<Uint8Array>,
  broken: { why?: unknown },
): AsyncGenerator<Uint8Array> {
  try {
    yield* source
  } catch (error) {
    broken.why = error
    throw error
  }
}

/**
 * Uploads a stream of unknown length: one request if it is short, parts one after another if not.
 *
 * @throws whatever the source throws, even if the parts sent so far cannot be removed
 */
export async function uploadStream(
  client: S3Client,
  target: Target,
  source: AsyncIterable<Uint8Array>,
): Promise<void> {
  const broken: { why?: unknown } = {}
  const Body = Readable.from(noted(source, broken))
  try {
    await new Upload({ client, params: { ...target, Body }, partSize: PART_BYTES, queueSize: 1 }).done()
  } catch (error) {
    if (broken.why === undefined || broken.why === error) throw error
    // The upload's own error is that the parts were not removed; they do not form a file.
    logger.warn({ err: error, key: target.Key }, 'parts of a failed upload are left in the bucket')
    throw broken.why
  }
}
