'use client'
import type { HTMLInputTypeAttribute } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { USER_STATUSES, USER_TYPES } from '@/modules/accounts/access/rules/account-status'
import styles from '@/ui/back-office/admin.module.css'
import list from '@/ui/back-office/list/list.module.css'
import { ADDRESS_MAX, GENDERS, PHONE_MAX, ZIP_MAX } from '../rules/limits'
import { SelectField, TextInput } from './fields'
import type { FormChoices } from './form-choices'
import people from './people.module.css'
import type { PersonValues, TextField } from './person-form'
import { GENDER_WORDS, STATUS_WORDS, TYPE_WORDS } from './words'

type Form = UseFormReturn<PersonValues>
type Props = { form: Form; choices: FormChoices; isNew: boolean }
type Text = {
  label: string
  type?: HTMLInputTypeAttribute
  maxLength?: number
  wide?: boolean
  hint?: string
}

/** The fields of a person, in the order of TEXT_FIELDS. */
export function PersonFields({ choices, form, isNew }: Props) {
  const role = form.watch('roleId')
  const type = form.watch('userType')
  const text = (field: TextField, over: Text) => {
    const { error } = form.getFieldState(field, form.formState)
    return (
      <TextInput
        {...over}
        error={error?.message}
        id={`person-${field}`}
        key={field}
        register={form.register(field)}
      />
    )
  }
  const choice = (field: TextField, label: string, options: [string, string, boolean?][], empty?: string) => {
    const { error } = form.getFieldState(field, form.formState)
    return (
      <SelectField
        empty={empty}
        error={error?.message}
        id={`person-${field}`}
        key={field}
        label={label}
        options={options}
        register={form.register(field)}
      />
    )
  }
  return (
    <>
      {text('firstName', { label: 'First name' })}
      {text('middleName', { label: 'Middle name (optional)' })}
      {text('lastName', { label: 'Last name' })}
      {isNew ? (
        text('email', { label: 'E-mail', type: 'email' })
      ) : (
        <FixedEmail email={form.getValues('email')} />
      )}
      {text('phoneNumber', { label: 'Phone, starting with +', type: 'tel', maxLength: PHONE_MAX + 8 })}
      <Country choices={choices} form={form} />
      {text('zip', { label: 'Zip code', maxLength: ZIP_MAX })}
      {text('city', { label: 'City' })}
      {text('state', { label: 'State or region (optional)' })}
      {text('address', { label: 'Address', maxLength: ADDRESS_MAX })}
      {choice(
        'gender',
        'Gender (optional)',
        GENDERS.map((one) => [one, GENDER_WORDS[one]]),
        'Not specified',
      )}
      {text('dob', { label: 'Date of birth (optional)', type: 'date' })}
      {choice(
        'status',
        'Status',
        USER_STATUSES.map((one) => [one, STATUS_WORDS[one].label]),
      )}
      {choice(
        'roleId',
        'Role',
        choices.roles.map(({ id, name, open }) => [
          String(id),
          open ? name : `${name} (has more permissions than you)`,
          !open,
        ]),
        'None: a customer',
      )}
      {role === ''
        ? choice(
            'userType',
            'Type',
            USER_TYPES.map((one) => [one, TYPE_WORDS[one]]),
          )
        : role !== '1' && <Showrooms choices={choices} form={form} />}
      {role === '' && type === 'DEALER' && text('companyName', { label: 'Company name' })}
      {role === '' && type === 'DEALER' && text('companyAddress', { label: 'Company address', wide: true })}
      {text('deliveryAddress1', {
        label: 'Delivery address 1 (optional)',
        wide: true,
        maxLength: ADDRESS_MAX,
      })}
      {text('deliveryAddress2', {
        label: 'Delivery address 2 (optional)',
        wide: true,
        maxLength: ADDRESS_MAX,
      })}
      {text('deliveryAddress3', {
        label: 'Delivery address 3 (optional)',
        wide: true,
        maxLength: ADDRESS_MAX,
      })}
    </>
  )
}

function FixedEmail({ email }: { email: string }) {
  return (
    <label className={styles.field} htmlFor="person-email">
      <span className={styles.label}>E-mail (use “Change e-mail”)</span>
      <input className={styles.input} disabled id="person-email" value={email} />
    </label>
  )
}

/** The zip code is judged within its country: another country asks again. */
function Country({ choices, form }: Omit<Props, 'isNew'>) {
  const register = form.register('country', {
    onChange: () => form.getValues('zip') !== '' && form.trigger('zip'),
  })
  const { error } = form.getFieldState('country', form.formState)
  const listed = (names: string[]): [string, string][] => names.map((name) => [name, name])
  return (
    <SelectField
      empty="Choose a country"
      error={error?.message}
      id="person-country"
      label="Country"
      options={listed(choices.countries)}
      register={register}
      top={listed(choices.topCountries)}
    />
  )
}

function Showrooms({ choices, form }: Omit<Props, 'isNew'>) {
  const all = form.watch('allShowrooms')
  const { error } = form.getFieldState('showrooms', form.formState)
  return (
    <fieldset className={list.full} id="person-showrooms">
      <legend className={styles.label}>Assigned showrooms</legend>
      <div className={people.checks}>
        {choices.mayGiveAll && (
          <label>
            <input type="checkbox" {...form.register('allShowrooms')} /> All showrooms
          </label>
        )}
        {!all &&
          choices.showrooms.map(({ id, name }) => (
            <label key={id}>
              <input type="checkbox" value={String(id)} {...form.register('showrooms')} /> {name}
            </label>
          ))}
      </div>
      {error && <span className={list.error}>{error.message}</span>}
    </fieldset>
  )
}
