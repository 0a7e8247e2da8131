import crypto from 'node:crypto'
import { syncBuiltinESMExports } from 'node:module'
import { holder } from '@/server/database/track-held-connection'

// Imported before anything of the product, whose imports by name then get the function below.

/** Whether a transaction held a connection, for each password that was hashed. */
export const hashes: { isInTransaction: boolean }[] = []

/** Enough to distinguish passwords. */
const ROUNDS = 100

const { pbkdf2 } = crypto
crypto.pbkdf2 = (password, salt, rounds, ...rest) => {
  hashes.push({ isInTransaction: holder() !== undefined })
  pbkdf2(password, salt, Math.min(rounds, ROUNDS), ...rest)
}
syncBuiltinESMExports()
