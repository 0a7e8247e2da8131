'use client'
import styles from '@/ui/back-office/admin.module.css'
import { fieldSpec, type ImportField } from '../../engine/import-fields'
import { confirmOrder, moveEntry, orderedEntries, tablesOf } from '../../engine/map/value-table-order'
import css from '../import.module.css'
import editorCss from './import-editor.module.css'
import { sourceText } from './map-in-editor'
import type { Editor } from './use-import-editor'
import * as words from './words'

/** Tables whose entries with a star lost their order: somebody puts them right before the map is used. */
export function ValueTableOrderNotice({ editor }: { editor: Editor }) {
  const { orderUnknown = [] } = editor.draft.map
  if (orderUnknown.length === 0) return null
  return (
    <section aria-labelledby="order-lost" className={css.notice}>
      <strong id="order-lost">{words.orderOfSomeEntries}</strong>
      <p>{words.entryWithMatchesMany}</p>
      {orderUnknown.map((field) => (
        <FieldOrder editor={editor} field={field} key={field} />
      ))}
    </section>
  )
}

function FieldOrder({ editor, field }: { editor: Editor; field: ImportField }) {
  const { draft, setDraft, setField } = editor
  const source = draft.map.fields[field]
  const { label } = fieldSpec(field)
  if (!source) return null
  const tables = tablesOf(source).map((table, place) => ({ table, place }))
  return (
    <div className={editorCss.order}>
      <h3>{label}</h3>
      {tables.map(({ place, table }) => (
        <Table
          key={place}
          label={tables.length > 1 ? words.labelFromSource(label, sourceText(table)) : label}
          move={(from, by) => setField(field, moveEntry(source, place, from, by))}
          rows={orderedEntries(table)}
        />
      ))}
      <button
        className={styles.button}
        onClick={() => setDraft((before) => ({ ...before, map: confirmOrder(before.map, field) }))}
        type="button"
      >
        {words.orderOfIsRight(label)}
      </button>
    </div>
  )
}

type TableProps = {
  label: string
  rows: ReturnType<typeof orderedEntries>
  move: (from: number, by: -1 | 1) => void
}

function Table({ label, move, rows }: TableProps) {
  if (rows.length < 2) return null
  return (
    <ol aria-label={words.orderOfEntries(label)}>
      {rows.map(([pattern, value], place) => (
        <li key={pattern}>
          <span className={css.grow}>
            {pattern}{' '}
            <span className={styles.quiet}>→ {value === null ? words.leftEmpty : String(value)}</span>
          </span>
          <button
            aria-label={words.moveUp(pattern)}
            className={styles.button}
            disabled={place === 0}
            onClick={() => move(place, -1)}
            type="button"
          >
            {words.up}
          </button>
          <button
            aria-label={words.moveDown(pattern)}
            className={styles.button}
            disabled={place === rows.length - 1}
            onClick={() => move(place, 1)}
            type="button"
          >
            {words.down}
          </button>
        </li>
      ))}
    </ol>
  )
}
