import { z } from 'zod'
import { looseText, optionalArea } from '@/input/fields'
import { addIssues } from '@/input/issues'
import { issue } from '@/kernel/issue'
import { blankToNull } from '@/kernel/text/blank'
import { trimText } from '@/kernel/text/text'
import type { UserType } from '@/modules/accounts/access/rules/user-types'
import * as person from '../rules/check-person'
import { countryOf } from '../rules/country-of'
import { ADDRESS_MAX, type Gender } from '../rules/person-limits'

/** The message if the terms were not accepted. */
export const TERMS_MESSAGE = 'You must accept the terms and conditions to continue'

const address = (label: string) => optionalArea(label, ADDRESS_MAX)

const shape = z.strictObject({
  firstName: looseText(),
  lastName: looseText(),
  country: looseText(),
  phoneNumber: looseText(),
  zip: looseText(),
  address: address('Address'),
  gender: looseText(),
  dob: looseText(),
  city: looseText(),
  deliveryAddress1: address('Delivery address 1'),
  deliveryAddress2: address('Delivery address 2'),
  deliveryAddress3: address('Delivery address 3'),
  userType: looseText(),
  companyName: looseText(),
  companyAddress: looseText(),
})

/** A profile in whole or in part: omitted fields stay as they are. */
export const profilePatch = shape
export type ProfilePatch = z.infer<typeof profilePatch>

/** The same as sent by an update; people who have not accepted the terms yet may do so with it. */
export const profileUpdate = shape.extend({
  acceptTerms: z.literal(true, { error: TERMS_MESSAGE }).optional(),
})

/**
 * What is wrong with the changed fields of a profile, validated against the whole: a post code by country, a
 * company by account type.
 *
 * @param whole the profile with the change merged in
 * @param today YYYY-MM-DD
 */
export function checkProfile(patch: ProfilePatch, whole: ProfilePatch, today: string) {
  const userType = whole.userType as UserType | null | undefined
  const touched = (...fields: (keyof ProfilePatch)[]) => fields.some((field) => field in patch)
  return [
    ...(touched('firstName') ? person.checkFirstName(whole.firstName) : []),
    ...(touched('lastName') ? person.checkLastName(whole.lastName) : []),
    ...(touched('country') ? person.checkCountry(whole.country) : []),
    ...(touched('phoneNumber')
      ? person.checkPhone(person.fullPhone(whole.phoneNumber ?? '', whole.country))
      : []),
    ...(touched('zip', 'country') ? person.checkZip(whole.zip, whole.country) : []),
    ...(touched('city') ? person.checkCity(whole.city) : []),
    ...(touched('gender') ? person.checkGender(whole.gender) : []),
    ...(touched('dob') ? person.checkDateOfBirth(whole.dob, today) : []),
    ...(touched('userType') ? person.checkUserType(whole.userType) : []),
    ...(touched('userType', 'companyName', 'companyAddress')
      ? person.checkCompany(userType, whole.companyName, whole.companyAddress)
      : []),
  ]
}

/** What a profile form depends on besides its own fields. */
export type ProfileFormFacts = {
  /** The current day where the person is, YYYY-MM-DD. */
  today: string
  /** The stored profile; a form with only some fields is validated against it. */
  known?: ProfilePatch
  /** Whether the terms have to be accepted with it. */
  needsTerms?: boolean
}

/** The form of a profile, or of those fields that the form has. */
export const profileForm = ({ today, known = {}, needsTerms = false }: ProfileFormFacts) =>
  shape.extend({ acceptTerms: z.boolean().optional() }).superRefine(({ acceptTerms, ...given }, context) => {
    addIssues(checkProfile(given, { ...known, ...given }, today), context)
    if (needsTerms && !acceptTerms) addIssues([issue('acceptTerms', TERMS_MESSAGE)], context)
  })
export type ProfileFormValues = z.infer<ReturnType<typeof profileForm>>

type Tidier = (text?: string | null, country?: string | null) => unknown

const tidiers = {
  firstName: trimText,
  lastName: trimText,
  city: trimText,
  zip: trimText,
  country: (text?: string | null) => countryOf(text)?.name ?? null,
  phoneNumber: (text?: string | null, country?: string | null) => person.fullPhone(trimText(text), country),
  gender: (text?: string | null) => blankToNull(text) as Gender | null,
  userType: (text?: string | null) => blankToNull(text) as UserType | null,
  dob: blankToNull,
  address: blankToNull,
  deliveryAddress1: blankToNull,
  deliveryAddress2: blankToNull,
  deliveryAddress3: blankToNull,
  companyName: blankToNull,
  companyAddress: blankToNull,
} as const satisfies Record<keyof ProfilePatch, Tidier>

/** A change to a profile as stored. */
export type TidyProfile = Partial<{ [Field in keyof typeof tidiers]: ReturnType<(typeof tidiers)[Field]> }>

/**
 * Prepares a change for storage; omitted fields stay omitted.
 *
 * @param country the person's, by which a phone number is understood
 */
export const tidyProfile = (patch: ProfilePatch, country = patch.country): TidyProfile =>
  Object.fromEntries(
    Object.entries<Tidier>(tidiers).flatMap(([field, tidy]) =>
      field in patch ? [[field, tidy(patch[field as keyof ProfilePatch], country)]] : [],
    ),
  )
