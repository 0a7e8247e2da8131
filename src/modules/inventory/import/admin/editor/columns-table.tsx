'use client'
import { useState } from 'react'
import styles from '@/ui/back-office/admin.module.css'
import type { ImportField } from '../../engine/import-fields'
import type { ColumnProfile } from '../../engine/suggest/profile-columns'
import { currencyFor } from '../../engine/suggest/suggest-currency'
import { type KnownEntries, sourceFor } from '../../engine/suggest/suggest-map'
import { priceTypeFor } from '../../engine/suggest/suggest-price-type'
import type { ImportFileView } from '../../queries/get-import-file'
import type { KnownPlaces } from '../../rules/find-places'
import { namesMargin } from '../../rules/names-margin'
import { CellSteps } from './cell-steps'
import { FieldSelect } from './field-select'
import editorCss from './import-editor.module.css'
import { type Target, viewOf } from './map-in-editor'
import { SeparatorSelect, Unit } from './unit-and-separators'
import type { Editor } from './use-import-editor'
import { ValueTable } from './value-table'
import * as words from './words'

type Props = { editor: Editor; entries: KnownEntries; file: ImportFileView; places: KnownPlaces }

/** The columns of the file, what stands in them, and which fields of a vehicle they fill. */
export function ColumnsTable({ editor, entries, file, places }: Props) {
  const { columns, rows } = file.facts
  const names = columns.map(({ name }) => name)
  const { byColumn } = viewOf(editor.draft.map, names)
  // Two columns may have one name; only the first of them can be used.
  const numbered = columns.map((column, place) => ({
    column,
    isFirst: names.indexOf(column.name) === place,
    key: `${place} ${column.name}`,
  }))
  return (
    <div className={`${styles.scroll} ${editorCss.columns}`}>
      <table className={styles.table}>
        <Head />
        <tbody>
          {numbered.map(({ column, isFirst, key }) => (
            <tr key={key}>
              <ColumnFacts column={column} rows={rows} />
              <td className={editorCss.targets}>
                {isFirst && column.name !== '' ? (
                  <>
                    <MarginNote name={column.name} targets={byColumn.get(column.name) ?? []} />
                    <Targets
                      column={column}
                      columns={names}
                      editor={editor}
                      entries={entries}
                      places={places}
                      targets={byColumn.get(column.name) ?? []}
                    />
                  </>
                ) : (
                  <CannotBeUsed column={column} />
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

const Head = () => (
  <thead>
    <tr>
      <th scope="col">{words.columnInFile}</th>
      <th scope="col">{words.forExample}</th>
      <th scope="col">{words.field}</th>
    </tr>
  </thead>
)

/** What a column is called, how much of it is filled and what stands in it. */
function ColumnFacts({ column, rows }: { column: ColumnProfile; rows: number }) {
  return (
    <>
      <th className={editorCss.column} scope="row">
        {column.name || <span className={styles.quiet}>{words.withoutAName}</span>}
        <span className={styles.quiet}>
          {column.filled === rows ? words.inEveryRow : words.inIt(column.filled)}
        </span>
      </th>
      <td className={editorCss.samples}>{column.samples.slice(0, 3).join(' · ') || '—'}</td>
    </>
  )
}

function CannotBeUsed({ column }: { column: ColumnProfile }) {
  return (
    <span className={styles.quiet}>{column.name === '' ? words.nameColumnToUse : words.columnExists}</span>
  )
}

/** A margin is left out, since it is no markup; whoever chooses one as a markup is reminded. */
function MarginNote({ name, targets }: { name: string; targets: readonly Target[] }) {
  const isOther = targets.length > 0 && !targets.some(({ field }) => field === 'markup')
  if (isOther || !namesMargin(name)) return null
  return <p className={editorCss.warn}>{words.marginIsNoMarkup}</p>
}

type TargetsProps = {
  column: ColumnProfile
  /** The names of all columns of the file. */
  columns: readonly string[]
  editor: Editor
  entries: KnownEntries
  places: KnownPlaces
  targets: readonly Target[]
}

/**
 * One choice for each field that the column fills, and an empty one. They stay in their places while they change,
 * so that whoever chooses by keyboard stays in the choice.
 */
function Targets({ column, columns, editor, entries, places, targets }: TargetsProps) {
  const [more, setMore] = useState(false)
  const { draft, setField } = editor
  const choose = (before: ImportField | '', field: ImportField | ''): void => {
    if (before) setField(before, null)
    if (field) setField(field, sourceFor(column, field, entries))
    const currency = field && !draft.map.fields.currency && currencyFor(column, field)
    if (currency) setField('currency', currency)
    const priceType = field && !draft.map.fields.priceType && priceTypeFor(column.name, field)
    if (priceType) setField('priceType', priceType)
    setMore(false)
  }
  const isOpen = targets.length === 0 || more
  const slots: (Target | null)[] = [...targets, ...(isOpen ? [null] : [])]
  return slots.map((target, place) => (
    <div className={editorCss.target} key={slotKey(place)}>
      <FieldSelect
        label={place === 0 ? words.fieldFor(column.name) : words.anotherFieldFor(column.name)}
        map={draft.map}
        none={target ? words.leaveOut : place === 0 ? words.leftOut : words.noOtherField}
        onChange={(field) => choose(target?.field ?? '', field)}
        value={target?.field ?? ''}
      />
      {target && <Unit column={column.name} columns={columns} setField={setField} target={target} />}
      {target && <SeparatorSelect column={column} setField={setField} target={target} />}
      {target && <CellSteps column={column} setField={setField} target={target} />}
      {target && (
        <ValueTable column={column} editor={editor} entries={entries} places={places} target={target} />
      )}
      {place === targets.length - 1 && !isOpen && (
        <button
          aria-label={words.alsoFillAnotherField(column.name)}
          className={editorCss.quietButton}
          onClick={() => setMore(true)}
          type="button"
        >
          {words.addField}
        </button>
      )}
    </div>
  ))
}

const slotKey = (place: number): string => `slot ${place}`
