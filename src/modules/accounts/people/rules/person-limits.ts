/** Lengths of people's details, in characters. */
export const NAME_LENGTH = { min: 2, max: 25 } as const
export const CITY_LENGTH = { min: 2, max: 50 } as const
export const COMPANY_NAME_LENGTH = { min: 2, max: 100 } as const
export const COMPANY_ADDRESS_LENGTH = { min: 5, max: 200 } as const
export const EMAIL_MAX = 100
export const PHONE_MAX = 15
export const ZIP_MAX = 15
export const ADDRESS_MAX = 250
/** Years. */
export const AGE = { min: 13, max: 120 } as const
/** The initial country of a phone field. */
export const DEFAULT_COUNTRY = 'US'
/** Listed first wherever staff choose a country for a contact. */
export const COUNTRIES_ON_TOP = ['AF', 'PK', 'UG'] as const

export const GENDERS = ['MALE', 'FEMALE', 'OTHER'] as const
export type Gender = (typeof GENDERS)[number]
