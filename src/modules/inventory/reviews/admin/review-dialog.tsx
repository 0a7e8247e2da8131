'use client'
import { useState } from 'react'
import styles from '@/ui/back-office/admin.module.css'
import { SAVE_KEYS } from '@/ui/back-office/button-keys'
import { ConfirmDialog } from '@/ui/back-office/dialog'
import deals from '@/ui/back-office/requests.module.css'
import type { StaffReview } from '../queries/list-reviews'
import { REVIEW_REPLY_MAX } from '../rules/review'
import type { Change, Pending } from './review-actions'
import { answerReview, deleteReview } from './review-calls'
import * as words from './words'

type Props = { row: StaffReview; refusal: string | null; onClose: () => void }

type ReviewDialogProps = Omit<Props, 'row'> & { pending: Pending; onChange: Change }

/** The dialogs before a review is answered or deleted. */
export function ReviewDialog({ pending: { row, what }, onChange, ...dialog }: ReviewDialogProps) {
  if (what === 'reply')
    return <ReplyDialog {...dialog} onConfirm={(text) => onChange(answerReview(row.id, text))} row={row} />
  return (
    <DeleteReviewDialog
      {...dialog}
      onConfirm={() => onChange(deleteReview(row.id), words.failedToDeleteReview)}
      row={row}
    />
  )
}

/** The public answer to a review; an empty one takes the answer away. */
function ReplyDialog({
  onClose,
  onConfirm,
  refusal,
  row,
}: Props & { onConfirm: (text: string) => Promise<void> }) {
  const [text, setText] = useState(row.staffReply ?? '')
  return (
    <ConfirmDialog
      onClose={onClose}
      onConfirm={() => onConfirm(text)}
      keys={SAVE_KEYS}
      refusal={refusal}
      title={words.replyToReview}
      verb={words.save}
    >
      <p>
        <strong>{row.title}</strong>
      </p>
      <p>{row.comment}</p>
      <label className={styles.field}>
        <span className={styles.label}>{words.yourReplyShownBelow}</span>
        <textarea
          className={deals.area}
          maxLength={REVIEW_REPLY_MAX}
          onChange={(event) => setText(event.target.value)}
          value={text}
        />
      </label>
    </ConfirmDialog>
  )
}

/** Confirms before a review goes for good. */
function DeleteReviewDialog({
  onClose,
  onConfirm,
  refusal,
  row,
}: Props & { onConfirm: () => Promise<void> }) {
  return (
    <ConfirmDialog
      onClose={onClose}
      onConfirm={onConfirm}
      refusal={refusal}
      title={words.deleteAReview}
      verb={words.deleteIt}
    >
      <p>
        <strong>{row.title}</strong> by {row.user?.name ?? row.author}, about {row.vehicleName}.
      </p>
      <p>{words.thisCannotBeUndoneAndAuthor}</p>
    </ConfirmDialog>
  )
}
