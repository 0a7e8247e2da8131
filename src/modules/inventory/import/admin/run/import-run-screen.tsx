'use client'
import Link from 'next/link'
import styles from '@/ui/back-office/admin.module.css'
import { Figures } from '@/ui/back-office/figures'
import { LocalTime } from '@/ui/back-office/time/local-time'
import upload from '@/ui/back-office/upload/upload.module.css'
import type { ImportDetail } from '../../queries/get-import'
import css from '../import.module.css'
import { ImportProgress } from '../import-progress'
import { RowReasonsList } from '../row-reasons-list'
import * as words from '../words'
import { ImportRunActions } from './import-run-actions'
import { UndoImportDialog } from './undo-import-dialog'
import { useImportProgress, useSteering } from './use-import-progress'

const TITLES = {
  waiting: words.importIsAboutToStart,
  running: words.importing,
  stopping: words.stoppingAfterCurrentRows,
  undoing: words.undoingTheImport,
} as const

/** One import from its beginning to its undoing. It goes on when nobody looks. */
export function ImportRunScreen({ given, mayUndo }: { given: ImportDetail; mayUndo: boolean }) {
  const { importDetail, lost, setMatches, working } = useImportProgress(given)
  const { counts, id, status } = importDetail
  const steering = useSteering(id, setMatches)
  const { asking, busy, forget, problem, undo } = steering
  return (
    <div className={css.steps}>
      <Head importDetail={importDetail} />
      {problem && (
        <p className={upload.problem} role="alert">
          {problem}
        </p>
      )}
      {working ? <AtWork importDetail={importDetail} lost={lost} /> : <Outcome importDetail={importDetail} />}
      {importDetail.misread.length > 0 && status !== 'undone' && <Misread fields={importDetail.misread} />}
      <Figures
        figures={[
          ['created', counts.created],
          ['changed', counts.updated],
          ['skipped', counts.skipped],
          ['rejected', counts.rejected],
        ]}
      />
      <ImportRunActions importDetail={importDetail} mayUndo={mayUndo} steering={steering} working={working} />
      <RowReasonsList heading="h2" reasons={importDetail.reasons}>
        {importDetail.hasFile && <p className={styles.quiet}>{words.downloadContainsRejected}</p>}
      </RowReasonsList>
      <RowReasonsList heading="h2" reasons={importDetail.notes} title={words.whatIsChanged} />
      {asking && <UndoImportDialog busy={busy} close={forget} id={id} undo={undo} />}
    </div>
  )
}

/** How far an import or its undoing is. */
function AtWork({
  importDetail: { counts, progress, status },
  lost,
}: {
  importDetail: ImportDetail
  lost: string
}) {
  return (
    <ImportProgress
      lost={lost}
      progress={progress}
      title={TITLES[status as keyof typeof TITLES]}
      total={counts.created + counts.updated}
      unit={status === 'undoing' ? words.vehicles : words.unitRows}
    >
      <p className={styles.quiet}>{words.youCanLeaveThisPage}</p>
    </ImportProgress>
  )
}

function Misread({ fields }: { fields: string[] }) {
  return (
    <p className={css.notice} role="status">
      {words.mapOfThisImportHad(fields.join(', '))}
    </p>
  )
}

function Head({ importDetail }: { importDetail: ImportDetail }) {
  const { label, tone } = words.STATUS_WORDS[importDetail.status]
  return (
    <p className={css.head}>
      <strong>{importDetail.fileName}</strong>
      <span className={styles.status} data-tone={tone} role="status">
        {label}
      </span>
      <span className={styles.quiet}>
        {importDetail.startedBy ? words.startedBy(importDetail.startedBy) : words.startedFromCommandLine},{' '}
        <LocalTime iso={importDetail.startedAt} />
        {importDetail.finishedAt && (
          <>
            ; ended <LocalTime iso={importDetail.finishedAt} />
          </>
        )}
      </span>
    </p>
  )
}

function Outcome({
  importDetail: { counts, fileId, hasFile, problem, status, undone },
}: {
  importDetail: ImportDetail
}) {
  if (status === 'cancelled')
    return <p className={css.notice}>{words.cancelledAfter(counts.created + counts.updated)}</p>
  if (status === 'interrupted')
    return (
      <p className={upload.problem} role="alert">
        {words.itWasInterrupted(problem, hasFile)}
      </p>
    )
  if (status !== 'undone' || !undone) return null
  return (
    <div className={css.notice}>
      {words.plural(undone.removed, 'vehicle')} moved to the trash
      {undone.restored > 0 && `, ${words.plural(undone.restored, 'vehicle')} given their previous values`}.
      {undone.kept.length > 0 && (
        <ul>
          {undone.kept.map(({ examples, reason, rows }) => (
            <li key={reason}>{words.leftAlone(rows, reason, words.rowsText(examples, rows))}</li>
          ))}
        </ul>
      )}
      {fileId !== null && hasFile && (
        <p>
          <Link href={`/admin/inventory/import/files/${fileId}`}>{words.importAgainWithOtherSettings}</Link>
        </p>
      )}
    </div>
  )
}
