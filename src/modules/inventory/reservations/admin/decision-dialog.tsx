'use client'
import { useState } from 'react'
import { CLAIM_NOTE_MAX } from '@/modules/inventory/vehicles/rules/vehicle-claims'
import styles from '@/ui/back-office/admin.module.css'
import { ConfirmDialog } from '@/ui/back-office/dialog'
import { NoteField } from '@/ui/back-office/note-field'
import type { StaffReservation } from '../queries/list-reservations'
import { decisionNotes } from '../rules/decision-notes'
import { endsIt, type StaffStep } from '../rules/reservation-workflow'
import { STAFF_STEP_WORDS } from '../rules/step-words'
import * as words from './words'

type Props = {
  decision: StaffStep
  row: StaffReservation
  onClose: () => void
  onConfirm: (note: string) => Promise<void>
  /** Why it could not be done. */
  refusal: string | null
}

/**
 * Shows what a decision does before it is taken, who else waits for the vehicle, and for whom it is held already;
 * a refusal or an early end may be explained to the customer.
 */
export function DecisionDialog({ decision, onClose, onConfirm, refusal, row }: Props) {
  const { result, verb } = STAFF_STEP_WORDS[decision]
  const { isPossible, notes } = decisionNotes(decision, row)
  const [note, setNote] = useState('')
  return (
    <ConfirmDialog
      disabled={!isPossible}
      onClose={onClose}
      onConfirm={() => onConfirm(note)}
      refusal={refusal}
      title={words.verbTheReservation(verb)}
      verb={verb}
    >
      <p>
        <strong>{row.vehicle.name}</strong> ({row.vehicle.sku})
        {row.customer && (
          <>
            {' '}
            for <strong>{row.customer.name}</strong>
          </>
        )}
        .
      </p>
      {notes.map((text, place) => (
        <p className={isPossible || place > 0 ? undefined : styles.alert} key={text}>
          {text}
        </p>
      ))}
      {isPossible && <p>{result}</p>}
      {endsIt(decision) && (
        <NoteField
          label={words.reasonForCustomerOptional}
          max={CLAIM_NOTE_MAX}
          onChange={setNote}
          value={note}
        />
      )}
    </ConfirmDialog>
  )
}
