import { GetObjectCommand, PutObjectCommand, S3Client } from '@aws-sdk/client-s3'
import { getSignedUrl } from '@aws-sdk/s3-request-presigner'
import { checkKey } from './check-key'
import { type S3Options, s3ClientConfig } from './s3-client-config'
import type { DirectAccess } from './storage-type'

/** The longest validity of an S3 signature, in seconds. */
const LONGEST = 7 * 24 * 3600

/** By default, the signer signs every header of an upload except this one. */
const SIGNED_TOO = new Set(['content-type'])

/**
 * @throws RangeError for a validity of zero or of more than seven days, some of which the signer would accept
 */
function secondsUntil(expires: Date): number {
  const seconds = Math.round((expires.getTime() - Date.now()) / 1000)
  if (seconds > 0 && seconds <= LONGEST) return seconds
  throw new RangeError('A signed address lives up to seven days')
}

/** Signs what browsers send to the bucket; null if the only known address is for the app. */
export function directAccess(options: S3Options): DirectAccess | null {
  if (options.endpoint && !options.publicEndpoint) return null
  const { bucket: Bucket } = options
  // Signing sends nothing: this client only knows where browsers reach the bucket.
  const client = new S3Client(s3ClientConfig({ ...options, endpoint: options.publicEndpoint }))
  return {
    async put(key, { type, size, expires }) {
      const command = new PutObjectCommand({
        Bucket,
        Key: checkKey(key),
        ContentType: type,
        ContentLength: size,
        IfNoneMatch: '*',
      })
      const terms = { expiresIn: secondsUntil(expires), signableHeaders: SIGNED_TOO }
      // The length is signed too, but browsers set that header themselves and allow no one else to.
      const headers = { 'content-type': type, 'if-none-match': '*' }
      return { url: await getSignedUrl(client, command, terms), headers }
    },
    async get(key, { type, disposition, expires }) {
      const command = new GetObjectCommand({
        Bucket,
        Key: checkKey(key),
        ResponseContentType: type,
        ResponseContentDisposition: disposition,
      })
      return getSignedUrl(client, command, { expiresIn: secondsUntil(expires) })
    },
  }
}
