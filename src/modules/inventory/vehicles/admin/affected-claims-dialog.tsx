'use client'
import { useState } from 'react'
import styles from '@/ui/back-office/admin.module.css'
import { ConfirmDialog } from '@/ui/back-office/dialog'
import { NoteField } from '@/ui/back-office/note-field'
import deals from '@/ui/back-office/requests.module.css'
import { CLAIM_NOTE_MAX } from '../rules/vehicle-claims'
import * as words from '../words'
import { type Affected, type Agreed, agreedTo, byVehicle, notifiesCustomers } from './affected-claims'

type Props = {
  affected: Affected
  /** What is about to be done, as a verb: 'Save', 'Publish'. */
  verb: string
  /** What a vehicle is called, where several are changed. */
  nameOf?: (vehicleId: number) => string
  onAgree: (agreed: Agreed) => Promise<void>
  /** Does it to the other vehicles only. */
  onLeaveOut?: () => Promise<void>
  onClose: () => void
}

/** Shows for each vehicle what becomes of the claims on it, before a change that affects them. */
export function AffectedClaimsDialog({ affected, nameOf, onAgree, onClose, onLeaveOut, verb }: Props) {
  const [note, setNote] = useState('')
  const [soldToHolder, setSoldToHolder] = useState<boolean>()
  const vehicles = byVehicle(affected)
  const agree = () =>
    onAgree({
      ...agreedTo(affected),
      ...(note.trim() === '' ? {} : { reservationNote: note }),
      ...(soldToHolder === undefined ? {} : { soldToHolder }),
    })
  return (
    <ConfirmDialog
      disabled={affected.question !== null && soldToHolder === undefined}
      extra={onLeaveOut && { verb: words.leaveTheseOut, onClick: onLeaveOut }}
      onClose={onClose}
      onConfirm={agree}
      title={vehicles.length === 1 ? words.customerIsWaiting : words.customersAreWaiting}
      verb={words.verbAnyway(verb)}
    >
      <WhatBecomes nameOf={nameOf} vehicles={vehicles} />
      {affected.question && (
        <fieldset className={deals.choice}>
          <legend className={styles.label}>{affected.question}</legend>
          <BuyerChoice label={words.yes} onChoose={() => setSoldToHolder(true)} />
          <BuyerChoice label={words.heldBySomeoneElse} onChoose={() => setSoldToHolder(false)} />
        </fieldset>
      )}
      {(notifiesCustomers(affected) || soldToHolder === false) && (
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

type WhatBecomesProps = Pick<Props, 'nameOf'> & { vehicles: ReturnType<typeof byVehicle> }

/** Vehicle by vehicle what becomes of the claims on it. */
function WhatBecomes({ nameOf, vehicles }: WhatBecomesProps) {
  return (
    <ul className={deals.affected}>
      {vehicles.map(({ texts, vehicleId }) => (
        <li key={vehicleId}>
          {vehicleId !== null && nameOf && <strong>{nameOf(vehicleId)}</strong>}
          {texts.map((text) => (
            <p key={text}>{text}</p>
          ))}
        </li>
      ))}
    </ul>
  )
}

function BuyerChoice({ label, onChoose }: { label: string; onChoose: () => void }) {
  return (
    <label>
      <input name="sold-to-holder" onChange={onChoose} type="radio" />
      {label}
    </label>
  )
}
