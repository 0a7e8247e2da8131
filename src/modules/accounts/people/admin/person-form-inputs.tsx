'use client'
import type { ComponentProps } from 'react'
import type { UseFormRegisterReturn } from 'react-hook-form'
import styles from '@/ui/back-office/admin.module.css'
import list from '@/ui/back-office/list/list-context.module.css'

type Common = { id: string; label: string; error?: string; register: UseFormRegisterReturn }

function Message({ error, id }: { id: string; error?: string }) {
  return error ? (
    <span className={list.error} id={`${id}-error`}>
      {error}
    </span>
  ) : null
}

const describedBy = (id: string, error?: string, help?: string) => ({
  'aria-invalid': error !== undefined,
  'aria-describedby': [error && `${id}-error`, help && `${id}-help`].filter(Boolean).join(' ') || undefined,
})

type TextProps = Common &
  Pick<ComponentProps<'input'>, 'autoComplete' | 'maxLength' | 'onInput' | 'onPaste' | 'type'> & {
    wide?: boolean
    help?: string
  }

/** A text with its label and what is wrong with it. */
export function TextInput({
  autoComplete = 'off',
  error,
  help,
  id,
  label,
  register,
  type = 'text',
  wide,
  ...input
}: TextProps) {
  return (
    <div className={`${styles.field} ${wide ? list.full : ''}`}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <input
        {...input}
        autoComplete={autoComplete}
        className={styles.input}
        id={id}
        type={type}
        {...describedBy(id, error, help)}
        {...register}
      />
      <Message error={error} id={id} />
      {help && (
        <span className={list.help} id={`${id}-help`}>
          {help}
        </span>
      )}
    </div>
  )
}

/** Value, words, and whether it is closed. */
export type SelectOption = [value: string, label: string, closed?: boolean]
type SelectProps = Common & { options: SelectOption[]; top?: SelectOption[]; empty?: string }

const optionOf = ([value, label, closed]: SelectOption, prefix = '') => (
  <option disabled={closed} key={prefix + value} value={value}>
    {label}
  </option>
)

/** A choice with its label; `top` stands before the others, `empty` is what no choice is called. */
export function SelectField({ empty, error, id, label, options, register, top }: SelectProps) {
  const others = top ? options.filter(([value]) => !top.some(([one]) => one === value)) : options
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <select className={styles.input} id={id} {...describedBy(id, error)} {...register}>
        {empty !== undefined && <option value="">{empty}</option>}
        {top?.map((option) => optionOf(option, 'top '))}
        {top && <hr />}
        {others.map((option) => optionOf(option))}
      </select>
      <Message error={error} id={id} />
    </div>
  )
}
