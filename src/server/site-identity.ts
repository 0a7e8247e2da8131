import { SITE, type SiteIdentity } from '@/kernel/site'

// Bundles in one process are built separately and share nothing but globals.
const IDENTITY = Symbol.for('kaido.site')
const place = globalThis as typeof globalThis & { [IDENTITY]?: SiteIdentity }

/**
 * The company's identity according to the current settings; needs no query, so that a page, an e-mail or the
 * outage page can use the name at any time. It is set when the database is opened and at every change.
 */
export const siteIdentity = (): SiteIdentity => place[IDENTITY] ?? SITE

/** Sets the identity; only to be called by the settings. */
export function setSiteIdentity(identity: SiteIdentity): void {
  place[IDENTITY] = identity
}
