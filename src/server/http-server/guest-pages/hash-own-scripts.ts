import { createHash } from 'node:crypto'

/** A page without a nonce, and the sources, as a policy names them, of the inline scripts that had it. */
export type Hashed = { html: string; sources: string[] }

/**
 * Allows a page's own scripts by their hashes instead of a nonce, which must not be sent twice. Whatever else stands in the
 * page, such as what somebody might have smuggled into it, had no nonce and is not allowed.
 */
export function hashOwnScripts(html: string, nonce: string): Hashed {
  const attribute = ` nonce="${nonce}"`
  const sources = new Set<string>()
  for (let at = html.indexOf('<script'); at !== -1; at = html.indexOf('<script', at)) {
    const opened = html.indexOf('>', at)
    const closed = html.indexOf('</script>', opened)
    if (opened === -1 || closed === -1) break
    const [attributes, code] = [html.slice(at, opened), html.slice(opened + 1, closed)]
    if (code && attributes.includes(attribute) && !attributes.includes(' src='))
      sources.add(`'sha256-${createHash('sha256').update(code).digest('base64')}'`)
    at = closed
  }
  return { html: html.replaceAll(attribute, ''), sources: [...sources] }
}
