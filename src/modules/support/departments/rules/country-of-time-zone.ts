type WithZones = Intl.Locale & { getTimeZones?: () => string[] | undefined }

/** The first of these countries, by their two letters, that has a time zone; null for none, such as UTC. */
export const countryOfTimeZone = (timeZone: string, codes: readonly string[]): string | null =>
  codes.find((code) => (new Intl.Locale(`und-${code}`) as WithZones).getTimeZones?.()?.includes(timeZone)) ??
  null
