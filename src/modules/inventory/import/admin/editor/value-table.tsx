'use client'
import { spellings } from '@/kernel/languages/foreign-letters'
import styles from '@/ui/back-office/admin.module.css'
import { fieldSpec, type ImportField } from '../../engine/import-fields'
import { createsIn } from '../../engine/references/creates-in'
import { type ColumnProfile, type ColumnValue, valuesAfter } from '../../engine/suggest/profile-columns'
import type { KnownEntries } from '../../engine/suggest/suggest-map'
import type { KnownPlaces } from '../../rules/find-places'
import css from '../import.module.css'
import { withoutUnfinished } from './cell-step-kinds'
import editorCss from './import-editor.module.css'
import { type Target, unnamedMeaning, valueInTable, withMeaning } from './map-in-editor'
import { offersFor, placesNamed } from './offer-entries'
import type { Editor } from './use-import-editor'
import { wordForEntry } from './word-for-entry'
import * as words from './words'

type Props = {
  column: ColumnProfile
  editor: Editor
  entries: KnownEntries
  places: KnownPlaces
  target: Target
}

/** Lists that are too long to be sent to a browser. */
const NO_ENTRIES: readonly string[] = []

const AS_IS = '='
const EMPTY = '-'

const knownForms = new WeakMap<readonly string[], ReadonlySet<string>>()

/** The names of a list in every alphabet in which an import finds them. */
function formsOf(entries: readonly string[]): ReadonlySet<string> {
  const forms =
    knownForms.get(entries) ?? new Set(entries.flatMap((entry) => [entry.toLowerCase(), ...spellings(entry)]))
  knownForms.set(entries, forms)
  return forms
}

const isEntry = (text: string, entries: readonly string[]): boolean =>
  [text.trim().toLowerCase(), ...spellings(text)].some((form) => formsOf(entries).has(form))

type Meaning = ReturnType<typeof unnamedMeaning>

/** What an import would make of a value that the table does not name. */
const isUnknown = (
  field: ImportField,
  meaning: Meaning,
  entries: readonly string[],
  places: KnownPlaces,
): boolean =>
  meaning !== null &&
  !isEntry(String(meaning), entries) &&
  placesNamed(field, String(meaning), places).length !== 1

/** What an entry with a star makes of a value, in words. */
const byEntry = (meaning: Meaning): string =>
  meaning === null ? words.asMappedLeftEmpty : words.asMappedTo(wordForEntry(String(meaning)))

/** Which entry of a list each value of a column means. */
export function ValueTable({ column, editor, entries: known, places, target }: Props) {
  const { field, source } = target
  const { kind } = fieldSpec(field)
  const entries = known[field] ?? (field === 'model' ? NO_ENTRIES : undefined)
  if ((kind !== 'link' && kind !== 'choice') || !entries || !column.values) return null
  const values = valuesAfter(column.values, withoutUnfinished(source).steps)
  if (values.length === 0) return null
  const unknown = values.filter(({ text }) => {
    const meaning = valueInTable(source, text)
    return (
      entries !== NO_ENTRIES &&
      meaning === undefined &&
      isUnknown(field, unnamedMeaning(source, text), entries, places)
    )
  })
  return (
    <details className={editorCss.values}>
      <summary>
        {words.plural(values.length, 'value')}
        {unknown.length > 0 && (
          <strong className={editorCss.warn}>{words.notInList(words.count(unknown.length))}</strong>
        )}
      </summary>
      <ul>
        {values.map((value) =>
          entries === NO_ENTRIES ? (
            <TypedValue editor={editor} key={value.text} target={target} value={value} />
          ) : (
            <Value
              editor={editor}
              entries={entries}
              key={value.text}
              places={places}
              target={target}
              value={value}
            />
          ),
        )}
      </ul>
    </details>
  )
}

type ValueProps = {
  editor: Editor
  entries: readonly string[]
  places: KnownPlaces
  target: Target
  value: ColumnValue
}

function Value({ editor, entries, places, target, value }: ValueProps) {
  const { field, source } = target
  const meaning = valueInTable(source, value.text)
  const chosen = meaning === undefined ? AS_IS : meaning === null ? EMPTY : String(meaning)
  const change = (text: string): void =>
    editor.setField(
      field,
      withMeaning(source, value.text, text === AS_IS ? undefined : text === EMPTY ? null : text),
    )
  const unnamed = unnamedMeaning(source, value.text)
  const isOdd = meaning === undefined && isUnknown(field, unnamed, entries, places)
  const offers = isOdd ? offersFor(field, value.text, entries, places) : []
  const { map, options } = editor.draft
  const isCreated = createsIn(map, options, field)
  return (
    <li>
      <span className={css.grow}>
        {value.text} <span className={styles.quiet}>{words.plural(value.rows, 'row')}</span>
      </span>
      <select
        aria-label={words.meaningOf(value.text)}
        className={styles.input}
        data-odd={isOdd}
        onChange={({ target: { value: text } }) => change(text)}
        value={chosen}
      >
        <option value={AS_IS}>
          {isOdd ? words.asIsNotInList : unnamed === value.text ? words.asIs : byEntry(unnamed)}
        </option>
        <option value={EMPTY}>{words.leaveEmpty}</option>
        {isOdd && isCreated && <option value={value.text}>{words.asNewEntry(value.text)}</option>}
        {chosen !== AS_IS && chosen !== EMPTY && !entries.includes(chosen) && (
          <option value={chosen}>{isCreated ? words.asNewEntry(chosen) : words.asNotInList(chosen)}</option>
        )}
        {entries.map((entry) => (
          <option key={entry} value={entry}>
            {wordForEntry(entry)}
          </option>
        ))}
      </select>
      <Offers change={change} offers={offers} />
    </li>
  )
}

/** Entries that a value may be a misspelling of. */
function Offers({ change, offers }: { change: (text: string) => void; offers: readonly string[] }) {
  return offers.map((offer) => (
    <button className={styles.button} key={offer} onClick={() => change(offer)} type="button">
      {words.didYouMean(offer)}
    </button>
  ))
}

/** The meaning of a value of a list too long to choose from: typed by its name. */
function TypedValue({ editor, target: { field, source }, value }: Omit<ValueProps, 'entries' | 'places'>) {
  const meaning = valueInTable(source, value.text)
  const text = meaning == null ? '' : String(meaning)
  const change = (typed: string): void => {
    if (typed !== text) editor.setField(field, withMeaning(source, value.text, typed || undefined))
  }
  return (
    <li>
      <span className={css.grow}>
        {value.text} <span className={styles.quiet}>{words.plural(value.rows, 'row')}</span>
      </span>
      <input
        aria-label={words.meaningOf(value.text)}
        className={styles.input}
        defaultValue={text}
        // Another map brings another name.
        key={text}
        onBlur={({ target }) => change(target.value.trim())}
        placeholder={meaning === null ? words.leftEmptyOrName : words.nameInList}
      />
    </li>
  )
}
