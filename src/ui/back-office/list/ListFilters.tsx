'use client'
import { type FormEvent, useEffect, useId, useRef, useState } from 'react'
import styles from '../admin.module.css'
import { useZone } from '../LocalTime'
import type { Given } from './address'
import { useList } from './List'
import type { Filter } from './types'

type Texts = Record<string, string>

/** Long enough that a word is typed before the list is asked. */
const TYPING_MS = 300

const textsOf = (filters: readonly Filter[], given: Given): Texts =>
  Object.fromEntries(filters.map(({ name }) => [name, given[name] ?? '']))

type Props = {
  filters: readonly Filter[]
  /** Under which name the viewer's zone goes along with a chosen day, for lists that tell days apart by it. */
  zone?: string
}

/** Filters that stand in the address: what is typed or chosen narrows the list at once, and Back undoes it. */
export function ListFilters({ filters, zone }: Props) {
  const { given, go, isFiltered, reset } = useList()
  const zoneHere = useZone()
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
    const hasDay = filters.some(({ kind, name }) => kind === 'day' && trimmed[name])
    go(zone ? { ...trimmed, [zone]: hasDay ? zoneHere : '' } : trimmed)
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
  const clear = () => {
    clearTimeout(timer.current)
    setState((before) => ({ ...before, texts: textsOf(filters, {}) }))
    reset()
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
      {(isFiltered || Object.values(state.texts).some(Boolean)) && (
        <div className={styles.actions}>
          <button className={styles.button} onClick={clear} type="button">
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
  // An address may hold a moment; the field takes its day.
  const value = kind === 'day' ? text.slice(0, 10) : text
  const shared = { className: styles.input, id, name, value }
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
          {text && !filter.options?.some((option) => option.value === text) && (
            <option value={text}>Not in this list</option>
          )}
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
          placeholder={kind === 'search' ? '/ to search, ? for keys' : undefined}
          type={TYPES[kind]}
        />
      )}
    </div>
  )
}
