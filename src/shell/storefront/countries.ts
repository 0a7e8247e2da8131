import { slugify } from '@/kernel/slug'

/** Places grouped, by country and in the order given. */
export function byCountry<T extends { country: string }>(
  places: readonly T[],
): [country: string, places: T[]][] {
  const groups = new Map<string, T[]>()
  for (const place of places) groups.set(place.country, [...(groups.get(place.country) ?? []), place])
  return [...groups]
}

/** Where the showrooms of a country begin on the contact page. */
export const countryAnchor = (country: string): string => `in-${slugify(country)}`
