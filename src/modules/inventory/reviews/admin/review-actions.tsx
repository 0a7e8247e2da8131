'use client'
import styles from '@/ui/back-office/admin.module.css'
import list from '@/ui/back-office/list/list-context.module.css'
import type { Answer } from '@/ui/client/answer'
import type { StaffReview } from '../queries/list-reviews'
import { approveReview, showReview } from './review-calls'
import * as words from './words'

/** An action with a confirmation. */
export type Pending = { row: StaffReview; what: 'reply' | 'delete' }
/** Waits for a call; `failed` is shown where it fails, in place of the server's words. */
export type Change = (call: Promise<Answer<unknown>>, failed?: string) => Promise<void>

type Props = {
  row: StaffReview
  may: { update: boolean; delete: boolean }
  busy: boolean
  onSelect: (pending: Pending) => void
  onChange: Change
}

/** Whether a review stands on the home page. */
export function HomepageCheck({ busy, may, onChange, row }: Props) {
  const { id, isApproved, showOnHomepage, title } = row
  const word = showOnHomepage && !isApproved ? words.onceApproved : showOnHomepage ? words.shown : words.no
  return (
    <label className={list.check}>
      <input
        aria-label={words.showOnHomePage(title)}
        checked={showOnHomepage}
        disabled={busy || !may.update}
        onChange={() => onChange(showReview(id, !showOnHomepage), words.failedToUpdateVisibility)}
        type="checkbox"
      />
      {word}
    </label>
  )
}

/** What else can be done to a review. */
export function ReviewActions({ busy, may, onSelect, onChange, row }: Props) {
  const { id, isApproved, title } = row
  const button = (verb: string, act: () => void, label = `${verb} '${title}'`) => (
    <button aria-label={label} className={styles.button} disabled={busy} onClick={act} type="button">
      {verb}
    </button>
  )
  return (
    <span className={list.rowActions}>
      {may.update &&
        button(isApproved ? words.hide : words.approve, () => onChange(approveReview(id, !isApproved)))}
      {may.update && button(words.reply, () => onSelect({ row, what: 'reply' }), words.replyTo(title))}
      {may.delete && button(words.deleteIt, () => onSelect({ row, what: 'delete' }))}
    </span>
  )
}
