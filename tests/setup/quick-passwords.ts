import crypto from 'node:crypto'
import { syncBuiltinESMExports } from 'node:module'

// Passwords are hashed with few rounds in this process, by Payload and by the product alike, so that making people and
// signing them in costs next to nothing. Files with a process of their own hash as the product does. Imported for that,
// once for each process, before anything of the product is.

/** Enough to tell passwords apart. The product's 600,000 take an eighth of a second, and every test has its people. */
const ROUNDS = 100

const { pbkdf2 } = crypto
crypto.pbkdf2 = (password, salt, rounds, ...rest) => pbkdf2(password, salt, Math.min(rounds, ROUNDS), ...rest)
// Whoever imports it by name gets this one too.
syncBuiltinESMExports()
