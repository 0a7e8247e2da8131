'use client'
import styles from '@/ui/back-office/admin.module.css'
import { fieldSpec, type ImportField } from '../../engine/import-fields'
import type { Editor } from './use-import-editor'
import * as words from './words'

/** Leaves a field out. */
export function RemoveField({ editor, field }: { editor: Editor; field: ImportField }) {
  return (
    <button
      aria-label={words.removeLabel(fieldSpec(field).label)}
      className={styles.button}
      onClick={() => editor.setField(field, null)}
      type="button"
    >
      {words.remove}
    </button>
  )
}
