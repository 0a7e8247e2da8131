'use client'
import { spellings } from '@/kernel/languages/foreign-letters'
import { VEHICLE_STATUS_LABELS, type VehicleStatus } from '@/modules/inventory/vehicles/rules/vehicle-status'
import styles from '@/ui/back-office/admin.module.css'
import { fieldSpec } from '../../engine/fields'
import { type ColumnProfile, type ColumnValue, valuesAfter } from '../../engine/suggest/profile-columns'
import type { KnownEntries } from '../../engine/suggest/suggest-map'
import css from '../import.module.css'
import { withoutUnfinished } from './cell-step-kinds'
import editorCss from './import-editor.module.css'
import { type Target, unnamedMeaning, valueInTable, withMeaning } from './map-in-editor'
import type { Editor } from './use-import-editor'
import * as words from './words'

type Props = { column: ColumnProfile; editor: Editor; entries: KnownEntries; target: Target }

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

const isUnknown = (meaning: Meaning, entries: readonly string[]): boolean =>
  meaning !== null && !isEntry(String(meaning), entries)

/** What an entry with a star makes of a value, in words. */
const byEntry = (meaning: Meaning): string =>
  meaning === null ? words.asMappedLeftEmpty : words.asMappedTo(wordFor(String(meaning)))

/** What people call an entry: states of a vehicle have words, lists have their own names. */
const wordFor = (entry: string): string => VEHICLE_STATUS_LABELS[entry as VehicleStatus] ?? entry

/** Which entry of a list each value of a column means. */
export function ValueTable({ column, editor, entries: known, target }: Props) {
  const { field, source } = target
  const { kind } = fieldSpec(field)
  const entries = known[field]
  if ((kind !== 'link' && kind !== 'choice') || !entries || !column.values) return null
  const values = valuesAfter(column.values, withoutUnfinished(source).steps)
  if (values.length === 0) return null
  const unknown = values.filter(({ text }) => {
    const meaning = valueInTable(source, text)
    return meaning === undefined && isUnknown(unnamedMeaning(source, text), entries)
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
        {values.map((value) => (
          <Value editor={editor} entries={entries} key={value.text} target={target} value={value} />
        ))}
      </ul>
    </details>
  )
}

type ValueProps = { editor: Editor; entries: readonly string[]; target: Target; value: ColumnValue }

function Value({ editor, entries, target, value }: ValueProps) {
  const { field, source } = target
  const meaning = valueInTable(source, value.text)
  const chosen = meaning === undefined ? AS_IS : meaning === null ? EMPTY : String(meaning)
  const change = (text: string): void =>
    editor.setField(
      field,
      withMeaning(source, value.text, text === AS_IS ? undefined : text === EMPTY ? null : text),
    )
  const unnamed = unnamedMeaning(source, value.text)
  const isOdd = meaning === undefined && isUnknown(unnamed, entries)
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
        {chosen !== AS_IS && chosen !== EMPTY && !entries.includes(chosen) && (
          <option value={chosen}>{chosen}</option>
        )}
        {entries.map((entry) => (
          <option key={entry} value={entry}>
            {wordFor(entry)}
          </option>
        ))}
      </select>
    </li>
  )
}
