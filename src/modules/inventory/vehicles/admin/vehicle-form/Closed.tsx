'use client'
import { toast } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import styles from '@/ui/back-office/admin.module.css'
import { ConfirmDialog } from '@/ui/back-office/Dialog'
import { callApi } from '@/ui/client/office'
import type { Lock } from './use-lock'
import css from './vehicle-form.module.css'

type Props = {
  lock: Lock
  sold: boolean
  mayReopen: boolean
  /** It was stored by somebody else, or in another tab, since it was opened here. */
  outdated: boolean
  vehicle: { id: number; updatedAt: string } | null
}

/** Why the form is read-only or cannot be saved, and the way out for those who have one. */
export function Closed({ lock, mayReopen, outdated, sold, vehicle }: Props) {
  const router = useRouter()
  if (sold) return <Sold mayReopen={mayReopen} vehicle={vehicle} />
  if (outdated)
    return (
      <div className={css.notice} role="alert">
        <span>
          This vehicle has been changed in the meantime, by someone else or in another tab. What you entered
          is still here but cannot be saved over it: reload the vehicle and make your change again.
        </span>
        <button className={styles.button} onClick={() => router.refresh()} type="button">
          Reload
        </button>
      </div>
    )
  if (!lock.other) return null
  return (
    <div className={css.notice} role="alert">
      <span>
        {lock.other.email ?? 'Someone else'} is changing this vehicle at the moment. You can read it, or take
        over: what they have not saved is then lost.
      </span>
      <button className={styles.button} onClick={lock.takeOver} type="button">
        Take over
      </button>
    </div>
  )
}

function Sold({ mayReopen, vehicle }: Pick<Props, 'mayReopen' | 'vehicle'>) {
  const router = useRouter()
  const [asking, setAsking] = useState(false)
  const reopen = async () => {
    if (!vehicle) return
    const called = await callApi('patch', '/api/v1/vehicles/{id}', {
      params: { path: { id: vehicle.id } },
      body: { status: 'DRAFT', updatedAt: vehicle.updatedAt },
    })
    setAsking(false)
    if (!called.ok) return void toast.error(called.message)
    toast.success(called.message)
    router.refresh()
  }
  return (
    <div className={css.notice} role="status">
      <span>This vehicle is sold and can no longer be changed.</span>
      {mayReopen && (
        <button className={styles.button} onClick={() => setAsking(true)} type="button">
          Reopen
        </button>
      )}
      {asking && (
        <ConfirmDialog
          onClose={() => setAsking(false)}
          onConfirm={reopen}
          title="Reopen this vehicle?"
          verb="Reopen as draft"
        >
          <p>
            It becomes a draft that can be edited and published again. The system logs record who did this.
          </p>
        </ConfirmDialog>
      )}
    </div>
  )
}
