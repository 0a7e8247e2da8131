import type { CountryPageContent } from './read-country-page'
import * as words from './words'

/** A country's page as structured data (schema.org): what it is about, and its vehicles. */
export function countryJsonLd(
  { destination, today, vehicles }: CountryPageContent,
  address: string,
  origin: string,
): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'CollectionPage',
    '@id': address,
    url: address,
    name: words.usedVehiclesTo(destination.country),
    dateModified: today,
    about: { '@type': 'Country', name: destination.country },
    mainEntity: {
      '@type': 'ItemList',
      itemListElement: vehicles.map(({ id, name }, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name,
        url: `${origin}/vehicles/${id}`,
      })),
    },
  }
}
