'use client'
import { type FormEvent, useEffect, useId, useRef, useState } from 'react'
import styles from '../admin.module.css'
import type { Filter } from './types'

type Texts = Record<string, string>

/** Long enough that a word is typed before the list is asked. */
const TYPING_MS = 300

const textsOf = (filters: readonly Filter[], given: Texts): Texts =>
  Object.fromEntries(filters.map(({ name }) => [name, given[name] ?? '']))

type Props = { filters: Filter[]; given: Texts; onChange: (texts: Texts) => void }

/** Filters that stand in the address: what is typed or chosen narrows the list at once, and Back undoes it. */
export function ListFilters({ filters, given, onChange }: Props) {
  const fromAddress = textsOf(filters, given)
  const address = JSON.stringify(fromAddress)
  const [state, setState] = useState({ texts: fromAddress, address, asked: [] as string[] })
  // An address that this form did not ask for (Back, Reset, a link) is what the fields show from then on.
  if (state.address !== address) {
    const place = state.asked.indexOf(address)
    const texts = place < 0 ? fromAddress : state.texts
    setState({ texts, address, asked: place < 0 ? [] : state.asked.slice(place + 1) })
  }
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  const ask = (texts: Texts) => {
    clearTimeout(timer.current)
    const trimmed = Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, text.trim()]))
    const wanted = JSON.stringify(trimmed)
    if (wanted === address) return
    setState((before) => ({ ...before, asked: [...before.asked, wanted] }))
    onChange(trimmed)
  }
  const change = (filter: Filter, text: string) => {
    const texts = { ...state.texts, [filter.name]: text }
    for (const name of filter.clears ?? []) texts[name] = ''
    setState((before) => ({ ...before, texts }))
    clearTimeout(timer.current)
    if (filter.kind === 'choice') ask(texts)
    else timer.current = setTimeout(() => ask(texts), TYPING_MS)
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    ask(state.texts)
  }
  const reset = () => {
    const empty = textsOf(filters, {})
    setState((before) => ({ ...before, texts: empty }))
    ask(empty)
  }
  return (
    <form className={styles.filters} method="get" onSubmit={submit}>
      {filters.map((filter) => (
        <FilterField
          filter={filter}
          key={filter.name}
          onChange={(text) => change(filter, text)}
          text={state.texts[filter.name] ?? ''}
        />
      ))}
      {Object.values(state.texts).some(Boolean) && (
        <div className={styles.actions}>
          <button className={styles.button} onClick={reset} type="button">
            Reset
          </button>
        </div>
      )}
    </form>
  )
}

const TYPES = { search: 'search', text: 'text', number: 'number', day: 'date' } as const

type FieldProps = { filter: Filter; text: string; onChange: (text: string) => void }

function FilterField({ filter, onChange, text }: FieldProps) {
  const { kind, label, name } = filter
  const id = useId()
  const shared = { className: styles.input, id, name, value: text }
  return (
    <div className={`${styles.field} ${kind === 'search' ? styles.wide : ''}`}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      {kind === 'choice' ? (
        <select
          {...shared}
          disabled={!filter.options?.length}
          onChange={(event) => onChange(event.target.value)}
        >
          <option value="">{filter.any ?? 'Any'}</option>
          {filter.options?.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      ) : (
        <input
          {...shared}
          autoComplete="off"
          data-search={kind === 'search' ? '' : undefined}
          min={kind === 'number' ? 0 : undefined}
          onChange={(event) => onChange(event.target.value)}
          placeholder={kind === 'search' ? '/ to search' : undefined}
          type={TYPES[kind]}
        />
      )}
    </div>
  )
}
