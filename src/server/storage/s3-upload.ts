import { Readable } from 'node:stream'
import type { S3Client } from '@aws-sdk/client-s3'
import { Upload } from '@aws-sdk/lib-storage'
import { logger } from '../logger'

/** This much of a file is in memory at a time; S3 takes parts from 5 MiB on, the last one apart. */
const PART_BYTES = 8 * 1024 * 1024

type Target = { Bucket: string; Key: string; ContentType: string }

/** The same bytes; keeps in mind why they ended, when they did not end well. */
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
 * Sends a stream of unknown length: one request while it is short, parts one after another when it is not.
 *
 * @throws whatever the source throws, also when the parts that were sent by then cannot be taken back
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
    // The upload's own complaint is that the storage did not take the parts back; they are no file.
    logger.warn({ err: error, key: target.Key }, 'parts of a failed upload are left in the bucket')
    throw broken.why
  }
}
