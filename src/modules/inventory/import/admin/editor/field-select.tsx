'use client'
import styles from '@/ui/back-office/admin.module.css'
import { fieldSpec, type ImportField } from '../../engine/import-fields'
import type { ImportMap } from '../../engine/map/import-map-schema'
import { fieldGroups, REQUIRED_FIELDS, sourceText } from './map-in-editor'

type Props = {
  label: string
  value: ImportField | ''
  /** What the empty choice is called. */
  none: string
  map: ImportMap
  onChange: (field: ImportField | '') => void
}

const isNeeded = (field: ImportField): boolean => REQUIRED_FIELDS.some((one) => one === field)

/** A field of a vehicle, out of all, with what fills it already. */
export function FieldSelect({ label, map, none, onChange, value }: Props) {
  const text = (field: ImportField): string => {
    const source = map.fields[field]
    const now = source && field !== value ? `, now: ${sourceText(source).slice(0, 24)}` : ''
    return `${fieldSpec(field).label}${isNeeded(field) ? ' *' : ''}${now}`
  }
  return (
    <select
      aria-label={label}
      className={styles.input}
      onChange={({ target }) => onChange(target.value as ImportField | '')}
      value={value}
    >
      <option value="">{none}</option>
      {fieldGroups().map(({ fields, title }) => (
        <optgroup key={title} label={title}>
          {fields.map((field) => (
            <option key={field} value={field}>
              {text(field)}
            </option>
          ))}
        </optgroup>
      ))}
    </select>
  )
}
