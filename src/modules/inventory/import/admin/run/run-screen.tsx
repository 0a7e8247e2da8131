'use client'
import Link from 'next/link'
import styles from '@/ui/back-office/admin.module.css'
import { Figures } from '@/ui/back-office/figures'
import { LocalTime } from '@/ui/back-office/local-time'
import upload from '@/ui/back-office/upload/upload.module.css'
import type { ImportDetail } from '../../queries/list-imports'
import css from '../import.module.css'
import { Progress } from '../progress'
import { Reasons } from '../reasons'
import * as words from '../words'
import { RunActions } from './run-actions'
import { UndoDialog } from './undo-dialog'
import { useImport, useSteering } from './use-import'

const TITLES = {
  waiting: words.importIsAboutToStart,
  running: words.importing,
  stopping: words.stoppingAfterCurrentRows,
  undoing: words.undoingTheImport,
} as const

/** One import from its beginning to its undoing. It goes on when nobody looks. */
export function RunScreen({ given, mayUndo }: { given: ImportDetail; mayUndo: boolean }) {
  const { found, lost, setMatches, working } = useImport(given)
  const { counts, id, status } = found
  const steering = useSteering(id, setMatches)
  const { asking, busy, forget, problem, undo } = steering
  return (
    <div className={css.steps}>
      <Head found={found} />
      {problem && (
        <p className={upload.problem} role="alert">
          {problem}
        </p>
      )}
      {working ? <AtWork found={found} lost={lost} /> : <Outcome found={found} />}
      {found.misread.length > 0 && status !== 'undone' && <Misread fields={found.misread} />}
      <Figures
        figures={[
          ['created', counts.created],
          ['changed', counts.updated],
          ['skipped', counts.skipped],
          ['rejected', counts.rejected],
        ]}
      />
      <RunActions found={found} mayUndo={mayUndo} steering={steering} working={working} />
      <Reasons heading="h2" reasons={found.reasons}>
        {found.hasFile && <p className={styles.quiet}>{words.downloadContainsRejected}</p>}
      </Reasons>
      <Reasons heading="h2" reasons={found.notes} title={words.whatIsChanged} />
      {asking && <UndoDialog busy={busy} close={forget} id={id} undo={undo} />}
    </div>
  )
}

/** How far an import or its undoing is. */
function AtWork({ found: { counts, progress, status }, lost }: { found: ImportDetail; lost: string }) {
  return (
    <Progress
      lost={lost}
      progress={progress}
      title={TITLES[status as keyof typeof TITLES]}
      total={counts.created + counts.updated}
      unit={status === 'undoing' ? words.vehicles : words.unitRows}
    >
      <p className={styles.quiet}>{words.youCanLeaveThisPage}</p>
    </Progress>
  )
}

function Misread({ fields }: { fields: string[] }) {
  return (
    <p className={css.notice} role="status">
      {words.mapOfThisImportHad(fields.join(', '))}
    </p>
  )
}

function Head({ found }: { found: ImportDetail }) {
  const { label, tone } = words.STATUS_WORDS[found.status]
  return (
    <p className={css.head}>
      <strong>{found.fileName}</strong>
      <span className={styles.status} data-tone={tone} role="status">
        {label}
      </span>
      <span className={styles.quiet}>
        {found.startedBy ? words.startedBy(found.startedBy) : words.startedFromCommandLine},{' '}
        <LocalTime iso={found.startedAt} />
        {found.finishedAt && (
          <>
            ; ended <LocalTime iso={found.finishedAt} />
          </>
        )}
      </span>
    </p>
  )
}

function Outcome({ found: { counts, fileId, hasFile, problem, status, undone } }: { found: ImportDetail }) {
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
