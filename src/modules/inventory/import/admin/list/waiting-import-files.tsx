import Link from 'next/link'
import styles from '@/ui/back-office/admin.module.css'
import { LocalTime } from '@/ui/back-office/time/local-time'
import type { WaitingFile } from '../../queries/list-waiting-import-files'
import css from '../import.module.css'
import { plural } from '../words'
import { RemoveFileOrMapButton } from './remove-file-or-map-button'
import * as words from './words'

/** Files that somebody sent and has not imported yet. */
export function WaitingImportFiles({ files }: { files: WaitingFile[] }) {
  if (files.length === 0) return null
  return (
    <section className={styles.section}>
      <h2>{words.notImportedYet}</h2>
      <ul className={css.files}>
        {files.map((file) => (
          <li key={file.id}>
            <span className={css.grow}>
              <Link href={`/admin/inventory/import/files/${file.id}`}>
                <strong>{file.name}</strong>
              </Link>
              <span className={styles.quiet}>
                {' '}
                {plural(file.rows, 'row')}
                {file.createdBy && `, uploaded by ${file.createdBy}`}, <LocalTime iso={file.createdAt} />
              </span>
            </span>
            <Link className={styles.button} href={`/admin/inventory/import/files/${file.id}`}>
              {words.continueIt}
            </Link>
            <RemoveFileOrMapButton name={file.name} id={file.id} of="files" verb={words.discard}>
              <p>
                The file with {plural(file.rows, 'row')} and its current map will be deleted. Saved maps are
                kept.
              </p>
            </RemoveFileOrMapButton>
          </li>
        ))}
      </ul>
      <p className={styles.quiet}>{words.filesThatAreNotImported}</p>
    </section>
  )
}
