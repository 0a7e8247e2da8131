'use client'

import { PasswordNeeds } from '@/modules/accounts/credentials/ui/password-needs'
import { uncommonIssues } from '@/modules/accounts/credentials/ui/uncommon-issues'
import { needsZip } from '@/modules/accounts/people/rules/needs-zip'
import { Button } from '@/ui/button'
import { callApi } from '@/ui/client/call-from-storefront'
import { DraftNotice } from '@/ui/form/draft-notice'
import { Notice } from '@/ui/form/notice'
import { refusalOf } from '@/ui/form/refusal-of'
import { useSchemaForm } from '@/ui/form/use-schema-form'
import { type SignUpScreen, signUpScreen } from '../../schemas/sign-up'
import { FIRST_DIALLING_CODE, withDiallingCode } from './dialling-code'
import {
  DealerFields,
  PasswordFields,
  PersonFields,
  PlaceFields,
  TermsField,
  TypeField,
} from './sign-up-fields'
import * as words from './sign-up-words'

const EMPTY: SignUpScreen = {
  firstName: '',
  lastName: '',
  email: '',
  country: '',
  phoneNumber: FIRST_DIALLING_CODE,
  city: '',
  zip: '',
  userType: 'CUSTOMER',
  companyName: '',
  companyAddress: '',
  password: '',
  repeat: '',
  acceptTerms: false,
}

/** Nothing but the country, where one is known. */
const emptyIn = (country: string): SignUpScreen => ({
  ...EMPTY,
  country,
  phoneNumber: withDiallingCode(FIRST_DIALLING_CODE, '', country),
})

/** Shown when a sign-up failed and the answer has no reason. */
const FALLBACK = words.errorOccurredDuring

/** The fields of a sign-up, stored until it is sent, and the call that sends it. */
function useSignUp(country: string, onDone: (email: string) => void) {
  const fields = useSchemaForm<SignUpScreen>({
    schema: signUpScreen,
    defaultValues: emptyIn(country),
    draft: { name: 'sign-up', at: '', of: 'controls' },
    fallback: FALLBACK,
    submit: async ({ repeat: _, ...given }) => {
      const common = await uncommonIssues(given.password ?? '')
      if (common.length > 0) return refusalOf(common)
      const answer = await callApi('post', '/api/v1/auth/sign-up', { body: given })
      if (answer.ok) onDone(given.email?.trim() ?? '')
      return answer
    },
  })
  const { formState, getValues, setValue, trigger } = fields
  const checkZipAgain = () => {
    // What cannot be seen is not sent.
    if (!needsZip(getValues('country'))) setValue('zip', '')
    return (formState.isSubmitted || getValues('zip')) && trigger('zip')
  }
  return { ...fields, checkZipAgain }
}

type Props = {
  /** Where the visitor has vehicles delivered, by its name; '' if that is not known. */
  country: string
  /** Gets the address that a confirmation went to. */
  onDone: (email: string) => void
}

/** The form of a sign-up. */
export function SignUpForm({ country, onDone }: Props) {
  const { checkZipAgain, formState, getValues, isBusy, persisted, problem, register, setValue, ...rest } =
    useSignUp(country, onDone)
  const { submit, watch } = rest
  const { errors } = formState
  const control = { register, errors }
  return (
    <form
      ref={persisted.form}
      method="post"
      onSubmit={submit}
      noValidate
      className="grid gap-4 sm:grid-cols-2"
    >
      {persisted.isRestored && (
        <div className="-mb-6 sm:col-span-2">
          <DraftNotice onDiscard={persisted.discard} />
        </div>
      )}
      <PersonFields {...control} />
      <PlaceFields
        {...control}
        initial={country}
        chosen={watch('country') ?? ''}
        getValues={getValues}
        setValue={setValue}
        onCountry={checkZipAgain}
      />
      <TypeField {...control} />
      <DealerFields {...control} isDealer={watch('userType') === 'DEALER'} />
      <PasswordFields {...control} />
      <div className="sm:col-span-2">
        <PasswordNeeds password={watch('password') ?? ''} />
      </div>
      <TermsField {...control} />
      {/* Beside what was pressed: the top of the form is far away on a phone. */}
      {problem && <Problem text={problem} />}
      <Button type="submit" variant="primary" aria-disabled={isBusy || undefined} className="sm:col-span-2">
        {isBusy ? words.signingUp : words.signUp}
      </Button>
    </form>
  )
}

const Problem = ({ text }: { text: string }) => (
  <div className="-mb-6 sm:col-span-2">
    <Notice tone="red" isAlert>
      {text}
    </Notice>
  </div>
)
