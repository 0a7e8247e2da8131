'use client'
import type { DefaultCellComponentProps } from 'payload'
import { useState } from 'react'
import styles from '@/ui/admin/admin.module.css'

/** Active or inactive, with the switch between them, in the list itself. */
export function ReferenceStatusCell({ cellData, collectionSlug, rowData }: DefaultCellComponentProps) {
  const [status, setStatus] = useState(String(cellData ?? 'active'))
  const [problem, setProblem] = useState('')
  const [busy, setBusy] = useState(false)
  const toggle = async () => {
    setBusy(true)
    setProblem('')
    try {
      const answer = await fetch(`/api/v1/${collectionSlug}/${rowData.id}/toggle`, { method: 'PATCH' })
      const body = await answer.json()
      if (answer.ok) setStatus(body.data.status)
      else setProblem(body.message ?? `HTTP ${answer.status}`)
    } catch {
      setProblem('Network error occurred')
    }
    setBusy(false)
  }
  return (
    <span className={styles.pages}>
      <span className={styles.status} data-tone={status === 'active' ? 'green' : 'grey'}>
        {status === 'active' ? 'Active' : 'Inactive'}
      </span>
      <button aria-busy={busy} className={styles.button} disabled={busy} onClick={toggle} type="button">
        {status === 'active' ? 'Deactivate' : 'Activate'}
      </button>
      {problem && <span role="alert">{problem}</span>}
    </span>
  )
}
