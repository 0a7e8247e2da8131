'use client'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import Link from 'next/link'
import { useState } from 'react'
import styles from '@/ui/back-office/admin.module.css'
import { LocalTime } from '@/ui/back-office/LocalTime'
import { addressOf } from '@/ui/client/address'
import type { Answer } from '@/ui/client/answer'
import { callApi } from '@/ui/client/office'
import { readOf } from '@/ui/client/read'
import type { ImportDetail } from '../../queries/imports'
import { Figures } from '../Figures'
import css from '../import.module.css'
import { Progress } from '../Progress'
import { Reasons } from '../Reasons'
import { plural, rowsText, STATUS_WORDS } from '../words'
import { UndoDialog } from './UndoDialog'

const LOOK_EVERY_MS = 1000
const WORKING = ['waiting', 'running', 'stopping', 'undoing']
const isWorking = ({ status }: ImportDetail): boolean => WORKING.includes(status)

/** An import as it is now, looked at again while anything is being done to it. */
function useImport(given: ImportDetail) {
  const client = useQueryClient()
  const read = readOf('/api/v1/imports/{id}', { params: { path: { id: given.id } } })
  const begun: { data: ImportDetail } = { data: given }
  const { data, failureReason } = useQuery({
    ...read,
    initialData: begun,
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
    refetchInterval: ({ state }) => isWorking(state.data?.data ?? given) && LOOK_EVERY_MS,
  })
  const setFound = (found: { data: ImportDetail }) => client.setQueryData(read.queryKey, found)
  const found = data.data
  return { found, lost: failureReason?.message ?? '', setFound, working: isWorking(found) }
}

const TITLES = {
  waiting: 'The import is about to start',
  running: 'Importing',
  stopping: 'Stopping after the current rows',
  undoing: 'Undoing the import',
} as const

/** One import from its beginning to its undoing. It goes on when nobody looks. */
export function RunScreen({ given, mayUndo }: { given: ImportDetail; mayUndo: boolean }) {
  const { found, lost, setFound, working } = useImport(given)
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState('')
  const [asking, setAsking] = useState(false)
  const { counts, id, status } = found
  const params = { path: { id } }
  const steer = async (call: Promise<Answer<{ data: ImportDetail }>>): Promise<void> => {
    setBusy(true)
    const answer = await call
    setBusy(false)
    setAsking(false)
    setProblem(answer.ok ? '' : answer.message)
    if (answer.ok) setFound(answer.body)
  }
  const cancel = () => steer(callApi('post', '/api/v1/imports/{id}/cancel', { params }))
  const goOn = () => steer(callApi('post', '/api/v1/imports/{id}/continue', { params }))
  const undo = () => steer(callApi('post', '/api/v1/imports/{id}/undo', { params }))
  const isImporting = status === 'waiting' || status === 'running'
  const isPaused = status === 'cancelled' || status === 'interrupted'
  const changed = counts.created + counts.updated
  const isLeft = found.undone === null ? changed > 0 : found.undone.kept.length > 0
  return (
    <div className={css.steps}>
      <Head found={found} />
      {problem && (
        <p className={css.problem} role="alert">
          {problem}
        </p>
      )}
      {working ? (
        <Progress
          lost={lost}
          progress={found.progress}
          title={TITLES[status as keyof typeof TITLES]}
          total={changed}
          unit={status === 'undoing' ? 'vehicles' : 'rows'}
        >
          <p className={styles.quiet}>You can leave this page; the import continues.</p>
        </Progress>
      ) : (
        <Outcome found={found} />
      )}
      {found.misread.length > 0 && status !== 'undone' && <Misread fields={found.misread} />}
      <Figures
        figures={[
          ['created', counts.created],
          ['changed', counts.updated],
          ['skipped', counts.skipped],
          ['rejected', counts.rejected],
        ]}
      />
      <div className={styles.actions}>
        {isImporting && found.fileId !== null && (
          <button className={styles.button} disabled={busy} onClick={cancel} type="button">
            Cancel the import
          </button>
        )}
        {isPaused && found.hasFile && (
          <button className={styles.primary} disabled={busy} onClick={goOn} type="button">
            Resume
          </button>
        )}
        {!working && (
          <a className={styles.button} download href={addressOf('/api/v1/imports/{id}/report', id)}>
            Download the report
          </a>
        )}
        {!working && found.hasFile && counts.rejected > 0 && (
          <a className={styles.button} download href={addressOf('/api/v1/imports/{id}/rejected', id)}>
            Download the rejected rows
          </a>
        )}
        {!working && mayUndo && isLeft && (
          <button className={styles.button} disabled={busy} onClick={() => setAsking(true)} type="button">
            {status === 'undone' ? 'Undo the rest…' : 'Undo…'}
          </button>
        )}
      </div>
      <Reasons heading="h2" reasons={found.reasons}>
        {found.hasFile && (
          <p className={styles.quiet}>
            The download contains the rejected rows with the problem beside each: correct them and upload the
            file again.
          </p>
        )}
      </Reasons>
      {asking && <UndoDialog busy={busy} close={() => setAsking(false)} id={id} undo={undo} />}
    </div>
  )
}

function Misread({ fields }: { fields: string[] }) {
  return (
    <p className={css.notice} role="status">
      The map of this import had lost the order of its entries with *, so some values may have been misread:
      please review {fields.join(', ')}. To put them right, undo the import and import the file again.
    </p>
  )
}

function Head({ found }: { found: ImportDetail }) {
  const { label, tone } = STATUS_WORDS[found.status]
  return (
    <p className={css.head}>
      <strong>{found.fileName}</strong>
      <span className={styles.status} data-tone={tone} role="status">
        {label}
      </span>
      <span className={styles.quiet}>
        {found.startedBy ? `Started by ${found.startedBy}` : 'Started from the command line'},{' '}
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
    return (
      <p className={css.notice}>
        It was cancelled. {plural(counts.created + counts.updated, 'vehicle')} had been imported and stay; the
        other rows were not touched.
      </p>
    )
  if (status === 'interrupted')
    return (
      <p className={css.problem} role="alert">
        It was interrupted{problem ? `: ${problem}` : ''}. What is imported stays.
        {hasFile ? ' It can be resumed where it stopped.' : ''}
      </p>
    )
  if (status !== 'undone' || !undone) return null
  return (
    <div className={css.notice}>
      {plural(undone.removed, 'vehicle')} went to the trash
      {undone.restored > 0 && `, ${plural(undone.restored, 'vehicle')} as before`}.
      {undone.kept.length > 0 && (
        <ul>
          {undone.kept.map(({ examples, reason, rows }) => (
            <li key={reason}>
              {plural(rows, 'vehicle')} left alone: {reason} ({rowsText(examples, rows)})
            </li>
          ))}
        </ul>
      )}
      {fileId !== null && hasFile && (
        <p>
          <Link href={`/admin/inventory/import/files/${fileId}`}>Import the file again differently</Link>
        </p>
      )}
    </div>
  )
}
