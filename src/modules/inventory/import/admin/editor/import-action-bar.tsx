'use client'
import styles from '@/ui/back-office/admin.module.css'
import type { ImportFileView } from '../../queries/get-import-file'
import css from '../import.module.css'
import editorCss from './import-editor.module.css'
import { viewOf } from './map-in-editor'
import type { Editor } from './use-import-editor'
import * as words from './words'

/** Where one stands, and the next thing to do; always in sight. */
export function ImportActionBar({ editor, file }: { editor: Editor; file: ImportFileView }) {
  const { busy, check, isChecked, preview, problem, run, startCheck, working } = editor
  const columns = file.facts.columns.map(({ name }) => name)
  const used = viewOf(editor.draft.map, columns).byColumn.size
  const isDone = isChecked && check?.state === 'done'
  const wanted = isDone ? check.counts.created + check.counts.updated : 0
  const unusable = preview.at === 'refused' || file.facts.rows === 0
  return (
    <div className={editorCss.actionBar}>
      <span className={css.grow}>
        {problem ? (
          <span className={editorCss.wrong} role="alert">
            {problem}
          </span>
        ) : (
          <span className={styles.quiet}>
            {words.ofColumnsUsed(words.count(used), words.count(columns.length))}{' '}
            {isDone && wanted === 0 && words.noRowsWouldChange}
          </span>
        )}
      </span>
      <button
        className={isDone ? styles.button : styles.primary}
        disabled={busy !== '' || working || unusable}
        onClick={startCheck}
        type="button"
      >
        {working ? words.checking : isDone ? words.checkAgain : words.check(file.facts.rows)}
      </button>
      {isDone && (
        <button
          className={styles.primary}
          disabled={busy !== '' || wanted === 0 || preview.busy}
          onClick={run}
          type="button"
        >
          {busy === 'run' ? words.starting : words.importIt(wanted)}
        </button>
      )}
    </div>
  )
}
