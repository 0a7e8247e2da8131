import { siegeHeaders } from './siege-headers'
import { siegeSaves } from './siege-saves'
import type { Part } from './siege-target'

/** All parts, in their order: those that leave the product alone first. */
export const PARTS: Readonly<Record<string, Part>> = {
  headers: siegeHeaders,
  saves: siegeSaves,
}
