import type { Payload } from 'payload'
import { SITE, type SiteIdentity } from '@/kernel/site'
import type { CompanySetting } from '@/payload-types'
import { setSiteIdentity } from '@/server/site-identity'
import { pictureUrl, readCompanySettings } from '../queries/read-company-settings'

const PROFILES = ['facebook', 'instagram', 'youtube', 'x', 'linkedin', 'tiktok'] as const

function identityOf(settings: CompanySetting): SiteIdentity {
  const light = pictureUrl(settings, 'logo')
  return {
    name: settings.tradeName || SITE.name,
    motto: settings.motto ?? '',
    purpose: settings.purpose ?? '',
    description: settings.description ?? '',
    legalName: settings.legalName || null,
    registrationNumber: settings.registrationNumber || null,
    memberships: settings.memberships ?? [],
    logo: light === null ? null : { light, dark: pictureUrl(settings, 'darkLogo') ?? light },
    favicon: pictureUrl(settings, 'favicon'),
    address: settings.address || null,
    phones: settings.phones ?? [],
    whatsapp: settings.whatsapp || null,
    email: settings.salesEmail || null,
    profiles: PROFILES.flatMap((name) => settings[name] || []),
  }
}

/** Updates this process's site identity from the current settings. */
export async function updateSiteIdentity(payload: Payload): Promise<void> {
  setSiteIdentity(identityOf(await readCompanySettings(payload)))
}
