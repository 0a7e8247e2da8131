import type { Payload } from 'payload'
import { DELETION_GRACE_DAYS } from '@/modules/accounts/access/rules/account-status'
import { readPublicPlaces } from '@/modules/settings/places/queries/read-public-places'
import { siteIdentity } from '@/server/site-identity'
import type { SiteNames } from '../rules/fill-in-site-names'

const listed = new Intl.ListFormat('en', { type: 'conjunction' })

/** The names that pages may use, as they are in the settings today. */
export async function readNamesForTexts(payload: Payload): Promise<SiteNames> {
  const { name } = siteIdentity()
  const { showrooms } = await readPublicPlaces(payload)
  const companies = [...new Set(showrooms.flatMap(({ companyName }) => companyName ?? []))]
  return {
    companyName: name,
    companies: listed.format(companies.toSorted((a, b) => a.localeCompare(b, 'en'))) || name,
    deletionDays: String(DELETION_GRACE_DAYS),
  }
}
