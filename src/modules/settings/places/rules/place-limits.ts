/** Numbers and lengths of ports and showrooms; lengths are characters. */
export const PLACE_NAME_MAX = 100
export const COUNTRY_MAX = 100
export const ADDRESS_MAX = 500
export const PHONE_MAX = 30
export const EMAIL_MAX = 100
/** Degrees north and east of Greenwich; negative ones are south and west. */
export const LATITUDE_MAX = 90
export const LONGITUDE_MAX = 180
export const OPENING_HOURS_MAX = 1_000
/** Above what anyone pays to bring a vehicle to a port, in any currency. */
export const TRANSPORT_FEE_MAX = 100_000_000
/** Taxes are percentages. */
export const PERCENT_MAX = 100

/** How long visitors and customers may cache the showrooms with their companies, in seconds. */
export const SHOWROOM_COMPANIES_CACHE_SECONDS = 600

/** How long a confirmed reservation lasts unless the settings differ, in hours. */
export const HOLD_HOURS = 48
