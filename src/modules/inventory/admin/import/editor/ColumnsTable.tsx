'use client'
import { useState } from 'react'
import styles from '@/ui/admin/admin.module.css'
import { fieldSpec, type ImportField } from '../../../import/fields'
import { unitsOf } from '../../../import/map/units'
import type { ColumnProfile } from '../../../import/suggest/columns'
import { type KnownEntries, sourceFor } from '../../../import/suggest/suggest-map'
import type { ImportFileView } from '../../../queries/import-files'
import css from '../import.module.css'
import { plural } from '../words'
import { FieldSelect } from './FieldSelect'
import { type Target, viewOf } from './map-view'
import type { Editor } from './use-editor'
import { ValueTable } from './ValueTable'

type Props = { editor: Editor; entries: KnownEntries; file: ImportFileView }

/** The columns of the file, what stands in them, and which fields of a vehicle they fill. */
export function ColumnsTable({ editor, entries, file }: Props) {
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
    <div className={`${styles.scroll} ${css.columns}`}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">Column of the file</th>
            <th scope="col">For example</th>
            <th scope="col">Fills the field</th>
          </tr>
        </thead>
        <tbody>
          {numbered.map(({ column, isFirst, key }) => (
            <tr key={key}>
              <th className={css.column} scope="row">
                {column.name || <span className={styles.quiet}>without a name</span>}
                <span className={styles.quiet}>
                  {column.filled === rows ? 'in every row' : `in ${plural(column.filled, 'row')}`}
                </span>
              </th>
              <td className={css.samples}>{column.samples.slice(0, 3).join(' · ') || '—'}</td>
              <td className={css.targets}>
                {isFirst && column.name !== '' ? (
                  <Targets
                    column={column}
                    editor={editor}
                    entries={entries}
                    targets={byColumn.get(column.name) ?? []}
                  />
                ) : (
                  <span className={styles.quiet}>
                    {column.name === ''
                      ? 'Name the column to use it'
                      : 'There is a column of this name already'}
                  </span>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

type TargetsProps = {
  column: ColumnProfile
  editor: Editor
  entries: KnownEntries
  targets: readonly Target[]
}

function Targets({ column, editor, entries, targets }: TargetsProps) {
  const [more, setMore] = useState(false)
  const { draft, setField } = editor
  const choose = (before: ImportField | '', field: ImportField | ''): void => {
    if (before) setField(before, null)
    if (field) setField(field, sourceFor(column, field, entries))
    setMore(false)
  }
  return (
    <>
      {targets.map((target, place) => (
        <div className={css.target} key={target.field}>
          <FieldSelect
            label={`Field for ${column.name}`}
            map={draft.map}
            none="Leave out"
            onChange={(field) => choose(target.field, field)}
            value={target.field}
          />
          <Unit column={column.name} setField={setField} target={target} />
          <ValueTable column={column} editor={editor} entries={entries} target={target} />
          {place === targets.length - 1 && !more && (
            <button
              aria-label={`Fill another field from ${column.name}`}
              className={css.quietButton}
              onClick={() => setMore(true)}
              type="button"
            >
              + field
            </button>
          )}
        </div>
      ))}
      {(targets.length === 0 || more) && (
        <FieldSelect
          className={targets.length > 0 ? css.moreField : undefined}
          label={targets.length === 0 ? `Field for ${column.name}` : `Another field for ${column.name}`}
          map={draft.map}
          none={targets.length === 0 ? 'Left out' : 'No other field'}
          onChange={(field) => choose('', field)}
          value=""
        />
      )}
    </>
  )
}

function Unit({
  column,
  setField,
  target,
}: {
  column: string
  setField: Editor['setField']
  target: Target
}) {
  const { field, source } = target
  const { dimension } = fieldSpec(field)
  if (!dimension) return null
  const units = unitsOf(dimension)
  return (
    <select
      aria-label={`Unit of ${column}`}
      className={`${styles.input} ${css.unit}`}
      onChange={({ target: { value } }) => {
        const { unit: _before, ...rest } = source
        setField(field, value === '' ? rest : { ...rest, unit: value })
      }}
      value={source.unit ?? ''}
    >
      <option value="">in {units[0]}</option>
      {units.map((unit) => (
        <option key={unit} value={unit}>
          in {unit}
          {unit === units[0] ? '' : ` → ${units[0]}`}
        </option>
      ))}
    </select>
  )
}
