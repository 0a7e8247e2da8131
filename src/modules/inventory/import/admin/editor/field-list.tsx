'use client'
import styles from '@/ui/back-office/admin.module.css'
import { ScrollBox } from '@/ui/back-office/list/scroll-box'
import { fieldSpec } from '../../engine/import-fields'
import { requiredWhen, takes } from './field-requirements'
import editorCss from './import-editor.module.css'
import { fieldGroups } from './map-in-editor'
import * as words from './words'

/** Every field that a file can fill, what it takes and when it is required. */
export const FieldList = () => (
  <details className={editorCss.values}>
    <summary>{words.allFields}</summary>
    <p className={styles.quiet}>{words.fieldsIntroduction}</p>
    <ScrollBox label={words.allFields}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{words.field}</th>
            <th scope="col">{words.whenRequired}</th>
            <th scope="col">{words.fieldTaken}</th>
          </tr>
        </thead>
        {fieldGroups().map(({ fields, title }) => (
          <tbody key={title}>
            {fields.map((field) => (
              <tr key={field}>
                <th scope="row">{fieldSpec(field).label}</th>
                <td>{requiredWhen(field) || '—'}</td>
                <td>{takes(field)}</td>
              </tr>
            ))}
          </tbody>
        ))}
      </table>
    </ScrollBox>
  </details>
)
