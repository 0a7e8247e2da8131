import type { SanitizedConfig } from 'payload'
import { siteIdentity } from '../site-identity'

/** Titles the admin's screens with the current name of the site, at render time. */
export async function withSiteTitle(building: Promise<SanitizedConfig>): Promise<SanitizedConfig> {
  const config = await building
  Object.defineProperty(config.admin.meta, 'titleSuffix', {
    enumerable: true,
    get: () => ` · ${siteIdentity().name}`,
  })
  return config
}
