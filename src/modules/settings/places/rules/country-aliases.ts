/** Codes of countries by common names that the standard does not have, in plain letters. */
export const COUNTRY_ALIASES: Readonly<Record<string, string>> = {
  uae: 'AE',
  usa: 'US',
  'united states of america': 'US',
  uk: 'GB',
  england: 'GB',
  korea: 'KR',
  drc: 'CD',
  'dr congo': 'CD',
  congo: 'CG',
  'ivory coast': 'CI',
  turkey: 'TR',
  'czech republic': 'CZ',
  'cape verde': 'CV',
  swaziland: 'SZ',
  burma: 'MM',
}
