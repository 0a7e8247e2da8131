import crypto from 'node:crypto'
import { syncBuiltinESMExports } from 'node:module'

// In this process passwords are hashed with few rounds, by Payload and by the product alike, so that creating
// people and signing them in costs next to nothing. Files with a process of their own hash like the product.
// Imported for that, once per process, before anything of the product.

/**
 * Enough to distinguish passwords. The product's 600,000 take an eighth of a second, and every test has its
 * people.
 */
const ROUNDS = 100

const { pbkdf2 } = crypto
crypto.pbkdf2 = (password, salt, rounds, ...rest) => pbkdf2(password, salt, Math.min(rounds, ROUNDS), ...rest)
// Imports by name get this one too.
syncBuiltinESMExports()
