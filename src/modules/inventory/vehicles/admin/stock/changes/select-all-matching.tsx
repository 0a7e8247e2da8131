'use client'
import { useEffect, useRef } from 'react'
import styles from '@/ui/back-office/admin.module.css'
import { ConfirmDialog } from '@/ui/back-office/dialog'
import { BULK_MAX } from '../../../rules/stock/bulk-change'
import * as vehicleWords from '../../../words'
import stock from '../stock.module.css'
import { useDialogSend } from '../use-dialog-send'
import * as words from '../words'
import type { AllChange } from './stock-change-type'
import type { AllMatching } from './use-all-matching'

/** Once the whole page is ticked: the way to select all that match, and how many those are. */
export function SelectAllMatchingNote({ all }: { all: AllMatching }) {
  if (all.isAll) return <AllChosen all={all} />
  if (all.isTooMany) return <span className={styles.quiet}>{words.moreThanCanBeChanged(BULK_MAX)}</span>
  if (!all.mayChooseAll) return null
  return (
    <button className={styles.button} onClick={all.chooseAll} type="button">
      {words.selectAllThatMatch(all.total)}
    </button>
  )
}

/** That all are selected, and the way back, which takes the focus of the button that went. */
function AllChosen({ all }: { all: AllMatching }) {
  const back = useRef<HTMLButtonElement>(null)
  useEffect(() => back.current?.focus({ preventScroll: true }), [])
  return (
    <span aria-live="polite" className={stock.all}>
      <strong>{words.allThatMatch(all.total)}</strong>
      <button className={styles.button} onClick={all.clear} ref={back} type="button">
        {words.clear}
      </button>
    </span>
  )
}

const VERBS = {
  PUBLISHED: vehicleWords.publish,
  DRAFT: vehicleWords.unpublish,
  ARCHIVED: vehicleWords.archive,
  TRASH: vehicleWords.moveToTrash,
}

type Props = { all: AllMatching; change: AllChange; onClose: () => void }

/** Shows how many vehicles are about to change, on all pages. */
export function SelectAllMatchingDialog({ all, change, onClose }: Props) {
  const { refusal, send } = useDialogSend(onClose)
  const what = change.kind === 'trash' ? 'TRASH' : change.status
  return (
    <ConfirmDialog
      onClose={onClose}
      onConfirm={() => send(() => all.send(change))}
      refusal={refusal}
      title={words.ALL_MATCHING_REQUEST[what](all.total)}
      verb={VERBS[what]}
    >
      <p>{words.eachIsChecked}</p>
    </ConfirmDialog>
  )
}
