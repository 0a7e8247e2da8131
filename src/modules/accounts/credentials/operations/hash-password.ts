import { pbkdf2, randomBytes } from 'node:crypto'
import { promisify } from 'node:util'
import { concurrencyLimit } from '@/server/concurrency/concurrency-limit'

const derive = promisify(pbkdf2)

/** Payload's own prefix and parameters: new hashes start with the first line's prefix, older ones have none. */
const NEW = { prefix: 'pbkdf2-sha256-v1:', iterations: 600_000, length: 32 }
const OLD = { prefix: '', iterations: 25_000, length: 512 }
const SALT_BYTES = 32

/** A password as it is stored. */
export type HashedPassword = { hash: string; salt: string }

/**
 * Whose password is hashed. A person who is signed in, or whose device is known, goes before strangers, so that a
 * flood of guesses delays only itself and those who sign in from a new device.
 */
export type Hasher = 'known' | 'stranger'

/** Each hash occupies a processor for an eighth of a second; pages need one too. */
const AT_ONCE = 2
/** How many may wait for that, and how long: more would wait in vain. */
const PATIENCE = { line: 250, waitMs: 15_000 }

const work = (password: string, salt: string, kind: typeof NEW, who: Hasher): Promise<Buffer> =>
  concurrencyLimit(
    'password-hashes',
    AT_ONCE,
    () => derive(password, salt, kind.iterations, kind.length, 'sha256'),
    { ...PATIENCE, isAhead: who === 'known' },
  )

/**
 * Hashes a new password in Payload's format. Call it outside of transactions: it takes long, and none of the few
 * connections should wait for it.
 *
 * @throws AppError 503 if its turn would not come soon
 */
export async function hashPassword(password: string, who: Hasher): Promise<HashedPassword> {
  const salt = randomBytes(SALT_BYTES).toString('hex')
  const hash = await work(password, salt, NEW, who)
  return { hash: NEW.prefix + hash.toString('hex'), salt }
}

/** The hash of a password that nobody knows, for an account whose owner has yet to choose one. */
export const hashOfNoPassword = (): HashedPassword => ({
  hash: NEW.prefix + randomBytes(NEW.length).toString('hex'),
  salt: randomBytes(SALT_BYTES).toString('hex'),
})

/**
 * Hashes a password as a stored hash was made. @returns the stored bytes and those of this password
 *
 * @throws AppError 503 if its turn would not come soon
 */
export async function hashLike(
  { hash, salt }: HashedPassword,
  password: string,
  who: Hasher,
): Promise<{ stored: Buffer; tried: Buffer }> {
  const kind = hash.startsWith(NEW.prefix) ? NEW : OLD
  const stored = Buffer.from(hash.slice(kind.prefix.length), 'hex')
  return { stored, tried: await work(password, salt, kind, who) }
}
