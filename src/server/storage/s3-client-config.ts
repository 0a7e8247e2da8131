import type { S3ClientConfig } from '@aws-sdk/client-s3'

/** Which bucket, and how to reach it. Without an endpoint it is AWS. */
export type S3Options = {
  bucket: string
  region: string
  endpoint?: string
  accessKeyId: string
  secretAccessKey: string
  /** Where browsers reach the same storage, if that differs from the app's endpoint. */
  publicEndpoint?: string
}

/** The settings of every client of the bucket, ours and that of Payload's uploads. */
export function s3ClientConfig({
  accessKeyId,
  endpoint,
  region,
  secretAccessKey,
}: S3Options): S3ClientConfig {
  return {
    region,
    endpoint,
    forcePathStyle: Boolean(endpoint),
    credentials: { accessKeyId, secretAccessKey },
    // Callers get an error while they are still waiting.
    requestHandler: { connectionTimeout: 5_000, requestTimeout: 60_000 },
    // Servers other than AWS do not support the newer checksums.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  }
}
