'use client'
import type { ReactNode } from 'react'
import styles from '@/ui/back-office/admin.module.css'
import type { FormOption } from '../../queries/vehicle-form'
import type { AddedKey } from '../../rules/form/added'
import type { FormChoice, FormNumber, FormText } from '../../rules/form/values'
import * as words from '../../words'
import { fieldId, useEnter, useFault, useLocked, useRegister, useValue } from './kit'
import css from './vehicle-form.module.css'

/** Said beside a field that the model code filled in. */
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
  return (
    <div className={`${styles.field} ${wide ? css.wide : ''}`} data-field={field}>
      <label className={styles.label} htmlFor={id}>
        {label}
        {required && (
          <span aria-hidden="true" className={css.required}>
            {' '}
            *
          </span>
        )}
        {locked && <span className={css.auto}> {AUTO_FILLED}</span>}
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

/** What tells screen readers of a field's help and fault. */
export function useTold(field: string, hint?: ReactNode, required?: boolean) {
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
}

/** A text or figure. */
export function InputField({ field, figure, hint, isDay, label, offers, required, wide }: InputProps) {
  const registered = useRegister(field)
  const told = useTold(field, hint, required)
  const locked = useLocked(field)
  return (
    <FieldFrame field={field} hint={hint} label={label} locked={locked} required={required} wide={wide}>
      <input
        {...told}
        {...registered}
        autoComplete="off"
        className={styles.input}
        inputMode={figure ? 'decimal' : undefined}
        list={offers && `${told.id}-offers`}
        readOnly={locked}
        type={isDay ? 'date' : 'text'}
      />
      {offers && (
        <datalist id={`${told.id}-offers`}>
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
  const told = useTold(field)
  return (
    <FieldFrame field={field} label={label} wide>
      <textarea {...told} {...registered} className={styles.input} rows={3} />
    </FieldFrame>
  )
}

type ChoiceProps = {
  field: FormChoice | AddedKey | 'year' | 'priceType'
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
  const told = useTold(field, hint, required)
  const locked = useLocked(field)
  const value = useValue(field)
  return (
    <FieldFrame field={field} hint={hint} label={label} locked={locked} required={required}>
      <select
        {...told}
        className={styles.input}
        disabled={locked || disabled}
        onChange={({ target }) => (onChoose ? onChoose(target.value) : enter({ [field]: target.value }))}
        value={value}
      >
        {empty !== '' && <option value="">{empty}</option>}
        {options.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </select>
    </FieldFrame>
  )
}

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
  const told = useTold(field, hint, required)
  return (
    <FieldFrame field={field} hint={hint} label={label} locked={locked} required={required}>
      <input {...told} className={`${styles.input} ${css.derived}`} readOnly tabIndex={-1} value={value} />
    </FieldFrame>
  )
}

/** A yes or no, as a switch. */
export function SwitchField({ field, label }: { field: 'featured' | 'showPrice'; label: string }) {
  const enter = useEnter()
  const told = useTold(field)
  const value = useValue(field)
  return (
    <div className={css.switched} data-field={field}>
      <label className={css.switch} htmlFor={told.id}>
        <input
          {...told}
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
