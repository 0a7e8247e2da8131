import type { Person } from '@/modules/accounts/people/queries/select-person'
import type { ProfileFormValues, ProfilePatch } from '@/modules/accounts/people/schemas/profile'

/** Profile fields by the form that contains them. */
export const PERSONAL_FIELDS = ['firstName', 'lastName', 'phoneNumber', 'gender', 'dob'] as const
export const PLACE_FIELDS = ['country', 'zip', 'city', 'address'] as const
export const DELIVERY_FIELDS = ['deliveryAddress1', 'deliveryAddress2', 'deliveryAddress3'] as const
export const COMPANY_FIELDS = ['companyName', 'companyAddress'] as const
export type ProfileField = keyof ProfilePatch
export const PROFILE_FIELDS = [
  ...PERSONAL_FIELDS,
  ...PLACE_FIELDS,
  ...DELIVERY_FIELDS,
  ...COMPANY_FIELDS,
  'userType',
] as const satisfies ProfileField[]

/** What the form needs to know about the person; nothing else is sent to the browser. */
export type ProfilePerson = Pick<Person, ProfileField | 'updatedAt'> & {
  isStaff: boolean
  needsTerms: boolean
}

/** Some fields' values in the form's format: never null. */
export const valuesOf = (person: ProfilePerson, fields: readonly ProfileField[]): ProfileFormValues =>
  Object.fromEntries(fields.map((field) => [field, person[field] ?? '']))
