'use client'
import { useId } from 'react'
import styles from '../admin.module.css'
import type { Filter } from './types'
import { useFilterTexts } from './use-filter-texts'
import * as words from './words'

type Props = {
  filters: readonly Filter[]
  /** Under which name the viewer's zone goes along with a chosen day, for lists that tell days apart by it. */
  zone?: string
}

/** Filters that stand in the address: what is typed or chosen narrows the list at once, and Back undoes it. */
export function ListFilters({ filters, zone }: Props) {
  const { change, clear, isFiltered, submit, texts } = useFilterTexts(filters, zone)
  return (
    <form className={styles.filters} method="get" onSubmit={submit}>
      {filters.map((filter) => (
        <FilterField
          filter={filter}
          key={filter.name}
          onChange={(text) => change(filter, text)}
          text={texts[filter.name] ?? ''}
        />
      ))}
      {isFiltered && (
        <div className={styles.actions}>
          <button className={styles.button} onClick={clear} type="button">
            {words.reset}
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
          <option value="">{filter.any ?? words.any}</option>
          {text && !filter.options?.some((option) => option.value === text) && (
            <option value={text}>{words.notInThisList}</option>
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
          placeholder={kind === 'search' ? words.toSearchForShortcuts : undefined}
          type={TYPES[kind]}
        />
      )}
    </div>
  )
}
