import Link from 'next/link'
import { SelectBox } from '@/ui/back-office/list/select-box'
import { StatusLabel } from '@/ui/back-office/list/status-label'
import type { Selection } from '@/ui/back-office/list/use-selection'
import { LocalDay } from '@/ui/back-office/time/local-day'
import { staffApplicationHref } from '../../rules/application-hrefs'
import { APPLICATION_STATUS_LABELS, SHORTLIST_STATUS_LABELS } from '../../rules/application-lists'
import type { ApplicationLine } from './application-line'
import css from './board.module.css'
import * as words from './words'

type Props = {
  card: ApplicationLine
  isCurrent: boolean
  isDraggable: boolean
  selection: Selection | null
}

/** An application on the board: who, for what, since when, and what is to be known at a glance. */
export function BoardCard({ card, isCurrent, isDraggable, selection }: Props) {
  const { id, isMarked, isRejectionPending, job, name, rating, shortlist, stageAt, status } = card
  return (
    <li
      aria-current={isCurrent || undefined}
      className={css.card}
      data-row={id}
      draggable={isDraggable}
      onDragStart={({ dataTransfer }) => dataTransfer.setData('text/plain', String(id))}
    >
      <div className={css.head}>
        {selection && (
          <SelectBox
            checked={selection.selected.has(id)}
            label={words.select(name)}
            onToggle={(event) => selection.tick(id, event)}
          />
        )}
        <Link draggable={false} href={staffApplicationHref(id)}>
          {name}
        </Link>
      </div>
      <p>{job}</p>
      <p className={css.since}>
        {words.inStageSince} <LocalDay iso={stageAt} />
      </p>
      <p className={css.marks}>
        {status === 'REJECTED' && (
          <StatusLabel tone="red">
            {APPLICATION_STATUS_LABELS.REJECTED}
            {isRejectionPending && `. ${words.rejectionWaits}`}
          </StatusLabel>
        )}
        {isMarked && <StatusLabel tone="red">{words.marked}</StatusLabel>}
        {shortlist !== 'PENDING' && (
          <StatusLabel tone={shortlist === 'SHORTLISTED' ? 'green' : 'slate'}>
            {SHORTLIST_STATUS_LABELS[shortlist]}
          </StatusLabel>
        )}
        {rating !== words.nothing && <span>{rating}</span>}
      </p>
    </li>
  )
}
