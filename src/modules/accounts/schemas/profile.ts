import { z } from 'zod'
import { blankToNull, trimText } from '@/kernel/text'
import type { UserType } from '../rules/account-status'
import { countryOf } from '../rules/countries'
import { ADDRESS_MAX, type Gender } from '../rules/limits'
import * as person from '../rules/person'
import { optionalText } from './fields'
import { loose, tell } from './sign-up'

const address = (label: string) => optionalText(label, ADDRESS_MAX)

const shape = z.strictObject({
  firstName: loose(),
  lastName: loose(),
  country: loose(),
  phoneNumber: loose(),
  zip: loose(),
  address: address('Address'),
  gender: loose(),
  dob: loose(),
  city: loose(),
  deliveryAddress1: address('Delivery address 1'),
  deliveryAddress2: address('Delivery address 2'),
  deliveryAddress3: address('Delivery address 3'),
  userType: loose(),
  companyName: loose(),
  companyAddress: loose(),
})

/** A profile in whole or in part: fields that are left out stay as they are. */
export const profilePatch = shape
export type ProfilePatch = z.infer<typeof profilePatch>

/**
 * What is wrong with the changed fields of a profile, judged within the whole: a post code within its country,
 * a company by whether it is a dealer's.
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
    ...(touched('phoneNumber') ? person.checkPhone(whole.phoneNumber) : []),
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

/** The form of a profile, which holds all fields. `today` is the day it is for the person. */
export const profileForm = (today: string) =>
  shape.superRefine((whole, context) => tell(checkProfile(whole, whole, today), context))

const tidiers = {
  firstName: trimText,
  lastName: trimText,
  city: trimText,
  zip: trimText,
  country: (text?: string | null) => countryOf(text)?.name ?? null,
  phoneNumber: (text?: string | null) => person.plainPhone(trimText(text)),
  gender: (text?: string | null) => blankToNull(text) as Gender | null,
  userType: (text?: string | null) => blankToNull(text) as UserType | null,
  dob: blankToNull,
  address: blankToNull,
  deliveryAddress1: blankToNull,
  deliveryAddress2: blankToNull,
  deliveryAddress3: blankToNull,
  companyName: blankToNull,
  companyAddress: blankToNull,
} as const satisfies Record<keyof ProfilePatch, (text?: string | null) => unknown>

/** A change of a profile as it is stored. */
export type TidyProfile = Partial<{ [Field in keyof typeof tidiers]: ReturnType<(typeof tidiers)[Field]> }>

/** Makes a change ready to be stored; what is left out stays out. */
export const tidyProfile = (patch: ProfilePatch): TidyProfile =>
  Object.fromEntries(
    Object.entries(tidiers).flatMap(([field, tidy]) =>
      field in patch ? [[field, tidy(patch[field as keyof ProfilePatch])]] : [],
    ),
  )
