'use client'
import { useRouter } from 'next/navigation'
import { type ReactNode, useState } from 'react'
import styles from '@/ui/back-office/admin.module.css'
import { ConfirmDialog } from '@/ui/back-office/dialog'
import { callApi } from '@/ui/client/call-api'

type Props = {
  /** What is done, as a verb: on the button and in the question. */
  verb: string
  /** What it is done to. */
  name: string
  of: 'files' | 'maps'
  id: number
  /** What is lost with it. */
  children: ReactNode
}

/** Removes something for good once it was confirmed; a refusal is shown in the question, and so is a lost connection. */
export function RemoveFileOrMapButton({ children, id, name, of, verb }: Props) {
  const router = useRouter()
  const [asking, setConfirming] = useState(false)
  const [refusal, setRefusal] = useState<string | null>(null)
  const open = () => {
    setRefusal(null)
    setConfirming(true)
  }
  const remove = async (): Promise<void> => {
    const params = { path: { id } }
    const answer =
      of === 'maps'
        ? await callApi('delete', '/api/v1/imports/maps/{id}', { params })
        : await callApi('delete', '/api/v1/imports/files/{id}', { params })
    setRefusal(answer.ok ? null : answer.message)
    if (!answer.ok) return
    setConfirming(false)
    router.refresh()
  }
  return (
    <>
      <button aria-label={`${verb} ${name}`} className={styles.button} onClick={open} type="button">
        {verb}
      </button>
      {asking && (
        <ConfirmDialog
          onClose={() => setConfirming(false)}
          onConfirm={remove}
          refusal={refusal}
          title={`${verb} ${name}?`}
          verb={verb}
        >
          {children}
        </ConfirmDialog>
      )}
    </>
  )
}
