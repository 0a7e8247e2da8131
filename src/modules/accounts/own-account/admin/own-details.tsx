'use client'
import { useRouter } from 'next/navigation'
import type { UseFormReturn } from 'react-hook-form'
import type { Issue } from '@/kernel/issue'
import { SelectField, type SelectOption, TextInput } from '@/modules/accounts/people/admin/person-form-inputs'
import { GENDER_WORDS } from '@/modules/accounts/people/admin/words'
import type { Person } from '@/modules/accounts/people/queries/select-person'
import { ADDRESS_MAX, GENDERS, ZIP_MAX } from '@/modules/accounts/people/rules/person-limits'
import { checkProfile, type ProfilePatch } from '@/modules/accounts/people/schemas/profile'
import { phoneHelp, zipHelp } from '@/modules/accounts/people/ui/phone-and-zip-help'
import { phoneInputProps } from '@/modules/accounts/people/ui/phone-input-props'
import dialog from '@/ui/back-office/dialog.module.css'
import { FormFailure } from '@/ui/back-office/form-failure'
import { CallOutcome } from '@/ui/back-office/list/call-outcome'
import list from '@/ui/back-office/list/list-context.module.css'
import { SaveButton } from '@/ui/back-office/save-button'
import { isOutdated } from '@/ui/client/answer'
import { callApi } from '@/ui/client/call-api'
import { useSchemaForm } from '@/ui/form/use-schema-form'
import * as words from './words'

const FIELDS = [
  'firstName',
  'lastName',
  'phoneNumber',
  'country',
  'zip',
  'city',
  'address',
  'gender',
  'dob',
] as const
type Field = (typeof FIELDS)[number]
type Values = Record<Field, string>

const valuesOf = (person: Person): Values =>
  Object.fromEntries(FIELDS.map((field) => [field, person[field] ?? ''])) as Values

const orNull = (text: string): string | null => (text.trim() === '' ? null : text)

/** Only what was changed: an account that never had a phone number may stay without. */
function patchOf(values: Values, person: Person): ProfilePatch {
  const before = valuesOf(person)
  return Object.fromEntries(
    FIELDS.filter((field) => values[field] !== before[field]).map((field) => [field, orNull(values[field])]),
  )
}

const issuesIn = (values: Values, person: Person): Issue[] =>
  checkProfile(patchOf(values, person), values, new Date().toISOString().slice(0, 10))

/** The form of the own details; what the server finds wrong stands on its field. */
function useOwnDetails(person: Person) {
  const router = useRouter()
  const form = useSchemaForm<Values>({
    defaultValues: valuesOf(person),
    validate: (values) => issuesIn(values, person),
    mode: 'onTouched',
    guardsChanges: true,
    submit: async (values) => {
      const body = { ...patchOf(values, person), updatedAt: person.updatedAt }
      const answer = await callApi('patch', '/api/v1/users/my-profile', { body })
      if (answer.ok) router.refresh()
      return answer
    },
  })
  return { form, reload: () => router.refresh() }
}

type Props = { person: Person; countries: string[]; topCountries: string[] }

/** The own details, to be read and changed. */
export function OwnDetails({ countries, person, topCountries }: Props) {
  const { form, reload } = useOwnDetails(person)
  const { called, isBusy, submit } = form
  return (
    <form noValidate onSubmit={submit}>
      {called && isOutdated(called) ? (
        <FormFailure message={called.message} onReload={reload} />
      ) : (
        <CallOutcome called={called} />
      )}
      <Fields countries={countries} form={form} topCountries={topCountries} />
      <div className={dialog.foot}>
        <SaveButton isBusy={isBusy}>{isBusy ? words.saving : words.save}</SaveButton>
      </div>
    </form>
  )
}

const listed = (names: string[]): SelectOption[] => names.map((name) => [name, name])

function Fields({ countries, form, topCountries }: Omit<Props, 'person'> & { form: UseFormReturn<Values> }) {
  const of = (field: Field, label: string) => ({
    id: `own-${field}`,
    label,
    error: form.getFieldState(field, form.formState).error?.message,
    register: form.register(
      field,
      field === 'country' ? { onChange: () => form.getValues('zip') && form.trigger('zip') } : {},
    ),
  })
  const country = form.watch('country')
  return (
    <div className={list.form}>
      <TextInput {...of('firstName', words.firstName)} autoComplete="given-name" />
      <TextInput {...of('lastName', words.lastName)} autoComplete="family-name" />
      <TextInput {...of('phoneNumber', words.phone)} {...phoneInputProps} help={phoneHelp(country)} />
      <SelectField
        {...of('country', words.country)}
        empty={words.chooseACountry}
        options={listed(countries)}
        top={listed(topCountries)}
      />
      <TextInput
        {...of('zip', words.zip)}
        autoComplete="postal-code"
        help={zipHelp(country)}
        maxLength={ZIP_MAX}
      />
      <TextInput {...of('city', words.city)} autoComplete="address-level2" />
      <TextInput
        {...of('address', words.addressOptional)}
        autoComplete="street-address"
        maxLength={ADDRESS_MAX}
        wide
      />
      <SelectField
        {...of('gender', words.genderOptional)}
        empty={words.notSpecified}
        options={GENDERS.map((one) => [one, GENDER_WORDS[one]])}
      />
      <TextInput {...of('dob', words.dateOfBirthOptional)} autoComplete="bday" type="date" />
    </div>
  )
}
