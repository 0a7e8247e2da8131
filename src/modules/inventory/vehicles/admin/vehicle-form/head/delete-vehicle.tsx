'use client'
import { toast } from '@payloadcms/ui'
import { useState } from 'react'
import styles from '@/ui/back-office/admin.module.css'
import { useLeave } from '@/ui/back-office/connection/use-leave'
import { ConfirmDialog } from '@/ui/back-office/dialog'
import { rememberedListUrl } from '@/ui/back-office/list/remembered-list-url'
import { STOCK_PATH } from '../../../rules/stock/stock-path'
import * as words from '../../../words'
import type { Affected } from '../../affected-claims'
import { AffectedClaimsDialog } from '../../affected-claims-dialog'
import { moveToTrash, type Terms } from '../../stock/bulk-status-and-trash-calls'
import * as own from '../words'

type Props = {
  id: number
  /** What it is called in the question. */
  name: string
}

/** Moves the vehicle to the trash, once that and what becomes of claims on it is confirmed. */
export function DeleteVehicle({ id, name }: Props) {
  const leave = useLeave()
  const [step, setStep] = useState<'sure' | Affected | null>(null)
  const forget = () => setStep(null)
  const trash = async (terms: Terms) => {
    const done = await moveToTrash([id], terms)
    setStep(done.affected ?? null)
    if (done.affected) return
    const [refusal] = done.refusals
    if (!done.ok || refusal) return void toast.error(refusal ?? done.message)
    leave(rememberedListUrl(STOCK_PATH))
    toast.success(words.vehicleDeletedSuccessfully)
  }
  return (
    <>
      <button className={styles.button} onClick={() => setStep('sure')} type="button">
        {own.deleteIt}
      </button>
      {step === 'sure' && (
        <ConfirmDialog
          onClose={forget}
          onConfirm={() => trash({})}
          title={own.moveItToTrash(name)}
          verb={words.moveToTrash}
        >
          <p>{own.itIsRemovedEverywhere}</p>
        </ConfirmDialog>
      )}
      {step !== null && step !== 'sure' && (
        <AffectedClaimsDialog affected={step} onAgree={trash} onClose={forget} verb={words.moveToTrash} />
      )}
    </>
  )
}
