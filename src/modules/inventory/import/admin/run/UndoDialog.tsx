'use client'
import { useEffect, useState } from 'react'
import styles from '@/ui/back-office/admin.module.css'
import { AdminDialog, DialogCancel, Question } from '@/ui/back-office/Dialog'
import type { UndoPreview } from '../../operations/preview-undo'
import { type Answered, callImport } from '../call-import'
import css from '../import.module.css'
import { plural, rowsText } from '../words'

type Props = { id: number; busy: boolean; undo: () => void; close: () => void }

/** Says what an undo would do, vehicle by vehicle, before it is done. */
export function UndoDialog({ busy, close, id, undo }: Props) {
  const [offer, setOffer] = useState<Answered<UndoPreview> | null>(null)
  useEffect(() => void callImport<UndoPreview>('GET', `/${id}/undo`).then(setOffer), [id])
  const can = offer?.ok && offer.data.removed + offer.data.restored > 0
  return (
    <AdminDialog asks narrow onClose={close} title={`Undo import ${id}?`}>
      <Question
        foot={
          <>
            <DialogCancel>{can ? 'Keep the import' : 'Close'}</DialogCancel>
            {can && (
              <button className={styles.primary} disabled={busy} onClick={undo} type="button">
                {busy ? 'Beginning…' : `Undo ${plural(offer.data.removed + offer.data.restored, 'vehicle')}`}
              </button>
            )}
          </>
        }
      >
        {offer === null && <p role="status">Looking at its vehicles…</p>}
        {offer && !offer.ok && (
          <p className={css.problem} role="alert">
            {offer.message}
          </p>
        )}
        {offer?.ok && <Offer offer={offer.data} />}
      </Question>
    </AdminDialog>
  )
}

function Offer({ offer: { kept, removed, restored } }: { offer: UndoPreview }) {
  return (
    <>
      {removed + restored === 0 ? (
        <p>
          <strong>Nothing of it can be undone.</strong>
          {kept.length === 0 && ' None of its vehicles is left as it was imported.'}
        </p>
      ) : (
        <ul>
          {removed > 0 && <li>{plural(removed, 'vehicle')} that it created go to the trash.</li>}
          {restored > 0 && <li>{plural(restored, 'vehicle')} that it changed become what they were.</li>}
          <li>List entries that it added and nobody uses are removed.</li>
        </ul>
      )}
      {kept.length > 0 && (
        <>
          <p>These are left alone:</p>
          <ul>
            {kept.map(({ examples, reason, rows }) => (
              <li key={reason}>
                {plural(rows, 'vehicle')}: {reason} ({rowsText(examples, rows)})
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  )
}
