import { isBlank } from '@/kernel/text/blank'
import { needsZip } from './needs-zip'

/** The details that the completeness of a profile is measured by. */
export type ProfileFacts = {
  roleId: number | null
  firstName: string
  lastName: string
  phoneNumber: string | null
  country: string | null
  city: string | null
  zip: string | null
  address: string | null
  userType: string | null
  companyName: string | null
  companyAddress: string | null
  termsAcceptedAt: string | null
}

/** One item of a complete profile. `isNeeded` if the product cannot do without it. */
export type ProfileItem = { field: keyof ProfileFacts; label: string; isNeeded: boolean; isFilledIn: boolean }

/** The name of an account whose provider gave no usable one. */
export const STAND_IN_NAME = { firstName: 'New', lastName: 'Customer' } as const

const hasOwnName = ({ firstName, lastName }: ProfileFacts): boolean =>
  firstName !== STAND_IN_NAME.firstName || lastName !== STAND_IN_NAME.lastName

const TEXTS = [
  ['phoneNumber', 'Phone number', true],
  ['country', 'Country', true],
  ['city', 'City', true],
  ['zip', 'Zip code', true],
  ['address', 'Street address', false],
] as const

/** Every item of a customer's or dealer's profile, and whether it is filled in. Staff only need a name. */
export function profileItems(person: ProfileFacts): ProfileItem[] {
  const name: ProfileItem = {
    field: 'firstName',
    label: 'Name',
    isNeeded: true,
    isFilledIn: hasOwnName(person),
  }
  if (person.roleId !== null) return [name]
  const isDealer = person.userType === 'DEALER'
  const company = isDealer
    ? ([
        ['companyName', 'Company name', true],
        ['companyAddress', 'Company address', true],
      ] as const)
    : []
  return [
    name,
    ...[...TEXTS.filter(([field]) => field !== 'zip' || needsZip(person.country)), ...company].map(
      ([field, label, isNeeded]) => ({
        field,
        label,
        isNeeded,
        isFilledIn: !isBlank(person[field]),
      }),
    ),
    {
      field: 'termsAcceptedAt',
      label: 'Acceptance of the terms and conditions',
      isNeeded: true,
      isFilledIn: person.termsAcceptedAt !== null,
    },
  ]
}

/** Labels of needed items that are missing. */
export const missingProfileItems = (person: ProfileFacts): string[] =>
  profileItems(person).flatMap(({ label, isNeeded, isFilledIn }) => (isNeeded && !isFilledIn ? [label] : []))
