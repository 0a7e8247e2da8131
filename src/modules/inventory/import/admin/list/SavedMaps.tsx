'use client'
import styles from '@/ui/back-office/admin.module.css'
import { LocalTime } from '@/ui/back-office/LocalTime'
import { fieldSpec, type ImportField } from '../../engine/fields'
import type { SavedMap } from '../../queries/import-maps'
import { downloadText } from '../download-text'
import css from '../import.module.css'
import { RemoveButton } from './RemoveButton'

/** Which fields of a map wait for somebody to confirm the order of their entries. */
function orderToConfirm({ orderUnknown }: SavedMap['map']): string | null {
  const fields = (orderUnknown ?? []) as ImportField[]
  if (fields.length === 0) return null
  return `The order of its entries with * was lost for ${fields.map((field) => fieldSpec(field).label).join(', ')}. Confirm it when you next use this map.`
}

/** Maps that are kept for the next file; each can be taken to the command line. */
export function SavedMaps({ maps }: { maps: SavedMap[] }) {
  if (maps.length === 0) return null
  return (
    <section className={styles.section}>
      <h2>Saved maps</h2>
      <ul className={css.files}>
        {maps.map(({ id, map, name, updatedAt, updatedBy }) => (
          <li key={id}>
            <span className={css.grow}>
              <strong>{name}</strong>
              <span className={styles.quiet}>
                {' '}
                {Object.keys((map.fields ?? {}) as object).length} fields, changed
                {updatedBy && ` by ${updatedBy}`}, <LocalTime iso={updatedAt} />
              </span>
              {orderToConfirm(map) && <span className={css.block}>{orderToConfirm(map)}</span>}
            </span>
            <button
              aria-label={`Download ${name}`}
              className={styles.button}
              onClick={() => downloadText(`${name}.json`, `${JSON.stringify(map, null, 2)}\n`)}
              type="button"
            >
              Download
            </button>
            <RemoveButton name={name} id={id} of="maps" verb="Delete">
              <p>It can no longer be used for other files. What was imported with it stays.</p>
            </RemoveButton>
          </li>
        ))}
      </ul>
    </section>
  )
}
