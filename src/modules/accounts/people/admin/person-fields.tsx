'use client'
import type { ComponentProps } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { TOP_ROLE_ID } from '@/kernel/permissions'
import { USER_STATUSES } from '@/modules/accounts/access/rules/account-status'
import { USER_TYPES } from '@/modules/accounts/access/rules/user-types'
import styles from '@/ui/back-office/admin.module.css'
import list from '@/ui/back-office/list/list-context.module.css'
import { ADDRESS_MAX, GENDERS, ZIP_MAX } from '../rules/person-limits'
import { phoneHelp, zipHelp } from '../ui/phone-and-zip-help'
import { phoneInputProps } from '../ui/phone-input-props'
import people from './people.module.css'
import type { FormChoices } from './person-form-choices'
import { SelectField, type SelectOption, TextInput } from './person-form-inputs'
import type { PersonValues, TextField } from './person-form-values'
import * as words from './words'

type Form = UseFormReturn<PersonValues>
/** Whoever has it stands above showrooms. */
const TOP_ROLE = String(TOP_ROLE_ID)

type Props = { form: Form; choices: FormChoices; isNew: boolean; asStaff: boolean }
type TextProps = { form: Form; field: TextField } & Omit<
  ComponentProps<typeof TextInput>,
  'error' | 'id' | 'register'
>

/** A field of the form that holds a text. */
function Text({ field, form, ...look }: TextProps) {
  const { error } = form.getFieldState(field, form.formState)
  return <TextInput {...look} error={error?.message} id={`person-${field}`} register={form.register(field)} />
}

type ChoiceProps = {
  form: Form
  field: TextField
  label: string
  options: SelectOption[]
  /** What no choice is called. */
  empty?: string
}

/** A field of the form that is chosen from a list. */
function Choice({ field, form, ...look }: ChoiceProps) {
  const { error } = form.getFieldState(field, form.formState)
  return (
    <SelectField {...look} error={error?.message} id={`person-${field}`} register={form.register(field)} />
  )
}

/** Choices among fixed values, in their words. */
const worded = <V extends string>(values: readonly V[], wordOf: (value: V) => string): SelectOption[] =>
  values.map((value) => [value, wordOf(value)])

/** The fields of a person, in the order of `fieldsOfForm`. */
export function PersonFields({ asStaff, choices, form, isNew }: Props) {
  return (
    <>
      {asStaff && <StaffFields choices={choices} form={form} isNew={isNew} />}
      <NameFields form={form} isNew={isNew} />
      <Phone form={form} />
      {!(asStaff && isNew) && <PlaceFields choices={choices} form={form} />}
      <Choice
        empty={words.notSpecified}
        field="gender"
        form={form}
        label={words.genderOptional}
        options={worded(GENDERS, (one) => words.GENDER_WORDS[one])}
      />
      <Text field="dob" form={form} label={words.dateOfBirthOptional} type="date" />
      {asStaff ? !isNew && <TypeFields form={form} /> : <StandingFields choices={choices} form={form} />}
      {!asStaff && <DeliveryAddresses form={form} />}
    </>
  )
}

const DeliveryAddresses = ({ form }: Pick<Props, 'form'>) =>
  ([1, 2, 3] as const).map((number) => (
    <Text
      field={`deliveryAddress${number}`}
      form={form}
      key={number}
      label={words.deliveryAddressOptional(number)}
      maxLength={ADDRESS_MAX}
      wide
    />
  ))

function NameFields({ form, isNew }: Pick<Props, 'form' | 'isNew'>) {
  return (
    <>
      <Text field="firstName" form={form} label={words.firstName} />
      <Text field="middleName" form={form} label={words.middleNameOptional} />
      <Text field="lastName" form={form} label={words.lastName} />
      {isNew ? (
        <Text field="email" form={form} label={words.email} type="email" />
      ) : (
        <FixedEmail email={form.getValues('email')} />
      )}
    </>
  )
}

function Phone({ form }: Pick<Props, 'form'>) {
  return (
    <Text
      field="phoneNumber"
      form={form}
      help={phoneHelp(form.watch('country'))}
      label={words.phone}
      {...phoneInputProps}
      autoComplete="off"
    />
  )
}

function PlaceFields({ choices, form }: Pick<Props, 'choices' | 'form'>) {
  const country = form.watch('country')
  return (
    <>
      <Country choices={choices} form={form} />
      <Text field="zip" form={form} help={zipHelp(country)} label={words.zip} maxLength={ZIP_MAX} />
      <Text field="city" form={form} label={words.city} />
      <Text field="state" form={form} label={words.stateOrRegionOptional} />
      <Text field="address" form={form} label={words.address} maxLength={ADDRESS_MAX} />
    </>
  )
}

/** What the person is here: status, role, and what goes with the role, or with having none. */
function StandingFields({ choices, form }: Pick<Props, 'choices' | 'form'>) {
  return (
    <>
      <StatusField form={form} />
      <RoleFields choices={choices} form={form} mustHaveRole={false} />
      <TypeFields form={form} />
    </>
  )
}

/** The same of staff: what they do, and where, before who they are. */
const StaffFields = ({ choices, form, isNew }: Pick<Props, 'choices' | 'form' | 'isNew'>) => (
  <>
    <RoleFields choices={choices} form={form} mustHaveRole={isNew} />
    <StatusField form={form} />
  </>
)

const StatusField = ({ form }: Pick<Props, 'form'>) => (
  <Choice
    field="status"
    form={form}
    label={words.status}
    options={worded(USER_STATUSES, (one) => words.STATUS_WORDS[one].label)}
  />
)

type RoleProps = Pick<Props, 'choices' | 'form'> & { mustHaveRole: boolean }

/** The role, and the showrooms that go with it. */
function RoleFields({ choices, form, mustHaveRole }: RoleProps) {
  const role = form.watch('roleId')
  const roles = choices.roles.map(
    ({ id, name, open }): SelectOption => [
      String(id),
      open ? name : `${name} (has more permissions than you)`,
      !open,
    ],
  )
  return (
    <>
      <Choice
        empty={mustHaveRole ? words.chooseARole : words.noneCustomer}
        field="roleId"
        form={form}
        label={words.role}
        options={roles}
      />
      {(role !== '' || mustHaveRole) && role !== TOP_ROLE && <Showrooms choices={choices} form={form} />}
    </>
  )
}

/** What goes with having no role: the type of a customer, and a dealer's company. */
function TypeFields({ form }: Pick<Props, 'form'>) {
  const role = form.watch('roleId')
  const isDealer = form.watch('userType') === 'DEALER'
  if (role !== '') return null
  return (
    <>
      <Choice
        field="userType"
        form={form}
        label={words.type}
        options={worded(USER_TYPES, (one) => words.TYPE_WORDS[one])}
      />
      {isDealer && <Text field="companyName" form={form} label={words.companyName} />}
      {isDealer && <Text field="companyAddress" form={form} label={words.companyAddress} wide />}
    </>
  )
}

function FixedEmail({ email }: { email: string }) {
  return (
    <label className={styles.field} htmlFor="person-email">
      <span className={styles.label}>{words.emailUseChangeEmail}</span>
      <input className={styles.input} disabled id="person-email" value={email} />
    </label>
  )
}

/** The zip code is validated within its country: another country validates it again. */
function Country({ choices, form }: Pick<Props, 'choices' | 'form'>) {
  const register = form.register('country', {
    onChange: () => form.getValues('zip') !== '' && form.trigger('zip'),
  })
  const { error } = form.getFieldState('country', form.formState)
  const listed = (names: string[]) => worded(names, (name) => name)
  return (
    <SelectField
      empty={words.chooseACountry}
      error={error?.message}
      id="person-country"
      label={words.country}
      options={listed(choices.countries)}
      register={register}
      top={listed(choices.topCountries)}
    />
  )
}

function Showrooms({ choices, form }: Pick<Props, 'choices' | 'form'>) {
  const all = form.watch('allShowrooms')
  const { error } = form.getFieldState('showrooms', form.formState)
  return (
    <fieldset className={list.full} id="person-showrooms">
      <legend className={styles.label}>{words.assignedShowrooms}</legend>
      <div className={people.checks}>
        {choices.mayGiveAll && (
          <label>
            <input type="checkbox" {...form.register('allShowrooms')} /> {words.allShowrooms}
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
