'use client'
import { useId, useState } from 'react'
import styles from '@/ui/back-office/admin.module.css'
import { fieldSpec, type ImportField } from '../../engine/import-fields'
import type { FieldSource } from '../../engine/map/import-map-schema'
import type { KnownEntries } from '../../engine/suggest/suggest-map'
import type { ImportFileView } from '../../queries/get-import-file'
import { QUESTION_KEYS, QUESTIONS } from '../../rules/map-questions'
import css from '../import.module.css'
import { FieldSelect } from './field-select'
import editorCss from './import-editor.module.css'
import { missingFields, sourceText, type Target, viewOf } from './map-in-editor'
import { RemoveField } from './remove-field'
import { TextTemplates } from './text-templates'
import type { Editor } from './use-import-editor'
import { wordForEntry } from './word-for-entry'
import * as words from './words'

type Props = { editor: Editor; entries: KnownEntries; file: ImportFileView }

/** Answers to questions are where the questions are. */
const isNoAnswer = ({ field }: Target): boolean =>
  field === 'mileage' || !QUESTION_KEYS.some((key) => QUESTIONS[key].field === field)

/** Values that are the same in every row, and what only a map file can contain. */
export function FixedFields({ editor, entries, file }: Props) {
  const { map } = editor.draft
  const columns = file.facts.columns.map(({ name }) => name)
  const { fixed, others, templates } = viewOf(map, columns)
  const missing = missingFields(map)
  return (
    <div className={css.block}>
      <h3>{words.sameForEveryRow}</h3>
      {missing.length > 0 && (
        <p className={css.notice} role="status">
          {words.stillNeededInEveryRow(missing.join(', '), missing.length)}
        </p>
      )}
      <ul className={editorCss.fixed}>
        {fixed.filter(isNoAnswer).map((target) => (
          <Fixed editor={editor} entries={entries} key={target.field} target={target} />
        ))}
        <AddField editor={editor} />
      </ul>
      <TextTemplates columns={columns} editor={editor} targets={templates} />
      {others.length > 0 && <OnlyInMap editor={editor} targets={others} />}
    </div>
  )
}

type OnlyInMapProps = { editor: Editor; targets: ReturnType<typeof viewOf>['others'] }

/** What only a map file can contain. */
function OnlyInMap({ editor, targets }: OnlyInMapProps) {
  return (
    <>
      <h3>{words.asMapped}</h3>
      <ul className={editorCss.fixed}>
        {targets.map(({ field, missing, source }) => (
          <li key={field}>
            <span className={editorCss.fixedName}>{fieldSpec(field).label}</span>
            <span className={css.grow}>
              {sourceText(source)}
              {missing && <strong className={editorCss.warn}> {words.fileHasNoSuch}</strong>}
            </span>
            <RemoveField editor={editor} field={field} />
          </li>
        ))}
      </ul>
    </>
  )
}

/** Chosen first and added by a button: a list that acts by itself cannot be walked through by keyboard. */
function AddField({ editor }: { editor: Editor }) {
  const [field, setField] = useState<ImportField | ''>('')
  const add = (source: FieldSource): void => {
    if (field) editor.setField(field, source)
    setField('')
  }
  return (
    <li>
      <FieldSelect
        label={words.fieldWithOneValue}
        map={editor.draft.map}
        none={words.chooseAField}
        onChange={setField}
        value={field}
      />
      <button
        className={styles.button}
        disabled={field === ''}
        onClick={() => add({ constant: '' })}
        type="button"
      >
        {words.add}
      </button>
      <button
        className={styles.button}
        disabled={field === ''}
        onClick={() => add({ template: '' })}
        type="button"
      >
        {words.makeFromColumns}
      </button>
    </li>
  )
}

const textOf = ({ constant }: FieldSource): string =>
  constant === null || constant === undefined
    ? ''
    : Array.isArray(constant)
      ? constant.join('; ')
      : String(constant)

/** Longer lists are typed into, with suggestions. */
const CHOICE_MAX = 60

type FixedProps = { editor: Editor; entries: KnownEntries; target: Target }

function Fixed({ editor, entries, target }: FixedProps) {
  const list = useId()
  const { field, source } = target
  const { kind, label } = fieldSpec(field)
  const known = entries[field]
  const isChoice = known !== undefined && kind !== 'list' && known.length <= CHOICE_MAX
  const text = textOf(source)
  const set = (value: string): void => {
    const several = value
      .split(';')
      .map((one) => one.trim())
      .filter(Boolean)
    editor.setField(field, { constant: kind === 'list' ? several : value })
  }
  return (
    <li>
      <span className={editorCss.fixedName}>{label}</span>
      {isChoice ? (
        <EntryChoice entries={known} label={label} onChange={set} value={text} />
      ) : (
        <input
          aria-label={words.forAllRows(label)}
          className={`${styles.input} ${css.grow}`}
          defaultValue={text}
          key={text}
          list={known ? list : undefined}
          onBlur={({ target: { value } }) => value !== text && set(value)}
          placeholder={kind === 'list' ? words.separateValues : undefined}
        />
      )}
      {known && !isChoice && (
        <datalist id={list}>
          {known.slice(0, 500).map((entry) => (
            <option key={entry} value={entry} />
          ))}
        </datalist>
      )}
      <RemoveField editor={editor} field={field} />
    </li>
  )
}

type EntryChoiceProps = {
  label: string
  entries: readonly string[]
  value: string
  onChange: (value: string) => void
}

/** One entry of a list that is short enough to choose from. */
function EntryChoice({ entries, label, onChange, value }: EntryChoiceProps) {
  return (
    <select
      aria-label={words.forAllRows(label)}
      className={`${styles.input} ${css.grow}`}
      onChange={({ target }) => onChange(target.value)}
      value={value}
    >
      <option value="">{words.choose}</option>
      {value !== '' && !entries.includes(value) && <option value={value}>{value}</option>}
      {entries.map((entry) => (
        <option key={entry} value={entry}>
          {wordForEntry(entry)}
        </option>
      ))}
    </select>
  )
}
