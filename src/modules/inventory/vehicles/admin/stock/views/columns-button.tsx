'use client'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import styles from '@/ui/back-office/admin.module.css'
import { AdminDialog } from '@/ui/back-office/dialog'
import dialog from '@/ui/back-office/dialog.module.css'
import { useList } from '@/ui/back-office/list/list-context'
import css from '@/ui/back-office/menu.module.css'
import { Refusal } from '@/ui/back-office/refusal'
import { SaveButton } from '@/ui/back-office/save-button'
import { callApi } from '@/ui/client/call-api'
import { useSubmission } from '@/ui/form/use-submission'
import { ALWAYS_SHOWN, type StockColumnKey } from '../../../rules/stock/stock-column-choice'
import { columnTitle } from '../stock-columns'
import * as words from '../words'
import type { ViewState } from './view-state-type'

/** Chooses the columns of the list. */
export function ColumnsButton({ state }: { state: ViewState }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button className={styles.button} onClick={() => setOpen(true)} type="button">
        {words.columns}
      </button>
      {isOpen && <ColumnsDialog onClose={() => setOpen(false)} state={state} />}
    </>
  )
}

/** Stores a choice: with the view in the address, or as the person's own. */
function useChoose({ current, isInAddress }: ViewState, onDone: () => void) {
  const { given, go, refresh } = useList()
  const { isBusy, problem, run } = useSubmission({ place: () => false })
  const choose = async (columns: readonly StockColumnKey[]) => {
    const text = columns.join(',')
    if (current || isInAddress) {
      onDone()
      return go({ columns: text, page: given.page ?? '' })
    }
    await run(async () => {
      const answer = await callApi('put', '/api/v1/vehicles/stock/settings', { body: { columns: text } })
      if (!answer.ok) return answer
      onDone()
      refresh()
      return answer
    })
  }
  return { isBusy, choose, problem }
}

type Chosen = ReadonlySet<StockColumnKey>

function ColumnsDialog({ onClose, state }: { onClose: () => void; state: ViewState }) {
  const { added, columns, current, isInAddress, offered, usual } = state
  const [chosen, setChosen] = useState<Chosen>(new Set(columns))
  const { isBusy, choose, problem } = useChoose(state, onClose)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void choose(offered.filter((key) => chosen.has(key)))
  }
  return (
    <AdminDialog narrow onClose={onClose} title={words.columns}>
      <form className={css.stack} onSubmit={submit}>
        <Checks added={added} chosen={chosen} offered={offered} onChange={setChosen} />
        <p className={styles.quiet}>{current || isInAddress ? words.columnsOfView : words.columnsPersist}</p>
        {problem && <Refusal>{problem}</Refusal>}
        <div className={dialog.foot}>
          <button className={styles.button} onClick={() => setChosen(new Set(usual))} type="button">
            {words.usualColumns}
          </button>
          <SaveButton isBusy={isBusy}>{words.show}</SaveButton>
        </div>
      </form>
    </AdminDialog>
  )
}

type ChecksProps = {
  added: ViewState['added']
  offered: readonly StockColumnKey[]
  chosen: Chosen
  onChange: (chosen: Chosen) => void
}

function Checks({ added, chosen, offered, onChange }: ChecksProps) {
  const all = useRef<HTMLFieldSetElement>(null)
  useEffect(() => all.current?.querySelector<HTMLElement>('input:enabled')?.focus(), [])
  const toggle = (key: StockColumnKey, isOn: boolean) => {
    const next = new Set(chosen)
    if (isOn) next.add(key)
    else next.delete(key)
    onChange(next)
  }
  return (
    <fieldset aria-label={words.columnsShown} className={css.checks} ref={all}>
      {offered.map((key) => (
        <label className={css.check} key={key}>
          <input
            checked={chosen.has(key)}
            disabled={key === ALWAYS_SHOWN}
            onChange={(event) => toggle(key, event.target.checked)}
            type="checkbox"
          />
          <span>
            {columnTitle(key, added)}{' '}
            {key === ALWAYS_SHOWN && <span className={styles.quiet}>{words.always}</span>}
          </span>
        </label>
      ))}
    </fieldset>
  )
}
