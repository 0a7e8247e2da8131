import type { SanitizedConfig } from 'payload'
import { siteIdentity } from '../site-identity'

/** Gives the titles of the admin's screens the name of the site as it is when they are drawn. */
export async function withSiteTitle(building: Promise<SanitizedConfig>): Promise<SanitizedConfig> {
  const config = await building
  Object.defineProperty(config.admin.meta, 'titleSuffix', {
    enumerable: true,
    get: () => ` · ${siteIdentity().name}`,
  })
  return config
}
