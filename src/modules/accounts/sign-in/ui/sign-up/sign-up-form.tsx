'use client'

import { zodResolver } from '@hookform/resolvers/zod'
import { type FormEvent, useRef, useState } from 'react'
import { useForm } from 'react-hook-form'
import { PasswordNeeds } from '@/modules/accounts/credentials/ui/password-needs'
import { uncommonIssues } from '@/modules/accounts/credentials/ui/uncommon'
import { needsZip } from '@/modules/accounts/people/rules/zip'
import { Button } from '@/ui/button'
import { messageOr } from '@/ui/client/answer'
import { callApi } from '@/ui/client/site'
import { DraftNotice } from '@/ui/form/draft-notice'
import { Notice } from '@/ui/form/notice'
import { showErrors } from '@/ui/form/show-errors'
import { useDraftFields } from '@/ui/form/use-draft-fields'
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

const FIELDS = Object.keys(EMPTY) as (keyof SignUpScreen)[]

/** Said when a sign-up failed and the answer does not say why. */
const FALLBACK = words.errorOccurredDuring

/** The fields of a sign-up, kept until it is sent, and the call that sends it. */
function useSignUp(country: string, onDone: (email: string) => void) {
  const [problem, setProblem] = useState<string | null>(null)
  const isOut = useRef(false)
  const fields = useForm<SignUpScreen>({
    defaultValues: emptyIn(country),
    resolver: zodResolver(signUpScreen),
  })
  const { handleSubmit, setError, setValue } = fields
  const { form, isKept } = useDraftFields('sign-up', '', (name, value) =>
    name === 'acceptTerms' ? setValue(name, true) : setValue(name as keyof SignUpScreen, value),
  )
  const send = handleSubmit(async ({ repeat: _, ...given }) => {
    setProblem(null)
    const [common] = await uncommonIssues(given.password ?? '')
    if (common) return setError('password', { message: common.message }, { shouldFocus: true })
    const answer = await callApi('post', '/api/v1/auth/sign-up', { body: given })
    if (!answer.ok)
      return setProblem(showErrors({ ...answer, message: messageOr(answer, FALLBACK) }, FIELDS, setError))
    // Which also forgets what was kept of it.
    form.current?.reset()
    onDone(given.email?.trim() ?? '')
  })
  /** A second click before the first was answered sends nothing. */
  const sendOnce = async (event: FormEvent) => {
    event.preventDefault()
    if (isOut.current) return
    isOut.current = true
    await send(event).finally(() => {
      isOut.current = false
    })
  }
  const { isSubmitted } = fields.formState
  const { getValues, trigger } = fields
  const checkZipAgain = () => {
    // What cannot be seen is not sent.
    if (!needsZip(getValues('country'))) setValue('zip', '')
    return (isSubmitted || getValues('zip')) && trigger('zip')
  }
  return { ...fields, checkZipAgain, form, isKept, problem, sendOnce }
}

type Props = {
  /** Where the visitor has vehicles delivered, by its name; '' if that is not known. */
  country: string
  /** Gets the address that a confirmation went to. */
  onDone: (email: string) => void
}

/** The form of a sign-up. */
export function SignUpForm({ country, onDone }: Props) {
  const { checkZipAgain, form, formState, getValues, isKept, problem, register, reset, setValue, ...rest } =
    useSignUp(country, onDone)
  const { sendOnce, watch } = rest
  const { errors, isSubmitting } = formState
  const control = { register, errors }
  return (
    <form ref={form} method="post" onSubmit={sendOnce} noValidate className="grid gap-4 sm:grid-cols-2">
      {isKept && (
        <div className="-mb-6 sm:col-span-2">
          <DraftNotice onDiscard={() => reset()} />
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
      <Button
        type="submit"
        variant="primary"
        aria-disabled={isSubmitting || undefined}
        className="sm:col-span-2"
      >
        {isSubmitting ? words.signingUp : words.signUp}
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
