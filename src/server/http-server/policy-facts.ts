import type { Env } from '../env'
import type { PolicyFacts } from './security-headers'

type Read = Pick<
  Env,
  'NODE_ENV' | 'SERVER_URL' | 'STORAGE' | 'S3_BUCKET' | 'S3_ENDPOINT' | 'S3_PUBLIC_ENDPOINT' | 'S3_REGION'
>

/** What the policies need to know, from the environment. */
export const policyFacts = (env: Read): PolicyFacts => ({
  isSecure: env.SERVER_URL.startsWith('https:'),
  isDevelopment: env.NODE_ENV === 'development',
  storageOrigin: env.STORAGE === 's3' ? bucketOrigin(env) : null,
})

/** Where browsers reach the bucket; null if everything goes through the app. */
function bucketOrigin(env: Read): string | null {
  if (env.S3_PUBLIC_ENDPOINT) return new URL(env.S3_PUBLIC_ENDPOINT).origin
  if (env.S3_ENDPOINT) return null
  const host = `s3.${env.S3_REGION}.amazonaws.com`
  // A wildcard certificate for that host does not cover names with dots, so those go into the path.
  return env.S3_BUCKET?.includes('.') ? `https://${host}` : `https://${env.S3_BUCKET}.${host}`
}
