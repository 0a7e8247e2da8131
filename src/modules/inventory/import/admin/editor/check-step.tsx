'use client'
import styles from '@/ui/back-office/admin.module.css'
import { Figures } from '@/ui/back-office/figures'
import upload from '@/ui/back-office/upload/upload.module.css'
import { fileHref } from '@/ui/client/file-href'
import type { CheckResult } from '../../engine/check-result'
import type { ImportFileView } from '../../queries/get-import-file'
import css from '../import.module.css'
import { ImportProgress } from '../import-progress'
import { RowReasonsList } from '../row-reasons-list'
import editorCss from './import-editor.module.css'
import type { Editor } from './use-import-editor'
import * as words from './words'

/** What a check of every row found, or how far it is. */
export function CheckStep({ editor, file }: { editor: Editor; file: ImportFileView }) {
  const { check, isChecked, lost, stopCheck, working } = editor
  if (!check) return <p className={styles.quiet}>{words.notCheckedYetCheck(file.facts.rows)}</p>
  if (working)
    return (
      <ImportProgress
        lost={lost}
        progress={check.progress}
        title={check.state === 'waiting' ? words.checkIsAboutToStart : words.checkingEveryRow}
        total={file.facts.rows}
      >
        <button className={styles.button} onClick={stopCheck} type="button">
          {words.stopTheCheck}
        </button>
      </ImportProgress>
    )
  if (!('counts' in check)) return null
  if (check.state !== 'done')
    return (
      <p className={upload.problem} role="alert">
        {check.state === 'stopped' ? words.checkWasStopped : check.problem}
      </p>
    )
  return <Found file={file} isCurrent={isChecked} result={check} />
}

type CheckResultProps = { result: CheckResult; isCurrent: boolean; file: ImportFileView }

/** What would become of the rows. */
function Found({ file, isCurrent, result: { counts, made, notes = [], reasons } }: CheckResultProps) {
  return (
    <>
      {!isCurrent && (
        <p className={css.notice} role="status">
          {words.theseAreResultsOfLast}
        </p>
      )}
      <Figures
        figures={[
          ['would be created', counts.created],
          ['would be changed', counts.updated],
          ['would be skipped', counts.skipped],
          ['would be rejected', counts.rejected],
        ]}
      />
      <RowReasonsList reasons={reasons}>
        <a className={styles.button} download href={fileHref('/api/v1/imports/files/{id}/rejected', file.id)}>
          {words.downloadRejectedRows}
        </a>
      </RowReasonsList>
      <RowReasonsList reasons={notes} title={words.whatIsChanged} />
      {made.length > 0 && <NewEntries made={made} />}
    </>
  )
}

/** What the import would add to lists. */
function NewEntries({ made }: Pick<CheckResult, 'made'>) {
  return (
    <div className={css.block}>
      <h3>{words.newListEntries}</h3>
      <ul className={editorCss.made}>
        {made.map(({ count: n, label, list, names }) => (
          <li key={list}>
            <strong>
              {label}, {words.count(n)}:
            </strong>{' '}
            {names.join(', ')}
            {n > names.length && ', …'}
          </li>
        ))}
      </ul>
    </div>
  )
}
