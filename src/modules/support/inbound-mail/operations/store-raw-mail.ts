import { createHash } from 'node:crypto'
import { storage } from '@/server/storage'
import { orUnavailable } from '@/server/storage/storage-failures'

/** An e-mail in the storage: where, and the hash of its bytes, which names it. */
export type StoredRaw = { path: string; hash: string }

/**
 * Stores an e-mail as it arrived. The same bytes are the same file, so storing them again is no matter, and a file
 * without a row is an e-mail that will be sent again.
 *
 * @throws AppError 503
 */
export async function storeRawMail(raw: Buffer): Promise<StoredRaw> {
  const hash = createHash('sha256').update(raw).digest('hex')
  const path = `inbound-mails/${hash.slice(0, 2)}/${hash}.eml`
  await orUnavailable(
    storage()
      .head(path)
      .then((known) => (known ? undefined : storage().put(path, raw, 'message/rfc822'))),
  )
  return { path, hash }
}
