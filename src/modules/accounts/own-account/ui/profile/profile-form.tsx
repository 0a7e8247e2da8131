'use client'

import { useRouter } from 'next/navigation'
import { needsZip } from '@/modules/accounts/people/rules/needs-zip'
import { type ProfileFormValues, profileForm } from '@/modules/accounts/people/schemas/profile'
import { Button } from '@/ui/button'
import { callApi } from '@/ui/client/call-from-storefront'
import { DraftNotice } from '@/ui/form/draft-notice'
import { Notice } from '@/ui/form/notice'
import { SendButton } from '@/ui/form/send-button'
import { useSchemaForm } from '@/ui/form/use-schema-form'
import { toast } from '@/ui/toast'
import * as words from './browser-words'
import {
  CompanyFields,
  DeliveryFields,
  PersonalFields,
  PlaceFields,
  TermsField,
} from './profile-field-groups'
import {
  COMPANY_FIELDS,
  DELIVERY_FIELDS,
  PERSONAL_FIELDS,
  PLACE_FIELDS,
  PROFILE_FIELDS,
  type ProfileField,
  type ProfilePerson,
  valuesOf,
} from './profile-form-values'

type Props = {
  person: ProfilePerson
  /** The whole profile, or the addresses alone. */
  part: 'profile' | 'addresses'
}

const fieldsOf = ({ person, part }: Props): ProfileField[] => {
  const places = [...PLACE_FIELDS, ...DELIVERY_FIELDS]
  const company = person.isStaff ? [] : [...COMPANY_FIELDS]
  if (part === 'addresses') return [...places, ...(person.userType === 'DEALER' ? company : [])]
  return [...PERSONAL_FIELDS, ...(person.isStaff ? [] : (['userType'] as const)), ...places, ...company]
}

/** The day it is where the browser is. */
const today = (): string => new Intl.DateTimeFormat('sv-SE').format(new Date())

/** What a form sends: the fields that differ from what it was filled with. */
const changed = (values: ProfileFormValues, filled: ProfileFormValues): ProfileFormValues =>
  Object.fromEntries(
    Object.entries(values).filter(([field, value]) => value !== filled[field as keyof ProfileFormValues]),
  )

/** The own profile, or the addresses of it. A saved form starts anew from what was stored. */
export function ProfileForm(props: Props) {
  return <Fields key={props.person.updatedAt} {...props} />
}

/** The fields of the part, stored until they are saved, and the call that saves what was changed. */
function useProfile(props: Props) {
  const { person, part } = props
  const router = useRouter()
  const fields = fieldsOf(props)
  const needsTerms = part === 'profile' && person.needsTerms
  const filled = { ...valuesOf(person, fields), ...(needsTerms && { acceptTerms: false }) }
  const inputs = useSchemaForm<ProfileFormValues>({
    schema: profileForm({ today: today(), known: valuesOf(person, PROFILE_FIELDS), needsTerms }),
    defaultValues: filled,
    draft: { name: `profile-${part}`, at: person.updatedAt, of: 'controls' },
    submit: async (values) => {
      const changes = changed(values, filled)
      if (Object.keys(changes).length === 0) return void toast(words.nothingToSave)
      const { acceptTerms, ...patch } = changes
      const answer = await callApi('patch', '/api/v1/users/my-profile', {
        body: { ...patch, ...(acceptTerms && { acceptTerms }), updatedAt: person.updatedAt },
      })
      if (answer.ok) {
        toast(words.profileUpdatedSuccessfully)
        router.refresh()
      }
      return answer
    },
  })
  const { formState, getValues, setValue, trigger } = inputs
  const checkZipAgain = () => {
    // What cannot be seen is not sent.
    if (!needsZip(getValues('country'))) setValue('zip', '')
    return formState.isSubmitted && trigger('zip')
  }
  return { ...inputs, checkZipAgain, needsTerms }
}

function Fields(props: Props) {
  const { person, part } = props
  const { called, checkZipAgain, formState, isBusy, needsTerms, persisted, problem, register, ...form } =
    useProfile(props)
  const { submit, watch } = form
  const control = { register, errors: formState.errors, person }
  const country = watch('country') ?? ''
  const hasCompany = (part === 'profile' ? watch('userType') : person.userType) === 'DEALER'
  return (
    <form ref={persisted.form} onSubmit={submit} noValidate className="max-w-text">
      {persisted.isRestored && <DraftNotice onDiscard={persisted.discard} />}
      {part === 'profile' && <PersonalFields {...control} country={country} />}
      {!person.isStaff && hasCompany && <CompanyFields {...control} />}
      <PlaceFields {...control} chosen={country} onCountry={checkZipAgain} />
      <DeliveryFields {...control} />
      {needsTerms && <TermsField {...control} />}
      {problem && (
        <div className="mt-6 -mb-6">
          <Problem status={called?.status} message={problem} reload={() => location.reload()} />
        </div>
      )}
      <SendButton type="submit" variant="primary" isBusy={isBusy} className="mt-6">
        {isBusy ? words.saving : words.saveChanges}
      </SendButton>
    </form>
  )
}

function Problem({ status, message, reload }: { status?: number; message: string; reload: () => void }) {
  if (status === 409)
    return (
      <Notice tone="amber" isAlert>
        <p>{words.yourProfileHasBeenChanged}</p>
        <Button onClick={reload} className="mt-3">
          {words.reload}
        </Button>
      </Notice>
    )
  // Shown above for every form of the area.
  if (status === 401) return null
  return (
    <Notice tone="red" isAlert>
      <strong>{words.failedToUpdateProfile}</strong> {message}
    </Notice>
  )
}
