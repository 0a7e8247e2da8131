'use client'
import Link from 'next/link'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import styles from '@/ui/admin/admin.module.css'
import { LocalTime } from '@/ui/admin/LocalTime'
import type { WaitingFile } from '../../../queries/import-files'
import { callImport } from '../call-import'
import css from '../import.module.css'
import { plural } from '../words'

/** Files that somebody sent and has not imported yet. */
export function WaitingFiles({ files }: { files: WaitingFile[] }) {
  const router = useRouter()
  const [problem, setProblem] = useState('')
  const discard = async (file: WaitingFile): Promise<void> => {
    const answer = await callImport('DELETE', `/files/${file.id}`)
    setProblem(answer.ok ? '' : answer.message)
    router.refresh()
  }
  if (files.length === 0) return null
  return (
    <section className={styles.section}>
      <h2>Not imported yet</h2>
      {problem && (
        <p className={styles.alert} data-tone="red" role="alert">
          {problem}
        </p>
      )}
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
                {file.createdBy && `, sent by ${file.createdBy}`}, <LocalTime iso={file.createdAt} />
              </span>
            </span>
            <Link className={styles.button} href={`/admin/inventory/import/files/${file.id}`}>
              Go on
            </Link>
            <button
              aria-label={`Discard ${file.name}`}
              className={styles.button}
              onClick={() => discard(file)}
              type="button"
            >
              Discard
            </button>
          </li>
        ))}
      </ul>
      <p className={styles.quiet}>Files that nobody imports are removed after a week.</p>
    </section>
  )
}
