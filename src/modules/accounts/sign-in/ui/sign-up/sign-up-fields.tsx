'use client'

import { useRef } from 'react'
import type { FieldErrors, UseFormGetValues, UseFormRegister, UseFormSetValue } from 'react-hook-form'
import { needsZip } from '@/modules/accounts/people/rules/needs-zip'
import { EMAIL_MAX } from '@/modules/accounts/people/rules/person-limits'
import { phoneHelp } from '@/modules/accounts/people/ui/phone-and-zip-help'
import { phoneInputProps } from '@/modules/accounts/people/ui/phone-input-props'
import { CountryOptions, zipInput } from '@/modules/accounts/people/ui/zip-and-country-inputs'
import { SelectField } from '@/ui/form/select-field'
import { TextField } from '@/ui/form/text-field'
import { Icon } from '@/ui/icon'
import type { SignUpScreen } from '../../schemas/sign-up'
import { PasswordField } from '../password-field'
import { withDiallingCode } from './dialling-code'
import * as words from './sign-up-words'

type Props = { register: UseFormRegister<SignUpScreen>; errors: FieldErrors<SignUpScreen> }

/** What every field of the form has: its place in it and what is wrong. */
const fieldOf = ({ register, errors }: Props, field: keyof SignUpScreen) => ({
  ...register(field),
  id: `sign-up-${field}`,
  error: errors[field]?.message,
})

export function PersonFields(form: Props) {
  return (
    <>
      <TextField label={words.firstName} autoComplete="given-name" {...fieldOf(form, 'firstName')} />
      <TextField label={words.lastName} autoComplete="family-name" {...fieldOf(form, 'lastName')} />
      <TextField
        label={words.email}
        type="email"
        autoComplete="email"
        maxLength={EMAIL_MAX}
        className="sm:col-span-2"
        {...fieldOf(form, 'email')}
      />
    </>
  )
}

type PlaceProps = Props & {
  getValues: UseFormGetValues<SignUpScreen>
  setValue: UseFormSetValue<SignUpScreen>
  onCountry: () => unknown
  /** The country that the form begins with; '' for none. */
  initial: string
  /** The country chosen so far. */
  chosen: string
}

export function PlaceFields({ chosen, initial, getValues, setValue, onCountry, ...form }: PlaceProps) {
  const former = useRef('')
  const country = fieldOf(form, 'country')
  const changeCode = (to: string) => {
    setValue('phoneNumber', withDiallingCode(getValues('phoneNumber') ?? '', former.current, to))
    former.current = to
  }
  return (
    <>
      <SelectField
        label={words.country}
        autoComplete="country-name"
        {...country}
        defaultValue={initial}
        onFocus={(event) => {
          former.current = event.currentTarget.value
        }}
        onChange={async (event) => {
          changeCode(event.currentTarget.value)
          await country.onChange(event)
          onCountry()
        }}
      >
        <CountryOptions none={words.chooseACountry} />
      </SelectField>
      <TextField
        label={words.phoneNumber}
        help={phoneHelp(chosen)}
        {...phoneInputProps}
        {...fieldOf(form, 'phoneNumber')}
      />
      <TextField label={words.city} autoComplete="address-level2" {...fieldOf(form, 'city')} />
      {needsZip(chosen) && <ZipField {...form} chosen={chosen} />}
    </>
  )
}

const ZipField = ({ chosen, ...form }: Props & { chosen: string }) => (
  <TextField label={words.zip} {...zipInput(chosen)} {...fieldOf(form, 'zip')} />
)

const TYPES = [
  ['CUSTOMER', words.customer, words.iBuyForMyself],
  ['DEALER', words.dealer, words.iBuyForCompany],
] as const

export function TypeField({ register, errors }: Props) {
  return (
    <fieldset className="sm:col-span-2">
      <legend className="mb-1 text-13 font-medium text-soft">{words.iAmA}</legend>
      <div className="grid gap-3 sm:grid-cols-2">
        {TYPES.map(([value, label, note]) => (
          <label
            key={value}
            className="flex min-h-11 items-center gap-3 rounded-control border border-control px-3 py-2 hover:border-ink has-checked:border-link has-checked:bg-link-wash"
          >
            <input
              type="radio"
              value={value}
              className="size-5 accent-[var(--link)]"
              {...register('userType')}
            />
            <span className="text-14">
              <span className="block font-semibold">{label}</span>
              <span className="block text-13 text-soft">{note}</span>
            </span>
          </label>
        ))}
      </div>
      {errors.userType?.message && <Wrong id="sign-up-userType">{errors.userType.message}</Wrong>}
    </fieldset>
  )
}

/** Hidden rather than gone for a customer: what a dealer typed is still there after a change of mind. */
export function DealerFields({ isDealer, ...form }: Props & { isDealer: boolean }) {
  const className = isDealer ? undefined : 'hidden'
  return (
    <>
      <TextField
        label={words.companyName}
        autoComplete="organization"
        className={className}
        {...fieldOf(form, 'companyName')}
      />
      <TextField label={words.companyAddress} className={className} {...fieldOf(form, 'companyAddress')} />
    </>
  )
}

export function PasswordFields(form: Props) {
  return (
    <>
      <PasswordField label={words.password} autoComplete="new-password" {...fieldOf(form, 'password')} />
      <PasswordField label={words.repeatPassword} autoComplete="new-password" {...fieldOf(form, 'repeat')} />
    </>
  )
}

export function TermsField({ register, errors }: Props) {
  const message = errors.acceptTerms?.message
  const id = 'sign-up-acceptTerms'
  return (
    <div className="sm:col-span-2">
      <label className="flex min-h-11 items-center gap-3 text-14">
        <input
          id={id}
          type="checkbox"
          aria-invalid={message ? true : undefined}
          aria-describedby={message ? `${id}-error` : undefined}
          className="size-5 shrink-0 accent-[var(--link)]"
          {...register('acceptTerms')}
        />
        <span>
          {words.iAcceptThe} {/* Beside the form, which would be lost with the dialog otherwise. */}
          <a
            href="/terms-and-conditions"
            target="_blank"
            rel="noopener"
            className="text-link underline underline-offset-3"
          >
            {words.termsAndConditions}
          </a>
        </span>
      </label>
      {message && <Wrong id={id}>{message}</Wrong>}
    </div>
  )
}

function Wrong({ id, children }: { id: string; children: string }) {
  return (
    <p id={`${id}-error`} className="mt-1 flex items-center gap-1 text-13 text-red">
      <Icon name="triangle-alert" size={16} />
      {children}
    </p>
  )
}
