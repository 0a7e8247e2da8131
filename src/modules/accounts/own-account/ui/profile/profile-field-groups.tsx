'use client'

import type { ReactNode } from 'react'
import type { FieldErrors, UseFormRegister } from 'react-hook-form'
import { needsZip } from '@/modules/accounts/people/rules/needs-zip'
import { ADDRESS_MAX, NAME_LENGTH } from '@/modules/accounts/people/rules/person-limits'
import type { ProfileFormValues } from '@/modules/accounts/people/schemas/profile'
import { phoneHelp } from '@/modules/accounts/people/ui/phone-and-zip-help'
import { phoneInputProps } from '@/modules/accounts/people/ui/phone-input-props'
import { CountryOptions, zipInput } from '@/modules/accounts/people/ui/zip-and-country-inputs'
import { SelectField } from '@/ui/form/select-field'
import { TextField } from '@/ui/form/text-field'
import { Icon } from '@/ui/icon'
import { Link } from '@/ui/link'
import * as words from './browser-words'
import { DELIVERY_FIELDS, type ProfileField, type ProfilePerson } from './profile-form-values'

export type FieldsProps = {
  register: UseFormRegister<ProfileFormValues>
  errors: FieldErrors<ProfileFormValues>
  person: ProfilePerson
}

const GROUP = 'mb-6 grid gap-4 sm:grid-cols-2'

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <fieldset className={GROUP}>
      <legend className="mb-3 text-16 font-semibold">{title}</legend>
      {children}
    </fieldset>
  )
}

/** What every field of the form has: its place in it, what stands there now and what is wrong. */
const fieldOf = ({ register, errors, person }: FieldsProps, field: ProfileField) => ({
  ...register(field),
  id: `profile-${field}`,
  error: errors[field]?.message,
  defaultValue: person[field] ?? '',
})

export function PersonalFields({ country, ...form }: FieldsProps & { country: string }) {
  return (
    <Group title={words.you}>
      <TextField
        label={words.firstName}
        autoComplete="given-name"
        maxLength={NAME_LENGTH.max}
        {...fieldOf(form, 'firstName')}
      />
      <TextField
        label={words.lastName}
        autoComplete="family-name"
        maxLength={NAME_LENGTH.max}
        {...fieldOf(form, 'lastName')}
      />
      <TextField
        label={words.phoneNumber}
        help={phoneHelp(country)}
        {...phoneInputProps}
        {...fieldOf(form, 'phoneNumber')}
      />
      {!form.person.isStaff && (
        <SelectField label={words.accountType} {...fieldOf(form, 'userType')}>
          <option value="CUSTOMER">{words.customer}</option>
          <option value="DEALER">{words.dealer}</option>
        </SelectField>
      )}
      <SelectField label={words.genderOptional} {...fieldOf(form, 'gender')}>
        <option value="">{words.notSpecified}</option>
        <option value="FEMALE">{words.female}</option>
        <option value="MALE">{words.male}</option>
        <option value="OTHER">{words.other}</option>
      </SelectField>
      <TextField
        label={words.dateOfBirthOptional}
        type="date"
        autoComplete="bday"
        {...fieldOf(form, 'dob')}
      />
    </Group>
  )
}

export function CompanyFields(form: FieldsProps) {
  return (
    <Group title={words.company}>
      <TextField label={words.companyName} autoComplete="organization" {...fieldOf(form, 'companyName')} />
      <TextField label={words.companyAddress} {...fieldOf(form, 'companyAddress')} />
    </Group>
  )
}

type PlaceProps = FieldsProps & {
  onCountry: () => void
  /** The country chosen so far. */
  chosen: string
}

export function PlaceFields({ chosen, onCountry, ...form }: PlaceProps) {
  const country = fieldOf(form, 'country')
  return (
    <Group title={words.address}>
      <TextField
        label={words.streetAddressOptional}
        autoComplete="street-address"
        maxLength={ADDRESS_MAX}
        className="sm:col-span-2"
        {...fieldOf(form, 'address')}
      />
      <TextField label={words.city} autoComplete="address-level2" {...fieldOf(form, 'city')} />
      {needsZip(chosen) && <TextField label={words.zip} {...zipInput(chosen)} {...fieldOf(form, 'zip')} />}
      <SelectField
        label={words.country}
        autoComplete="country-name"
        {...country}
        onChange={async (event) => {
          await country.onChange(event)
          onCountry()
        }}
      >
        <CountryOptions none={words.chooseACountry} />
      </SelectField>
    </Group>
  )
}

export function DeliveryFields(form: FieldsProps) {
  return (
    <Group title={words.deliveryAddressesOptional}>
      {DELIVERY_FIELDS.map((field, index) => (
        <TextField
          key={field}
          label={words.deliveryAddress(index + 1)}
          maxLength={ADDRESS_MAX}
          className="sm:col-span-2"
          {...fieldOf(form, field)}
        />
      ))}
    </Group>
  )
}

/** Shown to those who came by a provider or an invitation and have not answered yet. */
export function TermsField({ register, errors }: FieldsProps) {
  const error = errors.acceptTerms?.message
  return (
    <div>
      <label className="flex min-h-11 items-start gap-3 text-14">
        <input
          type="checkbox"
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? 'profile-acceptTerms-error' : undefined}
          className="mt-1 size-5 shrink-0 accent-[var(--accent)]"
          {...register('acceptTerms')}
        />
        <span>
          I accept the <Link href="/terms-and-conditions">{words.termsAndConditions}</Link> and have read the{' '}
          <Link href="/privacy-policy">{words.privacyPolicy}</Link>.
        </span>
      </label>
      {error && (
        <p id="profile-acceptTerms-error" className="flex items-center gap-1 text-13 text-red">
          <Icon name="triangle-alert" size={16} />
          {error}
        </p>
      )}
    </div>
  )
}
