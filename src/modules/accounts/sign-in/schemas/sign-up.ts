import { z } from 'zod'
import { looseText } from '@/input/fields'
import { addIssues } from '@/input/issues'
import { type Issue, issue } from '@/kernel/issue'
import { blankToNull } from '@/kernel/text/blank'
import { trimText } from '@/kernel/text/text'
import type { UserType } from '@/modules/accounts/access/rules/user-types'
import { checkPassword, checkRepeat } from '@/modules/accounts/credentials/rules/password'
import * as person from '@/modules/accounts/people/rules/check-person'
import { countryOf } from '@/modules/accounts/people/rules/country-of'
import { TERMS_MESSAGE } from '@/modules/accounts/people/schemas/profile'

const shape = z.strictObject({
  email: looseText(),
  password: looseText(),
  firstName: looseText(),
  lastName: looseText(),
  country: looseText(),
  phoneNumber: looseText(),
  zip: looseText(),
  city: looseText(),
  userType: looseText(),
  companyName: looseText(),
  companyAddress: looseText(),
  acceptTerms: z.boolean({ error: TERMS_MESSAGE }).nullish(),
})

/** Everything wrong with a sign-up. */
function checkSignUp(given: z.infer<typeof shape>): Issue[] {
  const userType = given.userType as UserType | null | undefined
  return [
    ...person.checkFirstName(given.firstName),
    ...person.checkLastName(given.lastName),
    ...person.checkEmail(given.email),
    ...checkPassword(given.password),
    ...person.checkCountry(given.country),
    ...person.checkPhone(person.fullPhone(given.phoneNumber ?? '', given.country)),
    ...person.checkZip(given.zip, given.country),
    ...person.checkCity(given.city),
    ...person.checkUserType(userType),
    ...person.checkCompany(userType, given.companyName, given.companyAddress),
    ...(given.acceptTerms === true ? [] : [issue('acceptTerms', TERMS_MESSAGE)]),
  ]
}

/** A sign-up, as the call sends it. */
export const signUpInput = shape.superRefine((given, context) => addIssues(checkSignUp(given), context))

/** The same as the screen requires it: the password twice. */
export const signUpScreen = shape
  .extend({ repeat: looseText() })
  .superRefine(({ repeat, ...given }, context) =>
    addIssues([...checkSignUp(given), ...checkRepeat(given.password ?? '', repeat)], context),
  )
export type SignUpScreen = z.infer<typeof signUpScreen>

/** As received by the call. */
export type SignUpForm = z.infer<typeof signUpInput>

/** As an operation takes it: texts trimmed; company details only for dealers. */
export type SignUp = ReturnType<typeof tidySignUp>

/** Prepares the output of `signUpInput` for storage. */
export function tidySignUp(given: SignUpForm) {
  const userType = given.userType as UserType
  const isDealer = userType === 'DEALER'
  return {
    email: person.normalEmail(given.email ?? ''),
    password: given.password ?? '',
    firstName: trimText(given.firstName),
    lastName: trimText(given.lastName),
    country: countryOf(given.country)?.name ?? '',
    phoneNumber: person.fullPhone(trimText(given.phoneNumber), given.country),
    zip: trimText(given.zip),
    city: trimText(given.city),
    userType,
    companyName: isDealer ? blankToNull(given.companyName) : null,
    companyAddress: isDealer ? blankToNull(given.companyAddress) : null,
  }
}
