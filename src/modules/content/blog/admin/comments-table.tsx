'use client'
import type { May } from '@/modules/content/publishing/admin/content-row-actions'
import { ConfirmDialog } from '@/ui/back-office/dialog'
import { CallOutcome } from '@/ui/back-office/list/call-outcome'
import { ListEmpty } from '@/ui/back-office/list/list-empty'
import { ListPager } from '@/ui/back-office/list/list-pager'
import type { Page } from '@/ui/back-office/list/page-at'
import { Table } from '@/ui/back-office/list/table'
import { useSelection } from '@/ui/back-office/list/use-selection'
import { useRemoval } from '@/ui/client/use-removal'
import type { StaffComment } from '../queries/list-staff-comments'
import { CommentActions, CommentsBar } from './comment-actions'
import { commentColumns } from './comment-columns'
import { type Decision, decideComments, deleteComments } from './decide-or-delete-comments'
import * as words from './words'

type Rows = readonly StaffComment[]
const idsOf = (rows: Rows): number[] => rows.map(({ id }) => id)

/** Decides about comments and deletes them; what was done to is not selected any more. */
function useComments(rows: StaffComment[]) {
  const selection = useSelection(rows)
  const removal = useRemoval((doomed: Rows) => deleteComments(idsOf(doomed)))
  const { confirm, doomed } = removal
  return {
    selection,
    removal,
    decide: async (chosen: Rows, decision: Decision) => {
      const { ok } = await removal.run(decideComments(idsOf(chosen), decision))
      if (ok) selection.drop(idsOf(chosen))
    },
    remove: async () => {
      const ok = await confirm()
      if (ok && doomed) selection.drop(idsOf(doomed))
    },
  }
}

type Props = {
  shown: Page<StaffComment>
  may: May
  /** Whether the post of each comment is shown, and its author. */
  shows: { post: boolean; named: boolean }
}

/** Comments with what can be done to one or several: approve, hide, mark as spam, delete. */
export function CommentsTable({ may, shown: { limit, page, pages, rows }, shows }: Props) {
  const { decide, removal, remove, selection } = useComments(rows)
  const { busy, called, doomed, forget, open, refusal } = removal
  const mayAct = may.update || may.delete
  const acts = { busy, may, onDecide: decide, onDelete: open }
  return (
    <>
      {mayAct && <CommentsBar {...acts} selection={selection} />}
      <CallOutcome called={called} />
      {rows.length === 0 ? (
        <ListEmpty
          hint={words.readersWrite}
          noMatch={words.noCommentMatches}
          none={shows.post ? words.noCommentsYet : words.noCommentsOnPost}
        />
      ) : (
        <Table
          columns={[
            ...commentColumns(shows),
            mayAct && {
              key: 'actions',
              title: words.actions,
              kind: 'actions',
              cell: (row) => <CommentActions {...acts} row={row} />,
            },
          ]}
          isCompact
          label={words.comments}
          nameOf={({ content }) => content}
          rows={rows}
          selection={mayAct ? selection : null}
        />
      )}
      <ListPager limit={limit} page={page} pages={pages} selection={mayAct ? selection : null} />
      {doomed && <DeleteDialog doomed={doomed} onClose={forget} onConfirm={remove} refusal={refusal} />}
    </>
  )
}

type DialogProps = {
  doomed: Rows
  refusal: string | null
  onClose: () => void
  onConfirm: () => Promise<void>
}

/** Confirms before comments go for good. */
function DeleteDialog({ doomed, ...dialog }: DialogProps) {
  const [first] = doomed
  const isOne = doomed.length === 1
  return (
    <ConfirmDialog
      {...dialog}
      title={isOne ? words.deleteAComment : words.deleteComments(doomed.length)}
      verb={words.deleteIt}
    >
      {isOne && <p>{first?.content}</p>}
      <p>{isOne ? words.confirmDeleteComment : words.confirmDeleteComments(doomed.length)}</p>
      <p>{words.ratingGoesToo}</p>
    </ConfirmDialog>
  )
}
