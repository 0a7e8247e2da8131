'use client'
import Link from 'next/link'
import { useRouter } from 'next/navigation'
import { useMemo } from 'react'
import { dayInWords } from '@/kernel/time/day-in-words'
import styles from '@/ui/back-office/admin.module.css'
import { ConfirmDialog } from '@/ui/back-office/dialog'
import { CallOutcome } from '@/ui/back-office/list/call-outcome'
import list from '@/ui/back-office/list/list-context.module.css'
import { ListEmpty } from '@/ui/back-office/list/list-empty'
import { useMessageForList } from '@/ui/back-office/list/message-for-list'
import { StatusLabel } from '@/ui/back-office/list/status-label'
import { Table, type TableColumn } from '@/ui/back-office/list/table'
import { useRowKeys } from '@/ui/back-office/use-row-keys'
import { useScreenKeys } from '@/ui/back-office/use-screen-keys'
import { callApi } from '@/ui/client/call-api'
import { useRemoval } from '@/ui/client/use-removal'
import type { Opening } from '../queries/list-openings'
import { applicationsOfJob, editJobUrl, NEW_JOB, viewJobUrl } from '../rules/admin-urls'
import {
  OPENING_MODE_LABELS,
  OPENING_STATUS_LABELS,
  OPENING_STATUSES,
  OPENING_TYPE_LABELS,
  type OpeningStatus,
} from '../rules/opening-lists'
import { STATUS_TONES } from './status-tones'
import * as words from './words'

export type OpeningLine = Pick<
  Opening,
  | 'id'
  | 'title'
  | 'status'
  | 'closingDate'
  | 'isClosed'
  | 'type'
  | 'mode'
  | 'showroom'
  | 'postedBy'
  | 'applications'
>

type May = { create: boolean; update: boolean; delete: boolean }

const one = (id: number) => ({ params: { path: { id } } })
const removeJob = ({ id }: OpeningLine) => callApi('delete', '/api/v1/jobs/{id}', one(id))
const setStatus = (id: number, status: OpeningStatus) =>
  callApi('put', '/api/v1/jobs/{id}/status', { ...one(id), body: { status } })

const hrefFor = (may: May) => (id: number) => (may.update ? editJobUrl(id) : viewJobUrl(id))

/** Moves through the jobs by keyboard. @returns the one that it is at */
function useJobKeys(rows: readonly OpeningLine[], may: May): number | null {
  const router = useRouter()
  const ids = useMemo(() => rows.map(({ id }) => id), [rows])
  const current = useRowKeys(ids, { open: (id) => router.push(hrefFor(may)(id)) })
  const showApplications = () => current !== null && router.push(applicationsOfJob(current))
  useScreenKeys([
    { key: 'a', what: words.applicationsKey, act: showApplications },
    ...(may.create ? [{ key: 'n', what: words.newJobKey, act: () => router.push(NEW_JOB) }] : []),
  ])
  return current
}

/** The jobs: j and k move, e opens, a shows who applied, n begins a new one. */
export function OpeningsTable({ may, rows }: { rows: readonly OpeningLine[]; may: May }) {
  const message = useMessageForList()
  const current = useJobKeys(rows, may)
  const { called, confirm, doomed, forget, open, refusal, run } = useRemoval(removeJob)
  const acts = {
    hrefOf: hrefFor(may),
    may,
    onDelete: open,
    onStatus: (id: number, to: OpeningStatus) => void run(setStatus(id, to)),
  }
  return (
    <>
      <CallOutcome called={called ?? message} />
      {rows.length === 0 ? (
        <ListEmpty
          hint={may.create ? words.createFirst : words.staffWithPermission}
          noMatch={words.noJobMatches}
          none={words.noJobsYet}
        />
      ) : (
        <Table columns={columnsFor(acts)} current={current} isCompact label={words.jobs} rows={rows} />
      )}
      {doomed && (
        <ConfirmDialog
          onClose={forget}
          onConfirm={async () => void (await confirm())}
          refusal={refusal}
          title={words.deleteAJob}
          verb={words.deleteIt}
        >
          <p>{words.deletesForGood(doomed.title)}</p>
          <p>{words.keptWithApplications}</p>
        </ConfirmDialog>
      )}
    </>
  )
}

type Acts = {
  may: May
  hrefOf: (id: number) => string
  onStatus: (id: number, status: OpeningStatus) => void
  onDelete: (row: OpeningLine) => void
}

const FACT_COLUMNS: readonly TableColumn<OpeningLine>[] = [
  {
    key: 'closingDate',
    title: words.closingDate,
    cell: ({ closingDate, isClosed }) => (
      <>
        {dayInWords(closingDate)}
        {isClosed && <span className={list.under}>{words.closed}</span>}
      </>
    ),
  },
  {
    key: 'type',
    title: words.kind,
    cell: ({ mode, type }) => (
      <>
        {OPENING_TYPE_LABELS[type]}
        <span className={list.under}>{OPENING_MODE_LABELS[mode]}</span>
      </>
    ),
  },
  {
    key: 'applications',
    title: words.applications,
    kind: 'number',
    cell: ({ applications, id, title }) => (
      <Link aria-label={words.applicationsFor(title)} href={applicationsOfJob(id)}>
        {applications}
      </Link>
    ),
  },
  { key: 'postedBy', title: words.postedBy, cell: ({ postedBy }) => postedBy ?? words.nobody },
]

const columnsFor = (acts: Acts): TableColumn<OpeningLine>[] => [
  {
    key: 'title',
    title: words.job,
    kind: 'long',
    card: 'title',
    cell: ({ id, showroom, title }) => (
      <>
        <Link href={acts.hrefOf(id)}>{title}</Link>
        <span className={list.under}>{showroom}</span>
      </>
    ),
  },
  {
    key: 'status',
    title: words.status,
    card: 'status',
    cell: (row) => <StatusCell {...acts} row={row} />,
  },
  ...FACT_COLUMNS,
  {
    key: 'actions',
    title: words.actions,
    kind: 'actions',
    cell: (row) => <RowActions {...acts} row={row} />,
  },
]

type RowProps = Acts & { row: OpeningLine }

/** The status, which moves freely among the three. */
function StatusCell({ may, onStatus, row: { id, status, title } }: RowProps) {
  if (!may.update)
    return <StatusLabel tone={STATUS_TONES[status]}>{OPENING_STATUS_LABELS[status]}</StatusLabel>
  const choose = (value: string) => {
    const chosen = OPENING_STATUSES.find((known) => known === value)
    if (chosen) onStatus(id, chosen)
  }
  return (
    <StatusLabel tone={STATUS_TONES[status]}>
      <select
        aria-label={words.statusOf(title)}
        className={styles.input}
        onChange={({ target }) => choose(target.value)}
        value={status}
      >
        {OPENING_STATUSES.map((value) => (
          <option key={value} value={value}>
            {OPENING_STATUS_LABELS[value]}
          </option>
        ))}
      </select>
    </StatusLabel>
  )
}

const RowActions = ({ may, onDelete, row }: RowProps) => (
  <span className={list.rowActions}>
    {may.update && (
      <Link
        aria-label={words.named(words.edit, row.title)}
        className={styles.button}
        href={editJobUrl(row.id)}
      >
        {words.edit}
      </Link>
    )}
    <Link aria-label={words.named(words.view, row.title)} className={styles.button} href={viewJobUrl(row.id)}>
      {words.view}
    </Link>
    {may.delete && (
      <button
        aria-label={words.named(words.deleteIt, row.title)}
        className={styles.button}
        onClick={() => onDelete(row)}
        type="button"
      >
        {words.deleteIt}
      </button>
    )}
  </span>
)
