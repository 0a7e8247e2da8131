import { siegeBodies } from './siege-bodies'
import { siegeHeaders } from './siege-headers'
import { siegeLockout } from './siege-lockout'
import { siegeRegex } from './siege-regex'
import type { Part } from './siege-target'

/** All parts, in their order: those that leave the product alone first. */
export const PARTS: Readonly<Record<string, Part>> = {
  headers: siegeHeaders,
  regex: siegeRegex,
  lockout: siegeLockout,
  bodies: siegeBodies,
}
