'use client'
import styles from '@/ui/back-office/admin.module.css'
import { fieldSpec } from '../../engine/import-fields'
import { headerUnit, unitsOf } from '../../engine/map/file-units'
import { headerMultiplier } from '../../engine/map/header-multiplier'
import type { ColumnProfile } from '../../engine/suggest/profile-columns'
import editorCss from './import-editor.module.css'
import type { Target } from './map-in-editor'
import { unitChoice, unitOf } from './unit-of-column-choice'
import type { Editor } from './use-import-editor'
import * as words from './words'

type WritingProps = { column: ColumnProfile; setField: Editor['setField']; target: Target }

/** Shown where the cells of a column can be read in two ways, '45.210' and '45,210'. */
export function SeparatorSelect({ column, setField, target: { field, source } }: WritingProps) {
  const isOpen = (column.numbers?.open.length ?? 0) > 0 || source.decimal !== undefined
  if (fieldSpec(field).kind !== 'number' || !isOpen) return null
  return (
    <select
      aria-label={words.numberFormatOf(column.name)}
      className={`${styles.input} ${editorCss.unit}`}
      onChange={({ target: { value } }) => {
        const { decimal: _before, ...rest } = source
        setField(field, value === '' ? rest : { ...rest, decimal: value === ',' ? ',' : '.' })
      }}
      value={source.decimal ?? ''}
    >
      <option value="">{words.detectSeparators}</option>
      <option value=".">1,234.56</option>
      <option value=",">1.234,56</option>
    </select>
  )
}

type UnitProps = {
  column: string
  columns: readonly string[]
  setField: Editor['setField']
  target: Target
}

/** The unit of a column's numbers: one for all, by their size, or by another column. */
export function Unit({ column, columns, setField, target: { field, source } }: UnitProps) {
  const { dimension } = fieldSpec(field)
  if (!dimension) return null
  const units = unitsOf(dimension)
  const { times } = headerMultiplier(column)
  const others = columns.filter((name) => name !== '' && name !== column)
  return (
    <select
      aria-label={words.unitOf(column)}
      className={`${styles.input} ${editorCss.unit}`}
      onChange={({ target: { value } }) => {
        const { unit: _before, ...rest } = source
        const unit = unitOf(value)
        setField(field, unit === undefined ? rest : { ...rest, unit })
      }}
      value={unitChoice(source.unit)}
    >
      <option value="">
        {dimension === 'distance' && headerUnit(column, units) === null
          ? words.chooseUnit
          : words.inUnitValue(headerUnit(column, units) ?? units[0] ?? '', words.timesOf(times))}
      </option>
      {units.map((unit) => (
        <option key={unit} value={unit}>
          {words.inUnitValue(unit, words.timesOf(times) + (unit === units[0] ? '' : ` → ${units[0]}`))}
        </option>
      ))}
      {(dimension === 'displacement' || Array.isArray(source.unit)) && (
        <option value="size">{words.unitBySize}</option>
      )}
      <optgroup label={words.unitAsInColumn}>
        {others.map((name) => (
          <option key={name} value={`in ${name}`}>
            {name}
          </option>
        ))}
      </optgroup>
    </select>
  )
}
