'use client'
import { toast } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import styles from '@/ui/back-office/admin.module.css'
import { ConfirmDialog } from '@/ui/back-office/dialog'
import * as mergeWords from '@/ui/back-office/merge/words'
import { callApi } from '@/ui/client/call-api'
import * as words from '../../words'
import type { Editing } from './use-edit-lock'
import css from './vehicle-form.module.css'

type Props = {
  editing: Editing
  sold: boolean
  mayReopen: boolean
  /** Reads the version that somebody else, or another tab, has saved since it was opened here. */
  outdated: (() => void) | null
  vehicle: { id: number; updatedAt: string } | null
}

/** Why the form is read-only or cannot be saved, and the way out for those who have one. */
export function ReadOnlyNotice({ editing: { other, takeOver }, mayReopen, outdated, sold, vehicle }: Props) {
  if (sold) return <Sold mayReopen={mayReopen} vehicle={vehicle} />
  if (outdated)
    return (
      <div className={css.notice} role="alert">
        <span>{mergeWords.changedMeanwhile(words.vehicle.toLowerCase())}</span>
        <button className={styles.button} onClick={outdated} type="button">
          {mergeWords.compareVersions}
        </button>
      </div>
    )
  if (!other) return null
  return (
    <div className={css.notice} role="alert">
      <span>{words.editedByNow(other.name)}</span>
      <button className={styles.button} onClick={takeOver} type="button">
        {words.takeOver}
      </button>
    </div>
  )
}

function Sold({ mayReopen, vehicle }: Pick<Props, 'mayReopen' | 'vehicle'>) {
  const router = useRouter()
  const [asking, setConfirming] = useState(false)
  const reopen = async () => {
    if (!vehicle) return
    const called = await callApi('patch', '/api/v1/vehicles/{id}', {
      params: { path: { id: vehicle.id } },
      body: { status: 'DRAFT', updatedAt: vehicle.updatedAt },
    })
    setConfirming(false)
    if (!called.ok) return void toast.error(called.message)
    toast.success(called.message)
    router.refresh()
  }
  return (
    <div className={css.notice} role="status">
      <span>{words.thisVehicleIsSold}</span>
      {mayReopen && (
        <button className={styles.button} onClick={() => setConfirming(true)} type="button">
          {words.reopen}
        </button>
      )}
      {asking && (
        <ConfirmDialog
          onClose={() => setConfirming(false)}
          onConfirm={reopen}
          title={words.reopenThisVehicle}
          verb={words.reopenAsDraft}
        >
          <p>{words.itBecomesDraft}</p>
        </ConfirmDialog>
      )}
    </div>
  )
}
