'use client'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useDeferredValue, useState } from 'react'
import { matchesIn, type OptionRoute } from '@/ui/client/options-of-record'
import styles from '../admin.module.css'
import list from '../list/list-context.module.css'
import type { Field, Option } from '../list/list-type'
import { ImageField } from './image-field'
import { type Draft, type DraftValue, pictureOf } from './record-draft'
import { useLoadedOptions } from './use-loaded-options'
import * as words from './words'

type Props = {
  field: Field
  id: string
  draft: Draft
  error?: string
  /** Words of the chosen record while it is not among the options. */
  known?: string
  /** `label` is what a chosen option is called. */
  onChange: (value: DraftValue, label?: string) => void
  /** Called with what is wrong with the field before the form is saved; null when nothing is any more. */
  onFault: (message: string | null) => void
}

/** A field with its label, what helps to fill it in, and what is wrong with it. */
export function FieldInput(props: Props) {
  const { draft, error, field, id, onChange } = props
  if (field.kind === 'flag')
    return (
      <label className={`${list.check} ${field.wide ? list.full : ''}`}>
        <input
          checked={draft[field.name] === true}
          id={id}
          onChange={(event) => onChange(event.target.checked)}
          type="checkbox"
        />
        {field.label}
      </label>
    )
  return (
    <div className={`${styles.field} ${field.wide ? list.full : ''}`}>
      <label className={styles.label} htmlFor={id}>
        {field.label}
        {field.required && ' *'}
      </label>
      <Input {...props} />
      {field.help && <span className={list.help}>{field.help}</span>}
      {error && (
        <span className={list.error} id={`${id}-error`} role="alert">
          {error}
        </span>
      )}
    </div>
  )
}

/** How a field of any kind reports its change. */
type Changed = { target: { value: string; selectedOptions?: ArrayLike<{ text: string }> } }

function Input({ draft, error, field, id, known, onChange, onFault }: Props): ReactNode {
  const held = draft[field.name]
  const text = typeof held === 'string' ? held : ''
  const written = { maxLength: field.max, readOnly: field.readOnly }
  const shared = {
    id,
    className: styles.input,
    'aria-invalid': error !== undefined,
    'aria-describedby': error === undefined ? undefined : `${id}-error`,
    'aria-required': field.required,
  }
  const typed = {
    ...shared,
    value: text,
    onChange: ({ target }: Changed) => onChange(target.value, target.selectedOptions?.[0]?.text),
  }
  if (field.kind === 'image')
    return (
      <ImageField
        folder={field.folder ?? 'images'}
        id={id}
        isFaulty={error !== undefined}
        onChange={onChange}
        onFault={onFault}
        picture={pictureOf(held)}
      />
    )
  if (field.kind === 'day') return <input {...typed} type="date" />
  if (field.kind === 'area' || field.kind === 'lines') return <textarea {...typed} {...written} rows={3} />
  if (field.kind === 'choice' || field.kind === 'link')
    return <Choice draft={draft} field={field} known={known} shared={typed} />
  if (field.kind === 'color')
    return (
      <ColorInput field={field} onChange={onChange} text={text}>
        <input {...typed} autoComplete="off" maxLength={field.max ?? 7} placeholder="#RRGGBB" />
      </ColorInput>
    )
  const inputMode = field.kind === 'number' ? ('decimal' as const) : undefined
  return <input {...typed} {...written} autoComplete="off" inputMode={inputMode} />
}

type ColorProps = { field: Field; text: string; onChange: Props['onChange']; children: ReactNode }

/** A colour by its code, which is written in the field inside, or chosen by eye. */
function ColorInput({ children, field, onChange, text }: ColorProps) {
  return (
    <span className={list.colorField}>
      {children}
      <input
        aria-label={words.chooseLabel(field.label.toLowerCase())}
        className={styles.input}
        onChange={(event) => onChange(event.target.value.toUpperCase())}
        type="color"
        value={/^#[0-9a-f]{6}$/i.test(text) ? text : '#808080'}
      />
    </span>
  )
}

type ChoiceProps = {
  field: Field
  draft: Draft
  known?: string
  shared: { value: string; onChange: (event: Changed) => void }
}

/** The options are those of the field, or are found by typing, or are requested by the value of another one. */
function Choice(props: ChoiceProps) {
  const { finds, loads, options = [] } = props.field
  if (finds) return <SearchedChoice {...props} finds={finds} />
  if (loads) return <LoadedChoice {...props} by={String(props.draft[loads.by] ?? '')} from={loads.from} />
  return <Options {...props} disabled={false} options={options} />
}

function LoadedChoice({ by, from, ...props }: ChoiceProps & { by: string; from: OptionRoute }) {
  const { again, options, problem } = useLoadedOptions(from, by)
  return (
    <>
      <Options {...props} disabled={by === ''} options={options} />
      {problem && (
        <span className={list.retry} role="alert">
          {problem}
          <button className={styles.button} onClick={again} type="button">
            {words.tryAgain}
          </button>
        </span>
      )}
    </>
  )
}

/** A record that is found by typing a part of what it is called. */
function SearchedChoice({ finds, ...props }: ChoiceProps & { finds: NonNullable<Field['finds']> }) {
  const [typed, setTyped] = useState('')
  const { data, failureReason } = useQuery({
    ...matchesIn(finds.path, finds.title, useDeferredValue(typed.trim())),
    placeholderData: (before) => before,
  })
  return (
    <>
      <input
        aria-label={words.searchLabel(props.field.label.toLowerCase())}
        autoComplete="off"
        className={styles.input}
        onChange={(event) => setTyped(event.target.value)}
        placeholder={words.typeToSearch}
        type="search"
        value={typed}
      />
      <Options {...props} disabled={false} options={data ?? []} />
      {failureReason && (
        <span className={list.error} role="alert">
          {failureReason.message}
        </span>
      )}
    </>
  )
}

type OptionsProps = Pick<ChoiceProps, 'field' | 'known' | 'shared'> & {
  disabled: boolean
  options: readonly Option[]
}

function Options({ disabled, field, known, options, shared }: OptionsProps) {
  const isThere = options.some(({ value }) => value === shared.value)
  return (
    <select {...shared} disabled={disabled}>
      <option value="">{field.required ? words.choose : words.none}</option>
      {shared.value && !isThere && <option value={shared.value}>{known || shared.value}</option>}
      {options.map(({ label, value }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </select>
  )
}
