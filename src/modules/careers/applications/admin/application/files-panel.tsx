'use client'
import { useState } from 'react'
import styles from '@/ui/back-office/admin.module.css'
import css from './application.module.css'
import type { ShownFile } from './read-application-screen'
import * as words from './words'

/** The files: one is shown in the page, if it is a PDF. */
export function FilesPanel({ files }: { files: readonly ShownFile[] }) {
  const [chosen, setChosen] = useState(0)
  const file = files[chosen]
  if (!file) return <p className={styles.quiet}>{words.noFiles}</p>
  return (
    <section aria-label={words.files} className={css.files}>
      <div className={styles.actions}>
        {files.length > 1 &&
          files.map(({ href, label }, at) => (
            <button
              aria-pressed={at === chosen}
              className={styles.button}
              key={href}
              onClick={() => setChosen(at)}
              type="button"
            >
              {label}
            </button>
          ))}
        <a className={styles.button} href={file.href} rel="noopener" target="_blank">
          {words.openFile(file.name)}
        </a>
      </div>
      {file.isPdf ? (
        <iframe className={css.pdf} key={file.href} loading="lazy" src={file.href} title={file.label} />
      ) : (
        <p className={styles.quiet}>{words.noPreview}</p>
      )}
    </section>
  )
}
