'use client'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import styles from '@/ui/admin/admin.module.css'
import { LocalTime } from '@/ui/admin/LocalTime'
import type { SavedMap } from '../../../queries/import-maps'
import { callImport, downloadText } from '../call-import'
import css from '../import.module.css'

/** Maps that are kept for the next file; each can be taken to the command line. */
export function SavedMaps({ maps }: { maps: SavedMap[] }) {
  const router = useRouter()
  const [asked, setAsked] = useState<number | null>(null)
  const [problem, setProblem] = useState('')
  const remove = async (id: number): Promise<void> => {
    const answer = await callImport('DELETE', `/maps/${id}`)
    setAsked(null)
    setProblem(answer.ok ? '' : answer.message)
    router.refresh()
  }
  if (maps.length === 0) return null
  return (
    <section className={styles.section}>
      <h2>Saved maps</h2>
      {problem && (
        <p className={styles.alert} data-tone="red" role="alert">
          {problem}
        </p>
      )}
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
            </span>
            <button
              aria-label={`Download ${name}`}
              className={styles.button}
              onClick={() => downloadText(`${name}.json`, `${JSON.stringify(map, null, 2)}\n`)}
              type="button"
            >
              Download
            </button>
            <button
              aria-label={asked === id ? `Really delete ${name}` : `Delete ${name}`}
              className={styles.button}
              onClick={() => (asked === id ? remove(id) : setAsked(id))}
              type="button"
            >
              {asked === id ? 'Really delete' : 'Delete'}
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
