'use client'
import type { May } from '@/modules/content/publishing/admin/content-row-actions'
import styles from '@/ui/back-office/admin.module.css'
import list from '@/ui/back-office/list/list-context.module.css'
import { SelectedCount } from '@/ui/back-office/list/selected-count'
import type { Selection } from '@/ui/back-office/list/use-selection'
import { cx } from '@/ui/cx'
import type { StaffComment } from '../queries/list-staff-comments'
import blog from './blog.module.css'
import type { Decision } from './decide-or-delete-comments'
import * as words from './words'

export type CommentActs = {
  may: May
  busy: boolean
  onDecide: (rows: readonly StaffComment[], decision: Decision) => void
  onDelete: (rows: readonly StaffComment[]) => void
}

const VERBS: readonly (readonly [Decision, string])[] = [
  ['approve', words.approve],
  ['hide', words.hide],
  ['spam', words.markAsSpam],
]

/** Whether a decision changes anything about a comment; a held one can be confirmed to be spam. */
function isOpen({ isApproved, isSpam, isToCheck }: StaffComment, decision: Decision): boolean {
  if (decision === 'approve') return !isApproved
  return decision === 'hide' ? isApproved || isSpam : !isSpam || isToCheck
}

/** What can be done to a comment. */
export function CommentActions({ busy, may, onDecide, onDelete, row }: CommentActs & { row: StaffComment }) {
  const button = (verb: string, act: () => void) => (
    <button
      aria-label={words.actOn(verb, row.content)}
      className={styles.button}
      disabled={busy}
      key={verb}
      onClick={act}
      type="button"
    >
      {verb}
    </button>
  )
  return (
    <span className={cx(list.rowActions, blog.acts)}>
      {may.update &&
        VERBS.filter(([decision]) => isOpen(row, decision)).map(([decision, verb]) =>
          button(verb, () => onDecide([row], decision)),
        )}
      {may.delete && button(words.deleteIt, () => onDelete([row]))}
    </span>
  )
}

type BarProps = CommentActs & { selection: Selection & { rows: StaffComment[] } }

/** What can be done to the selected comments; nothing while there are none. The key b focuses this. */
export function CommentsBar({ busy, may, onDecide, onDelete, selection }: BarProps) {
  const { rows } = selection
  if (rows.length === 0) return null
  const button = (verb: string, act: () => void) => (
    <button className={styles.button} disabled={busy} key={verb} onClick={act} type="button">
      {verb}
    </button>
  )
  return (
    <div aria-label={words.selectedComments} className={list.toolbar} role="toolbar">
      <SelectedCount selection={selection} />
      <span className={list.rowActions} data-bulk="">
        {may.update && VERBS.map(([decision, verb]) => button(verb, () => onDecide(rows, decision)))}
        {may.delete && button(words.deleteIt, () => onDelete(rows))}
      </span>
    </div>
  )
}
