import { SITE, type SiteIdentity } from '@/kernel/site'

// Bundles of one process are built apart and share nothing but globals.
const IDENTITY = Symbol.for('kaido.site')
const place = globalThis as typeof globalThis & { [IDENTITY]?: SiteIdentity }

/**
 * Who runs this installation, as the settings say now; asks nobody, so that a page, an e-mail or the page of an outage
 * may say the name whenever it is drawn. The settings tell it when the database is opened and at every change.
 */
export const siteIdentity = (): SiteIdentity => place[IDENTITY] ?? SITE

/** Takes what the settings say; for the settings alone. */
export function setSiteIdentity(identity: SiteIdentity): void {
  place[IDENTITY] = identity
}
