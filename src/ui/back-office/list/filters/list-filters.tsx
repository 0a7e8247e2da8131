'use client'
import { type KeyboardEvent, type MouseEvent, type ReactNode, useId, useState } from 'react'
import { cx } from '@/ui/cx'
import styles from '../../admin.module.css'
import type { Filter } from '../list-type'
import * as words from '../words'
import css from './filters.module.css'
import { useFilterTexts } from './use-filter-texts'

type Props = {
  filters: readonly Filter[]
  /** Under which name the viewer's zone goes along with a chosen day, for lists whose days depend on it. */
  zone?: string
}

/**
 * Filters that stand in the URL: what is typed or chosen narrows the list at once, and Back undoes it. On a phone
 * only the search is in sight; the others are behind a button that shows how many of them are set, so that the list
 * begins on the first screen.
 */
export function ListFilters({ filters, zone }: Props) {
  const { change, clear, isFiltered, submit, texts } = useFilterTexts(filters, zone)
  const [isOpen, setOpen] = useState(false)
  const othersId = useId()
  const others = filters.filter(({ kind }) => kind !== 'search')
  const more = others.filter(({ isMore }) => isMore)
  const isSet = ({ name }: Filter): boolean => Boolean(texts[name])
  const field = (filter: Filter) => (
    <FilterField
      filter={filter}
      key={filter.name}
      onChange={(text) => change(filter, text)}
      text={texts[filter.name] ?? ''}
    />
  )
  return (
    <form
      className={styles.filters}
      method="get"
      onKeyDown={(event) => leaveField(event, submit)}
      onSubmit={submit}
    >
      <div className={css.first}>
        {filters.filter(({ kind }) => kind === 'search').map(field)}
        {others.length > 0 && (
          <button
            aria-controls={othersId}
            aria-expanded={isOpen}
            className={cx(styles.button, css.unfold)}
            onClick={() => setOpen(!isOpen)}
            type="button"
          >
            {words.filtersSet(others.filter(isSet).length)}
          </button>
        )}
      </div>
      <div className={css.others} data-open={isOpen} id={othersId}>
        {others.filter(({ isMore }) => !isMore).map(field)}
        {more.length > 0 && <MoreFilters set={more.filter(isSet).length}>{more.map(field)}</MoreFilters>}
        {isFiltered && <Reset onReset={clear} />}
      </div>
    </form>
  )
}

/** Enter and Escape leave a field of text with the filter as it is, so that the keys of the rows work again. */
function leaveField(event: KeyboardEvent<HTMLFormElement>, request: () => void): void {
  const { key, nativeEvent, target } = event
  if ((key !== 'Enter' && key !== 'Escape') || nativeEvent.isComposing) return
  if (!(target instanceof HTMLInputElement)) return
  // A browser would empty a search by Escape.
  event.preventDefault()
  target.blur()
  if (key === 'Enter') request()
}

/** Filters that are rarely needed, unfolded where one of them is set. */
function MoreFilters({ children, set }: { children: ReactNode; set: number }) {
  const [chosen, setChosen] = useState<boolean | null>(null)
  const id = useId()
  const isOpen = chosen ?? set > 0
  return (
    <>
      <div className={styles.actions}>
        <button
          aria-controls={id}
          aria-expanded={isOpen}
          className={styles.button}
          onClick={() => setChosen(!isOpen)}
          type="button"
        >
          {words.moreFiltersSet(set)}
        </button>
      </div>
      <div className={css.more} hidden={!isOpen} id={id}>
        {children}
      </div>
    </>
  )
}

/** Clears the filters; it goes with those that were set, and leaves the keyboard at the first. */
function Reset({ onReset }: { onReset: () => void }) {
  const reset = ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
    currentTarget.form?.querySelector<HTMLElement>('input, select')?.focus()
    onReset()
  }
  return (
    <div className={styles.actions}>
      <button className={styles.button} onClick={reset} type="button">
        {words.reset}
      </button>
    </div>
  )
}

const TYPES = { search: 'search', text: 'text', number: 'number', day: 'date' } as const

type FieldProps = { filter: Filter; text: string; onChange: (text: string) => void }

function FilterField({ filter, onChange, text }: FieldProps) {
  const { kind, label, name } = filter
  const id = useId()
  // A URL may hold a moment; the field takes its day.
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
