import { PAGE_LANGUAGES } from '@/kernel/languages/languages'
import { LISTING } from '@/modules/inventory/search/rules/listing-url-path'
import type { PublicShowroom } from '@/modules/settings/places/queries/read-public-places'
import { readOpeningHours, schemaOpeningHours } from '@/modules/settings/places/rules/opening-hours'
import { siteIdentity } from '@/server/site-identity'

const idOf = (origin: string, name: string) => `${origin}/#${name}`

function departmentOf(showroom: PublicShowroom, origin: string): object {
  const { id, showroomName, address, city, country, phone, email, openingHours } = showroom
  const hours = readOpeningHours(openingHours)
  return {
    '@type': 'AutoDealer',
    '@id': `${origin}/contact-us#showroom-${id}`,
    name: showroomName,
    url: `${origin}/contact-us#showroom-${id}`,
    address: {
      '@type': 'PostalAddress',
      streetAddress: address ?? undefined,
      addressLocality: city,
      addressCountry: country,
    },
    telephone: phone ?? undefined,
    email: email ?? undefined,
    openingHours: hours ? schemaOpeningHours(hours) : undefined,
  }
}

/** The company as structured data (schema.org): name, address, logo, and each showroom as a department. */
export function organizationJsonLd(showrooms: readonly PublicShowroom[], origin: string): object {
  const { address, email, legalName, logo, name, phones, profiles } = siteIdentity()
  return {
    '@context': 'https://schema.org',
    '@type': 'Organization',
    '@id': idOf(origin, 'organization'),
    name,
    legalName: legalName ?? undefined,
    url: `${origin}/`,
    logo: origin + (logo?.light ?? '/icons/icon-512.png'),
    address: address ?? undefined,
    telephone: phones[0],
    email: email ?? undefined,
    sameAs: profiles.length > 0 ? profiles : undefined,
    department: showrooms.map((showroom) => departmentOf(showroom, origin)),
  }
}

/** The site and the URL of its search. */
export const webSiteJsonLd = (origin: string): object => ({
  '@context': 'https://schema.org',
  '@type': 'WebSite',
  '@id': idOf(origin, 'website'),
  name: siteIdentity().name,
  url: `${origin}/`,
  inLanguage: PAGE_LANGUAGES.map(({ code }) => code),
  publisher: { '@id': idOf(origin, 'organization') },
  potentialAction: {
    '@type': 'SearchAction',
    target: { '@type': 'EntryPoint', urlTemplate: `${origin}${LISTING}?q={search_term_string}` },
    'query-input': 'required name=search_term_string',
  },
})
