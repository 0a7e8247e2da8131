'use client'
import type { FocusEvent, ReactNode } from 'react'
import styles from '@/ui/back-office/admin.module.css'
import type { FormOption } from '../../queries/get-vehicle-form'
import type { AddedKey } from '../../rules/form/added-fields-in-form'
import type { FormChoice, FormNumber, FormText } from '../../rules/form/form-values'
import * as words from '../../words'
import { useCode, useEarlierChoices, useEarlierHint, useMark } from './entry/use-car-entry'
import { fieldId, useEnter, useFault, useFormParts, useLocked, useRegister, useValue } from './form-context'
import css from './vehicle-form.module.css'

/** Shown beside a field that the model code filled in. */
const AUTO_FILLED = words.autoFilledFromModel

type FrameProps = {
  field: string
  label: string
  required?: boolean
  locked?: boolean
  wide?: boolean
  hint?: ReactNode
  children: ReactNode
}

/** Label above, control, help and what is wrong under it. */
export function FieldFrame({ children, field, hint, label, locked, required, wide }: FrameProps) {
  const id = fieldId(field)
  const mark = useMark(field)
  const isSuggested = mark !== undefined && !locked
  return (
    <div
      className={`${styles.field} ${wide ? css.wide : ''}`}
      data-field={field}
      data-suggested={isSuggested || undefined}
    >
      <label className={styles.label} htmlFor={id}>
        {label}
        {required && (
          <span aria-hidden="true" className={css.required}>
            {' '}
            *
          </span>
        )}
        {locked && <span className={css.auto}> {AUTO_FILLED}</span>}
        {isSuggested && <span className={css.auto}> {mark}</span>}
      </label>
      {children}
      {hint && (
        <span className={css.hint} id={`${id}-hint`}>
          {hint}
        </span>
      )}
      <Fault field={field} />
    </div>
  )
}

/** What is wrong with a field, under it. */
export function Fault({ field }: { field: string }) {
  const fault = useFault(field)
  if (!fault) return null
  return (
    <span className={css.fault} id={`${fieldId(field)}-fault`}>
      {fault}
    </span>
  )
}

/** The attributes by which screen readers announce a field's help and fault. */
export function useNotices(field: string, hint?: ReactNode, required?: boolean) {
  const fault = useFault(field)
  const id = fieldId(field)
  const describedBy = [hint && `${id}-hint`, fault && `${id}-fault`].filter(Boolean).join(' ')
  return {
    id,
    'aria-invalid': fault !== undefined,
    'aria-describedby': describedBy || undefined,
    'aria-required': required,
  }
}

type InputProps = {
  field: FormText | FormNumber | AddedKey
  label: string
  required?: boolean
  /** Figures get the phone's number keys. */
  figure?: boolean
  wide?: boolean
  hint?: string
  /** Suggested entries. */
  offers?: readonly string[]
  /** A day, by the browser's own control. */
  isDay?: boolean
  /** How what was typed is written once the field is left. */
  tidy?: (text: string) => string
}

/** Leaving a field writes its text as it is stored, before it is checked. */
function useTidy(field: FormText | FormNumber | AddedKey, tidy: InputProps['tidy']) {
  const { form } = useFormParts()
  const registered = useRegister(field)
  if (!tidy) return registered
  return {
    ...registered,
    onBlur: (event: FocusEvent<HTMLInputElement>) => {
      const [typed, tidied] = [event.target.value, tidy(event.target.value)]
      if (tidied !== typed) form.setValue(field, tidied, { shouldDirty: true })
      return registered.onBlur(event)
    },
  }
}

/** A text or figure. */
export function InputField(props: InputProps) {
  const { field, figure, isDay, label, offers, required, tidy, wide } = props
  const registered = useTidy(field, tidy)
  const earlier = useEarlierHint(field)
  const hint = props.hint ?? earlier
  const notices = useNotices(field, hint, required)
  const locked = useLocked(field)
  return (
    <FieldFrame field={field} hint={hint} label={label} locked={locked} required={required} wide={wide}>
      <input
        {...notices}
        {...registered}
        autoComplete="off"
        className={styles.input}
        inputMode={figure ? 'decimal' : undefined}
        list={offers && `${notices.id}-offers`}
        readOnly={locked}
        type={isDay ? 'date' : 'text'}
      />
      {offers && (
        <datalist id={`${notices.id}-offers`}>
          {offers.map((offer) => (
            <option key={offer} value={offer} />
          ))}
        </datalist>
      )}
    </FieldFrame>
  )
}

/** A text of several lines. */
export function AreaField({ field, label }: { field: FormText; label: string }) {
  const registered = useRegister(field)
  const notices = useNotices(field)
  return (
    <FieldFrame field={field} label={label} wide>
      <textarea {...notices} {...registered} className={styles.input} rows={3} />
    </FieldFrame>
  )
}

type ChoiceProps = {
  field: FormChoice | AddedKey | 'priceType'
  label: string
  options: readonly FormOption[]
  required?: boolean
  /** What no choice is called; without it there is always one. */
  empty?: string
  hint?: ReactNode
  disabled?: boolean
  /** Follows a choice; without it the field alone is set. */
  onChoose?: (id: string) => void
}

/** A choice out of a list, by the browser's own control: typing finds an entry, and phones show their picker. */
export function ChoiceField(props: ChoiceProps) {
  const { disabled, empty = words.choose, field, hint, label, onChoose, options, required } = props
  const enter = useEnter()
  const notices = useNotices(field, hint, required)
  const locked = useLocked(field)
  const value = useValue(field)
  return (
    <FieldFrame field={field} hint={hint} label={label} locked={locked} required={required}>
      <select
        {...notices}
        className={styles.input}
        disabled={locked || disabled}
        onChange={({ target }) => (onChoose ? onChoose(target.value) : enter({ [field]: target.value }))}
        value={value}
      >
        {empty !== '' && <option value="">{empty}</option>}
        <Options field={field} options={options} />
      </select>
    </FieldFrame>
  )
}

/** A list's entries; first those that earlier vehicles of the kind have, where they differ. */
function Options({ field, options }: Pick<ChoiceProps, 'field' | 'options'>) {
  const earlier = useEarlierChoices(field)
  const code = useCode()
  const first = earlier?.flatMap((id) => options.find((option) => option.id === id) ?? []) ?? []
  if (first.length === 0) return <OptionLines options={options} />
  return (
    <>
      <optgroup label={words.earlierOf(code)}>
        <OptionLines options={first} />
      </optgroup>
      <optgroup label={words.others}>
        <OptionLines options={options.filter((option) => !first.includes(option))} />
      </optgroup>
    </>
  )
}

const OptionLines = ({ options }: Pick<ChoiceProps, 'options'>) =>
  options.map(({ id, name }) => (
    <option key={id} value={id}>
      {name}
    </option>
  ))

/** A figure that follows from others and is only read. */
export function DerivedField(props: {
  field: string
  label: string
  value: string
  required?: boolean
  locked?: boolean
  hint?: string
}) {
  const { field, hint, label, locked, required, value } = props
  const notices = useNotices(field, hint, required)
  return (
    <FieldFrame field={field} hint={hint} label={label} locked={locked} required={required}>
      <input {...notices} className={`${styles.input} ${css.derived}`} readOnly tabIndex={-1} value={value} />
    </FieldFrame>
  )
}

/** A yes or no, as a switch. */
export function SwitchField({ field, label }: { field: 'featured' | 'showPrice'; label: string }) {
  const enter = useEnter()
  const notices = useNotices(field)
  const value = useValue(field)
  return (
    <div className={css.switched} data-field={field}>
      <label className={css.switch} htmlFor={notices.id}>
        <input
          {...notices}
          aria-checked={value}
          checked={value}
          onChange={({ target: { checked } }) =>
            enter(field === 'featured' ? { featured: checked } : { showPrice: checked })
          }
          role="switch"
          type="checkbox"
        />
        <span>{label}</span>
      </label>
      <Fault field={field} />
    </div>
  )
}
