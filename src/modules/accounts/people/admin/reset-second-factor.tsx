'use client'
import { useState } from 'react'
import styles from '@/ui/back-office/admin.module.css'
import type { Called } from '@/ui/client/answer'
import { callApi } from '@/ui/client/call-api'
import * as words from './words'

type Props = { id: number; name: string; onCalled: (called: Called) => void }

/** Takes the second factor of somebody away who lost phone and recovery codes; confirmed once more. */
export function ResetSecondFactor({ id, name, onCalled }: Props) {
  const [isPending, setPending] = useState(false)
  const [busy, setBusy] = useState(false)
  const reset = async () => {
    setBusy(true)
    onCalled(await callApi('delete', '/api/v1/users/{id}/second-factor', { params: { path: { id } } }))
    setBusy(false)
    setPending(false)
  }
  if (!isPending)
    return (
      <button className={styles.button} onClick={() => setPending(true)} type="button">
        {words.resetSecondFactor}
      </button>
    )
  return (
    <button className={styles.button} disabled={busy} onClick={reset} type="button">
      {busy ? words.resetting : words.yesResetSecond(name)}
    </button>
  )
}
