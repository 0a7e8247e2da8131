import { createHash } from 'node:crypto'

const SCRIPT = /<script(\s[^>]*)>([\s\S]*?)<\/script>/g
const SRC = /\ssrc=/

/** A page without a nonce, and the sources, as a policy names them, of the inline scripts that had it. */
export type Hashed = { html: string; sources: string[] }

/**
 * Allows a page's own scripts by their hashes instead of a nonce, which must not be sent twice. Whatever else stands in the
 * page, such as what somebody might have smuggled into it, had no nonce and is not allowed.
 */
export function hashOwnScripts(html: string, nonce: string): Hashed {
  const attribute = ` nonce="${nonce}"`
  const sources = new Set<string>()
  for (const [, attributes = '', code = ''] of html.matchAll(SCRIPT))
    if (attributes.includes(attribute) && !SRC.test(attributes) && code)
      sources.add(`'sha256-${createHash('sha256').update(code).digest('base64')}'`)
  return { html: html.replaceAll(attribute, ''), sources: [...sources] }
}
