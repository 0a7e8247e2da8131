'use client'
import { useQuery } from '@tanstack/react-query'
import styles from '@/ui/back-office/admin.module.css'
import { AdminDialog, DialogCancel, Question } from '@/ui/back-office/dialog'
import upload from '@/ui/back-office/upload/upload.module.css'
import { readOf } from '@/ui/client/read-of'
import type { UndoPreview } from '../../operations/preview-import-undo'
import * as words from '../words'

type Props = { id: number; busy: boolean; undo: () => void; close: () => void }

/** Shows what an undo would do, vehicle by vehicle, before it is done. */
export function UndoImportDialog({ busy, close, id, undo }: Props) {
  const { data, failureReason } = useQuery({
    ...readOf('/api/v1/imports/{id}/undo', { params: { path: { id } } }),
    gcTime: 0,
  })
  const offer = data?.data
  const count = offer ? offer.removed + offer.restored : 0
  return (
    <AdminDialog isConfirmation narrow onClose={close} title={words.undoImport(id)}>
      <Question
        foot={
          <>
            <DialogCancel>{count > 0 ? words.cancelUndo : words.close}</DialogCancel>
            {count > 0 && (
              <button className={styles.primary} disabled={busy} onClick={undo} type="button">
                {busy ? words.starting : words.undoVehicles(count)}
              </button>
            )}
          </>
        }
      >
        {!offer && !failureReason && <p role="status">{words.checkingItsVehicles}</p>}
        {!offer && failureReason && (
          <p className={upload.problem} role="alert">
            {failureReason.message}
          </p>
        )}
        {offer && <Offer offer={offer} />}
      </Question>
    </AdminDialog>
  )
}

function Offer({ offer: { kept, removed, restored } }: { offer: UndoPreview }) {
  return (
    <>
      {removed + restored === 0 ? (
        <p>
          <strong>{words.nothingInItCanBeUndone}</strong>
          {kept.length === 0 && ` ${words.allHaveChanged}`}
        </p>
      ) : (
        <ul>
          {removed > 0 && <li>{words.thatItCreatedGoToTrash(removed)}</li>}
          {restored > 0 && <li>{words.thatItChangedBecomeWhat(restored)}</li>}
          <li>{words.listEntriesItAdded}</li>
        </ul>
      )}
      {kept.length > 0 && (
        <>
          <p>{words.theseWillBeLeftAlone}</p>
          <ul>
            {kept.map(({ examples, reason, rows }) => (
              <li key={reason}>
                {words.plural(rows, 'vehicle')}: {reason} ({words.rowsText(examples, rows)})
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  )
}
