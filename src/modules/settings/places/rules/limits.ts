/** Numbers and lengths of ports and showrooms; lengths are characters. */
export const PLACE_NAME_MAX = 100
export const COUNTRY_MAX = 100
export const ADDRESS_MAX = 500
export const PHONE_MAX = 30
export const EMAIL_MAX = 100
export const OPENING_HOURS_MAX = 1_000
/** Taxes are percentages. */
export const PERCENT_MAX = 100

/** How long lists are kept: ports, their countries, showrooms, showrooms with companies. Seconds. */
export const PORTS_CACHE_SECONDS = 300
export const PORT_COUNTRIES_CACHE_SECONDS = 600
export const SHOWROOMS_CACHE_SECONDS = 300
export const SHOWROOM_COMPANIES_CACHE_SECONDS = 600

/** What a port is used for. */
export const PORT_USES = ['origin', 'destination', 'both'] as const
export type PortUse = (typeof PORT_USES)[number]

/** The five characters of the United Nations' code of a place, in capitals: country, then place. */
export const isUnlocode = (code: string): boolean => /^[A-Z]{2}[A-Z2-9]{3}$/.test(code)
export const UNLOCODE_MESSAGE = 'UN/LOCODE must be five characters such as JPYOK'

/** How long a confirmed hold of a vehicle lasts, in hours. */
export const HOLD_HOURS = 48
