import type { Payload, PayloadRequest } from 'payload'
import { mediaUrl } from '@/kernel/picture-files'
import type { CompanySetting } from '@/payload-types'

/** The channel on which changes to the settings are announced. */
export const COMPANY_NOTICE = 'kaido_company'

/** The pictures among the settings. */
export const PICTURES = ['logo', 'darkLogo', 'favicon'] as const

/** The settings as stored, with their pictures; unset ones have the product's defaults. */
export const readCompanySettings = (payload: Payload, req?: PayloadRequest): Promise<CompanySetting> =>
  payload.findGlobal({ slug: 'company-settings', depth: 1, overrideAccess: true, req })

/** The URL of one of the settings' pictures; null if there is none. */
export function pictureUrl(settings: CompanySetting, name: (typeof PICTURES)[number]): string | null {
  const picture = settings[name]
  return picture && typeof picture === 'object' && picture.filename ? mediaUrl(picture.filename) : null
}
