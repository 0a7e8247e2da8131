import { z } from 'zod'
import { type Issue, issue } from '@/kernel/issue'
import { blankToNull, trimText } from '@/kernel/text'
import type { UserType } from '@/modules/accounts/access/rules/account-status'
import { checkPassword, checkRepeat } from '@/modules/accounts/credentials/rules/password'
import { countryOf } from '@/modules/accounts/people/rules/countries'
import * as person from '@/modules/accounts/people/rules/person'

/** Said when the terms were not accepted. */
export const TERMS_MESSAGE = 'You must accept the terms and conditions to continue'

/** Anything that a form may send for a text; the rules say what is wrong with it, in the specification's words. */
export const loose = () => z.string({ error: 'must be text' }).nullish()

/** Hands a rule's issues to zod. */
export const tell = (issues: readonly Issue[], context: z.RefinementCtx): void => {
  for (const { path, message } of issues) context.addIssue({ code: 'custom', path: [path], message })
}

const shape = z.strictObject({
  email: loose(),
  password: loose(),
  firstName: loose(),
  lastName: loose(),
  country: loose(),
  phoneNumber: loose(),
  zip: loose(),
  city: loose(),
  userType: loose(),
  companyName: loose(),
  companyAddress: loose(),
  acceptTerms: z.boolean({ error: TERMS_MESSAGE }).nullish(),
})

/** Everything that is wrong with a sign-up. */
function checkSignUp(given: z.infer<typeof shape>): Issue[] {
  const userType = given.userType as UserType | null | undefined
  return [
    ...person.checkFirstName(given.firstName),
    ...person.checkLastName(given.lastName),
    ...person.checkEmail(given.email),
    ...checkPassword(given.password),
    ...person.checkCountry(given.country),
    ...person.checkPhone(given.phoneNumber),
    ...person.checkZip(given.zip, given.country),
    ...person.checkCity(given.city),
    ...person.checkUserType(userType),
    ...person.checkCompany(userType, given.companyName, given.companyAddress),
    ...(given.acceptTerms === true ? [] : [issue('acceptTerms', TERMS_MESSAGE)]),
  ]
}

/** Somebody who signs up, as the call sends it. */
export const signUpInput = shape.superRefine((given, context) => tell(checkSignUp(given), context))

/** The same as the screen asks for it: the password twice. */
export const signUpScreen = shape
  .extend({ repeat: loose() })
  .superRefine(({ repeat, ...given }, context) =>
    tell([...checkSignUp(given), ...checkRepeat(given.password ?? '', repeat)], context),
  )
export type SignUpScreen = z.infer<typeof signUpScreen>

/** As the call brings it. */
export type SignUpForm = z.infer<typeof signUpInput>

/** As an operation takes it: tidy texts; company details are a dealer's alone. */
export type SignUp = ReturnType<typeof tidySignUp>

/** Makes what passed `signUpInput` ready to be stored. */
export function tidySignUp(given: SignUpForm) {
  const userType = given.userType as UserType
  const isDealer = userType === 'DEALER'
  return {
    email: person.normalEmail(given.email ?? ''),
    password: given.password ?? '',
    firstName: trimText(given.firstName),
    lastName: trimText(given.lastName),
    country: countryOf(given.country)?.name ?? '',
    phoneNumber: person.plainPhone(trimText(given.phoneNumber)),
    zip: trimText(given.zip),
    city: trimText(given.city),
    userType,
    companyName: isDealer ? blankToNull(given.companyName) : null,
    companyAddress: isDealer ? blankToNull(given.companyAddress) : null,
  }
}
