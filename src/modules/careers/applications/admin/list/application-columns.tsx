import Link from 'next/link'
import list from '@/ui/back-office/list/list-context.module.css'
import { StatusLabel } from '@/ui/back-office/list/status-label'
import type { TableColumn } from '@/ui/back-office/list/table'
import { LocalTime } from '@/ui/back-office/time/local-time'
import { staffApplicationHref } from '../../rules/application-hrefs'
import { APPLICATION_STATUS_LABELS, SHORTLIST_STATUS_LABELS } from '../../rules/application-lists'
import { APPLICATION_TONES } from '../../rules/application-tones'
import type { ApplicationLine } from './application-line'
import * as words from './words'

/** The columns of the table of applications. */
export const APPLICATION_COLUMNS: readonly TableColumn<ApplicationLine>[] = [
  {
    key: 'applicant',
    title: words.applicant,
    card: 'title',
    kind: 'long',
    cell: ({ country, id, isMarked, name }) => (
      <>
        <Link href={staffApplicationHref(id)}>{name}</Link>
        <span className={list.under}>{country}</span>
        {isMarked && <StatusLabel tone="red">{words.marked}</StatusLabel>}
      </>
    ),
  },
  {
    key: 'status',
    title: words.status,
    card: 'status',
    cell: ({ isRejectionPending, status }) => (
      <>
        <StatusLabel tone={APPLICATION_TONES[status]}>{APPLICATION_STATUS_LABELS[status]}</StatusLabel>
        {isRejectionPending && <span className={list.under}>{words.rejectionWaits}</span>}
      </>
    ),
  },
  {
    key: 'job',
    title: words.job,
    card: 'lead',
    kind: 'long',
    cell: ({ job, place }) => (
      <>
        {job}
        <span className={list.under}>{place}</span>
      </>
    ),
  },
  { key: 'shortlist', title: words.shortlist, cell: ({ shortlist }) => SHORTLIST_STATUS_LABELS[shortlist] },
  { key: 'rating', title: words.rating, cell: ({ rating }) => rating },
  {
    key: 'stageAt',
    title: words.waits,
    zoned: true,
    cell: ({ stageAt }) => <LocalTime iso={stageAt} />,
  },
  {
    key: 'created',
    title: words.applied,
    zoned: true,
    cell: ({ createdAt }) => <LocalTime iso={createdAt} />,
  },
]
