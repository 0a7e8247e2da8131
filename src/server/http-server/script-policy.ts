/** What custom code on pages may run, in addition to the product's own scripts. */
export type ScriptPolicy = {
  /** Of inline scripts as they are served: 'sha256-…', in base64. */
  hashes: readonly string[]
  /** From which scripts are loaded by https, such as cdn.example.com. */
  hosts: readonly string[]
}

const NOTHING: ScriptPolicy = { hashes: [], hosts: [] }

// Bundles in one process are built separately and share nothing but globals.
const POLICY = Symbol.for('kaido.scriptPolicy')
const place = globalThis as typeof globalThis & { [POLICY]?: ScriptPolicy }

/**
 * What the custom code of all page types may run: somebody who goes from page to page keeps the policy of the first one. Needs
 * no query, since every page's headers have it; set when the database is opened and at every change.
 */
export const scriptPolicy = (): ScriptPolicy => place[POLICY] ?? NOTHING

/** Sets the policy; only to be called by the settings for search engines. */
export function setScriptPolicy(policy: ScriptPolicy): void {
  place[POLICY] = policy
}

/** Pages where people type passwords, or open with a token in their URL, in any language. */
const SECRETS = /\/auth(?:\/|$)/

/** Whether custom code has a place on a page: not in the back office, and not where somebody signs in. */
export const hasCustomCode = (path: string): boolean => !isOffice(path) && !SECRETS.test(path)

/** Whether a page belongs to the back office. */
export const isOffice = (path: string): boolean => path === '/admin' || path.startsWith('/admin/')
