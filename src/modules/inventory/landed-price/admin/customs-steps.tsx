'use client'
import { useState } from 'react'
import { dayInWords } from '@/kernel/time/day-in-words'
import styles from '@/ui/back-office/admin.module.css'
import { ConfirmDialog } from '@/ui/back-office/dialog'
import { callApi } from '@/ui/client/call-api'
import { useWrite } from '@/ui/client/use-write'
import { toast } from '@/ui/toast'
import type { CustomsList } from '../queries/list-customs-lists'
import * as words from './customs-words'

const wordsFor = ({ appliesFrom, country, name, status }: CustomsList) =>
  status === 'IN_USE'
    ? { verb: words.retire, title: words.retireTitle, text: words.retireText }
    : {
        verb: status === 'DRAFT' ? words.putInUse : words.putInUseAgain,
        title: words.inUseTitle(name),
        text: words.inUseText(country, dayInWords(appliesFrom)),
      }

/** Puts a list in use, or retires it; each is confirmed first. */
export function CustomsSteps({ list }: { list: CustomsList }) {
  const { called, clear, run } = useWrite()
  const [asking, setConfirming] = useState(false)
  const params = { path: { id: list.id } }
  const isUsed = list.status === 'IN_USE'
  const { text, title, verb } = wordsFor(list)
  const take = async (): Promise<void> => {
    const { message, ok } = await run(
      isUsed
        ? callApi('put', '/api/v1/customs-value-lists/{id}/retire', { params })
        : callApi('put', '/api/v1/customs-value-lists/{id}/use', { params }),
    )
    if (!ok) return
    setConfirming(false)
    toast(message)
  }
  return (
    <>
      <button
        className={isUsed ? styles.button : styles.primary}
        disabled={!isUsed && list.lines === 0}
        onClick={() => {
          clear()
          setConfirming(true)
        }}
        type="button"
      >
        {verb}
      </button>
      {asking && (
        <ConfirmDialog
          onClose={() => setConfirming(false)}
          onConfirm={take}
          refusal={called?.ok === false ? called.message : null}
          title={title}
          verb={verb}
        >
          <p>{text}</p>
        </ConfirmDialog>
      )}
    </>
  )
}
