import { CACHE_DIR, ROOT } from './paths.mjs'

/**
 * The browser for tests, which is the one for documents.
 *
 * @param {string} [cacheDir]
 */
export async function ensureChromium(cacheDir = CACHE_DIR) {
  const product = await import('../../src/server/pdf/ensure-chromium.ts')
  return product.ensureChromium(cacheDir, ROOT)
}
