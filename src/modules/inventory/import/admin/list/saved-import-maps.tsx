'use client'
import styles from '@/ui/back-office/admin.module.css'
import { LocalTime } from '@/ui/back-office/time/local-time'
import { fieldSpec, type ImportField } from '../../engine/import-fields'
import type { SavedMap } from '../../queries/list-import-maps'
import { downloadText } from '../download-text'
import css from '../import.module.css'
import { RemoveFileOrMapButton } from './remove-file-or-map-button'
import * as words from './words'

/** Which fields of a map wait for somebody to confirm the order of their entries. */
function orderToConfirm({ orderUnknown }: SavedMap['map']): string | null {
  const fields = (orderUnknown ?? []) as ImportField[]
  if (fields.length === 0) return null
  return words.orderOfItsEntries(fields.map((field) => fieldSpec(field).label).join(', '))
}

/** Maps that are saved for the next file; each can be downloaded for the command line. */
export function SavedImportMaps({ maps }: { maps: SavedMap[] }) {
  if (maps.length === 0) return null
  return (
    <section className={styles.section}>
      <h2>{words.savedMaps}</h2>
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
              aria-label={words.downloadName(name)}
              className={styles.button}
              onClick={() => downloadText(`${name}.json`, `${JSON.stringify(map, null, 2)}\n`)}
              type="button"
            >
              {words.download}
            </button>
            <RemoveFileOrMapButton name={name} id={id} of="maps" verb={words.deleteIt}>
              <p>{words.itCanNoLongerBeUsed}</p>
            </RemoveFileOrMapButton>
          </li>
        ))}
      </ul>
    </section>
  )
}
