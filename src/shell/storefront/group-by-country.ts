import { slugify } from '@/kernel/slug'

/** Places grouped by country, in the order given. */
export function groupByCountry<T extends { country: string }>(
  places: readonly T[],
): [country: string, places: T[]][] {
  const groups = new Map<string, T[]>()
  for (const place of places) groups.set(place.country, [...(groups.get(place.country) ?? []), place])
  return [...groups]
}

/** The anchor of a country's showrooms on the contact page. */
export const countryAnchor = (country: string): string => `in-${slugify(country)}`
